// Every paragraph of the rules and every ruling has a test, and the table in reports/ says which.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citationsOf } from './citations.js';
import { REPORT, ROOT, ruleCoverage } from './rule-coverage.js';

describe('rule coverage', () => {
  const { missing, unknown, markdown } = ruleCoverage();

  it('every paragraph and every ruling is cited by a test', () => {
    expect(missing).toEqual([]);
  });

  it('no test cites a paragraph that does not exist', () => {
    expect(unknown).toEqual([]);
  });

  it('the table is current: if not, `npm run -s rule-coverage` writes it', () => {
    expect(readFileSync(join(ROOT, REPORT), 'utf8')).toBe(markdown);
  });

  it('reads what a title cites, up to its first colon', () => {
    expect(citationsOf('7.422: a carrier')).toEqual(['7.422']);
    expect(citationsOf('7.41, withhold-fire-by-day and 21: x')).toEqual(['7.41', 'withhold-fire-by-day', '21']);
    expect(citationsOf('nt1 18.131, nt1 Q18.132-1: x')).toEqual(['nt1 18.131', 'nt1 Q18.132-1']);
    expect(citationsOf('adjustment 2a, menzel-3c, menzel: x')).toEqual(['adjustment 2a', 'menzel-3c', 'menzel']);
    expect(citationsOf('a turn: 7.1')).toEqual([]);
    expect(citationsOf('7.1 without a colon')).toEqual([]);
    expect(citationsOf('%s: a row')).toEqual([]);
  });
});
