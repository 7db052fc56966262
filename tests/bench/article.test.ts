// The article for players says what the committed results say.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARTICLE, withFigures, withoutFigures } from '../../bench/article-figures.js';

const text = readFileSync(ARTICLE, 'utf8');

describe('the article for players', () => {
  it('has every figure from a committed result (npm run -s article writes them anew)', () => {
    expect(withFigures(text)).toBe(text);
  });

  it('has no figure with an error that is not read from one', () => {
    expect(withoutFigures(text)).not.toMatch(/\d ?±|± ?\d/);
  });
});
