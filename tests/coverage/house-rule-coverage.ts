// The coverage table of the 32 house rules of Pacific War: what is done with each, and the tests that prove it.
import { HOUSE_RULES, TREATMENTS } from '../../src/pacific-war/rules.js';
import { cell, citingTests, houseRulesOf, ROOT } from './citations.js';

export const HOUSE_RULES_REPORT = 'reports/pacific-war-coverage.md';

/** What the tests of this checkout cite. */
export function houseRuleCoverage() {
  const tests = citingTests(ROOT, 'tests', houseRulesOf);
  const name = (number: number) => `house rule ${number}`;
  const known = HOUSE_RULES.map(({ number }) => name(number));
  const cited = new Set(tests.flatMap((test) => test.paragraphs));
  const rows = HOUSE_RULES.map(({ number, title, treatment, answers }) => {
    const mine = tests.filter((test) => test.paragraphs.includes(name(number)));
    return `| ${number} | ${title} | ${TREATMENTS[treatment]}: ${answers} | ${cell(mine)} |`;
  });
  const markdown = [
    '# House rules of Pacific War and the tests that prove them',
    '',
    'Made by `npm run -s rule-coverage` from the titles of the tests; see [docs/pacific-war.md](../docs/pacific-war.md).',
    '',
    '| rule | about | what is done | tests |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  return {
    missing: known.filter((rule) => !cited.has(rule)),
    unknown: [...cited].filter((rule) => !known.includes(rule)),
    markdown,
  };
}
