// Entry of the page.
import { render } from 'preact';
import { App } from './shell/app.js';

const root = document.getElementById('page')!;
root.textContent = '';
render(<App />, root);

// After the first answer is on its way: what is kept for the next visit can wait.
if ('serviceWorker' in navigator && location.protocol !== 'file:') {
  setTimeout(() => navigator.serviceWorker.register('sw.js').catch(() => {}), 3000);
}
