/** `npm run dev`, then /specimen-cards: everything drawn, side by side. Not part of the built page. */
import { mount } from 'svelte';
import '../tokens.css';
import '../fonts.css';
import '../app.css';
import { keepThings } from '../catalogue/catalogue.svelte';
import Preview from '../cards/CardPreview.svelte';
import Specimen from './CardSpecimens.svelte';

keepThings();
mount(Specimen, { target: document.getElementById('app')! });
mount(Preview, { target: document.body });
