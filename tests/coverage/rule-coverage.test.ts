// Every paragraph of the rules and every ruling has a test, and the table in reports/ says which.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citationsOf, houseRulesOf, ROOT } from './citations.js';
import { HOUSE_RULES_REPORT, houseRuleCoverage } from './house-rule-coverage.js';
import { REPORT, ruleCoverage } from './rule-coverage.js';

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

describe('coverage of the house rules of Pacific War', () => {
  const { missing, unknown, markdown } = houseRuleCoverage();

  it('every rule is cited by a test, and no other', () => {
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  it('the table is current: if not, `npm run -s rule-coverage` writes it', () => {
    expect(readFileSync(join(ROOT, HOUSE_RULES_REPORT), 'utf8')).toBe(markdown);
  });

  it('reads what a title cites', () => {
    expect(houseRulesOf('house rule 3, house rule 15: a week')).toEqual(['house rule 3', 'house rule 15']);
    expect(houseRulesOf('15: a week')).toEqual([]);
  });
});
