// Entry of the page.
import { render } from 'preact';
import { App } from './shell/app.js';

const root = document.getElementById('page')!;
root.textContent = '';
render(<App />, root);
