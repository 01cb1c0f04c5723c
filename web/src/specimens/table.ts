import '../fonts.css';
import '../tokens.css';
import '../app.css';
import { mount } from 'svelte';
import TableSpecimen from './TableSpecimen.svelte';

const target = document.getElementById('app');
if (target) mount(TableSpecimen, { target });
