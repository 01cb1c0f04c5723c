/** `npm run dev`, then /specimen-cards: everything drawn, side by side. Not part of the built page. */
import { mount } from 'svelte';
import '../tokens.css';
import '../fonts.css';
import '../app.css';
import { keepThings } from '../lib/things.svelte';
import Preview from './Preview.svelte';
import Specimen from './Specimen.svelte';

keepThings();
mount(Specimen, { target: document.getElementById('app')! });
mount(Preview, { target: document.body });
