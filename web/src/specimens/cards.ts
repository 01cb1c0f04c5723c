/** `npm run dev`, then /specimen-cards: everything drawn, side by side. Not part of the built page. */
import { mount } from 'svelte';
import '../tokens.css';
import '../fonts.css';
import '../app.css';
import { showUsualNames } from '../games';
import { keepCatalogue } from '../catalogue/catalogue.svelte';
import CardPreview from '../cards/CardPreview.svelte';
import CardSpecimens from './CardSpecimens.svelte';

showUsualNames();
keepCatalogue();
mount(CardSpecimens, { target: document.getElementById('app')! });
mount(CardPreview, { target: document.body });
