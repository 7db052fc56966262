// The coverage table, made from the titles of the tests: paragraph of the rules → tests that prove it.
//   npm run -s rule-coverage            writes reports/rule-coverage.md; exits 1 when a paragraph has no test
// It writes the table of the house rules of Pacific War too.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optionsOf } from '../../bench/options.js';
import { RULINGS } from '../../src/rules/index.js';
import { type CitingTest, cell, citingTests, ROOT } from './citations.js';
import { HOUSE_RULES_REPORT, houseRuleCoverage } from './house-rule-coverage.js';
import { ADJUSTMENTS, NORMAL_TURN_ONE, OPTIONAL, PARAGRAPHS, RULEBOOK } from './rule-paragraphs.js';

export const REPORT = 'reports/rule-coverage.md';

/** Tests of how players choose cite rules for their reasons: they prove none. */
const OF_PLAYERS = /^tests\/(ai|bench|raid\/plans)\//;

const RULING_NAMES: readonly string[] = RULINGS.map(({ name }) => name);

export interface Coverage {
  readonly tests: readonly CitingTest[];
  /** Paragraphs that no test cites. */
  readonly missing: readonly string[];
  /** Citations of paragraphs that do not exist, with the test. */
  readonly unknown: readonly string[];
  /** The table as Markdown. */
  readonly markdown: string;
}

/** What the tests of this checkout cite. */
export function ruleCoverage(): Coverage {
  const citing = citingTests(ROOT, 'tests');
  const tests = citing.filter(({ file }) => !OF_PLAYERS.test(file));
  const wanted = [...PARAGRAPHS, ...RULING_NAMES];
  const known = new Set(wanted);
  const cited = new Set(tests.flatMap((test) => test.paragraphs));
  const unknown = citing.flatMap(({ file, title, paragraphs }) =>
    paragraphs.filter((p) => !known.has(p)).map((p) => `${p} (${file}: ${title})`),
  );
  return { tests, missing: wanted.filter((p) => !cited.has(p)), unknown, markdown: write(tests) };
}

function write(tests: readonly CitingTest[]): string {
  const section = (title: string, paragraphs: readonly string[]) => [
    `## ${title}`,
    '',
    '| paragraph | tests |',
    '| --- | --- |',
    ...paragraphs.map((p) => `| ${p} | ${cell(tests.filter((test) => test.paragraphs.includes(p)))} |`),
    '',
  ];
  return [
    '# Rules and the tests that prove them',
    '',
    'Made by `npm run -s rule-coverage` from the titles of the tests, those of how players choose left out.',
    '',
    ...section('The rulebook, rules 2–18', RULEBOOK),
    ...section('Optional rules 19–23', OPTIONAL),
    ...section('Adjustments', ADJUSTMENTS),
    ...section('Normal Turn One', NORMAL_TURN_ONE),
    ...section('Rulings: what is silent or can be read two ways', RULING_NAMES),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  optionsOf('tests/coverage/rule-coverage.ts', {});
  const { tests, missing, unknown, markdown } = ruleCoverage();
  mkdirSync(dirname(join(ROOT, REPORT)), { recursive: true });
  writeFileSync(join(ROOT, REPORT), markdown);
  writeFileSync(join(ROOT, HOUSE_RULES_REPORT), houseRuleCoverage().markdown);
  if (missing.length > 0) console.error(`no test cites: ${missing.join(', ')}`);
  const wanted = PARAGRAPHS.length + RULING_NAMES.length;
  for (const p of unknown) console.error(`there is no paragraph ${p}`);
  console.log(
    `${wanted - missing.length} of ${wanted} paragraphs and rulings have tests, ${tests.length} tests cite them`,
  );
  process.exitCode = missing.length + unknown.length > 0 ? 1 : 0;
}
