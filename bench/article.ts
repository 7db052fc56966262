// The article for players says figures that are read from committed results: this writes them into it anew.
// Use: npm run -s article
import { readFileSync, writeFileSync } from 'node:fs';
import { ARTICLE, withFigures } from './article-figures.js';
import { optionsOf } from './options.js';

optionsOf('bench/article.ts', {});

const text = readFileSync(ARTICLE, 'utf8');
writeFileSync(ARTICLE, withFigures(text));
