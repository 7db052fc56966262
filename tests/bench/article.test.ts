// The article for players says what the committed results say.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARTICLE, PAGES_WITH_FIGURES, withFigures, withoutFigures } from '../../bench/article-figures.js';

const text = readFileSync(ARTICLE, 'utf8');

describe('the article for players', () => {
  it.each(PAGES_WITH_FIGURES)(
    '%s has every marked figure from a committed result (npm run -s article writes them anew)',
    (page) => {
      const written = readFileSync(page, 'utf8');
      expect(withFigures(written)).toBe(written);
    },
  );

  it('has no figure with an error that is not read from one', () => {
    expect(withoutFigures(text)).not.toMatch(/\d ?±|± ?\d/);
  });
});
