import './fonts.css';
import './tokens.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
// A task of its own: to read the modules is one already.
if (target) setTimeout(() => mount(App, { target }));
