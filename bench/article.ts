// Pages for players say figures that are read from committed results: this writes them anew.
// Use: npm run -s article
import { readFileSync, writeFileSync } from 'node:fs';
import { PAGES_WITH_FIGURES, withFigures } from './article-figures.js';
import { optionsOf } from './options.js';

optionsOf('bench/article.ts', {});

for (const page of PAGES_WITH_FIGURES) writeFileSync(page, withFigures(readFileSync(page, 'utf8')));
