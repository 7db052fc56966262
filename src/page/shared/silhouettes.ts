// Outlines of the kinds of counters, in a square of 64: drawn for this page.
import type { Kind } from '../../board/index.js';

export const SILHOUETTES: Readonly<Record<Kind, string>> = {
  carrier: 'M5 17h19v-6h3v-3h3v3h3v6h8l-4 8H10z',
  battleship: 'M8 20h6v-3h6v3h3v-6h3V8h3v6h6v-4h3v7h4v3h2v-3h6v3h4l-4 7H13z',
  cruiser: 'M7 21h8v-3h5v3h4v-5h3v-5h2v5h7v5h4v-3h5v3h7l-5 6H12z',
  air: 'M30 5h4l2 8 16 7v4l-16-2-1 6 4 3v2l-7-2-7 2v-2l4-3-1-6-16 2v-4l16-7z',
  amphibious: 'M10 14h32l6 5v8H10zM16 9h12v5H16z',
  submarine: 'M6 21c8-4 16-4 20-4v-6h8v6c8 0 16 1 24 5-10 5-38 6-52-1z',
};
