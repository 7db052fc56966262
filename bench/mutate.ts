// Do the tests of the rules notice when a rule is broken? Breaks the engine's chapters in one place at a time and runs the tests.
//   npm run -s mutate -- [--chapter movement] [--limit N] [--json FILE]
// Without --limit the chapters that were tried take the place of their last result in reports/mutation.json, and
// reports/mutation.md is made of all of them, each with its commit.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHAPTERS, isPlain } from './mutate/chapters.js';
import { compile } from './mutate/compile.js';
import { idleMarks } from './mutate/equivalent.js';
import type { Mutant } from './mutate/instrument.js';
import { meet } from './mutate/meet.js';
import { asMarkdown, inWords, type Measured, scores, TARGET, total, wrongMarks } from './mutate/report.js';
import { optionsOf } from './options.js';

const OUT = join('node_modules', '.cache', 'vitp-mutate', String(process.pid));
const REPORT = 'reports/mutation.md';
const STORE = 'reports/mutation.json';

const { values } = optionsOf('bench/mutate.ts', {
  chapter: undefined,
  limit: undefined,
  json: undefined, // While others work on the tests: those that fail as it is are left out, and no report is written.
  'leave-out-failing': false,
});

/** The tests of the chapters, and the rulebook's Example of Play. The raid's kernel is held to the chapters, not they to it. */
const tests = [
  ...readdirSync('tests/game', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('raid-'))
    .map((name) => `tests/game/${name}`),
  'tests/golden/example-of-play.test.ts',
];

/** The commit of the sources, as the report names it. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', 'src', 'tests/game') !== '';
  return git('rev-parse', '--short', 'HEAD') + (changed ? ' with changes' : '');
}

/** Every n-th mutant, so that a part of them is spread over the whole. */
function some(mutants: readonly Mutant[], limit: number): readonly Mutant[] {
  if (limit >= mutants.length) return mutants;
  return Array.from({ length: limit }, (_, k) => mutants[Math.floor((k * mutants.length) / limit)]!);
}

const sources = commit();
try {
  const compiled = compile(OUT, tests);
  const idle = idleMarks(compiled.mutants);
  if (idle.length > 0) {
    for (const mark of idle) console.error(`bench/mutate/equivalent.ts: this mark fits nothing: ${mark}`);
    process.exit(2);
  }
  const known = CHAPTERS.map(([chapter]) => chapter);
  if (values.chapter !== undefined && !known.includes(values.chapter)) {
    console.error(`there is no chapter "${values.chapter}"; known are ${known.join(', ')}`);
    process.exit(2);
  }
  const inChapter = compiled.mutants.filter((m) => values.chapter === undefined || m.chapter === values.chapter);
  const chosen = some(inChapter, values.limit === undefined ? inChapter.length : Number(values.limit));
  const outcomes = await meet(
    compiled,
    chosen,
    OUT,
    (done) => {
      if (done % 100 === 0) process.stderr.write(`${done} of ${chosen.length}\n`);
    },
    values['leave-out-failing'],
  );
  const list = scores(outcomes);
  console.log(inWords(list));
  if (values.limit === undefined && !values['leave-out-failing']) {
    mkdirSync(dirname(REPORT), { recursive: true });
    const before = existsSync(STORE) ? (JSON.parse(readFileSync(STORE, 'utf8')) as Measured[]) : [];
    const all = CHAPTERS.flatMap(([chapter]) => {
      const now = list.find((score) => score.chapter === chapter);
      return now ? [{ ...now, commit: sources }] : before.filter((score) => score.chapter === chapter);
    });
    writeFileSync(STORE, `${JSON.stringify(all, null, 1)}\n`);
    writeFileSync(REPORT, asMarkdown(all));
  }
  if (values.json !== undefined) {
    const result = {
      target: TARGET,
      rules: total(
        '4–18',
        list.filter(({ rule }) => isPlain(rule)),
      ),
      chapters: list,
    };
    writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
  }
  for (const mark of wrongMarks(outcomes)) {
    console.error(`marked as changing no game, yet noticed: ${mark}`);
    process.exitCode = 1;
  }
  if (list.some(({ score }) => score < TARGET)) process.exitCode = 1;
} finally {
  rmSync(OUT, { recursive: true, force: true });
}
