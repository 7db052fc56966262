// The scores: by chapter, with the mutations that no test noticed.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { CHAPTERS, isPlain } from './chapters.js';
import { equivalence } from './equivalent.js';
import type { Outcome } from './meet.js';

/** Score of one chapter. */
export interface ChapterScore {
  readonly chapter: string;
  /** Chapter of the rulebook, or the name of the optional rule. */
  readonly rule: string;
  readonly mutants: number;
  readonly killed: number;
  /** Mutants marked in `equivalent.ts`: they change no game, so that no test could notice. */
  readonly equivalent: number;
  /** Noticed, of those that could be noticed. */
  readonly score: number;
  /** Noticed, of all. */
  readonly raw: number;
  readonly survivors: readonly Survivor[];
}

/** A score, and the commit of the sources it is of. */
export interface Measured extends ChapterScore {
  readonly commit: string;
}

export interface Survivor {
  readonly at: string;
  readonly where: string;
  readonly before: string;
  readonly after: string;
  readonly reachedBy: number;
  /** Why it changes no game; `undefined` when a test should have noticed. */
  readonly equivalent: string | undefined;
}

/** Share of noticed mutants that every chapter is to reach. */
export const TARGET = 0.85;

/** Scores of the chapters that have mutants, in the order of the rulebook, optional rules last. */
export function scores(outcomes: readonly Outcome[]): ChapterScore[] {
  return CHAPTERS.map(([chapter, rule]) =>
    scoreOf(
      chapter,
      rule,
      outcomes.filter(({ mutant }) => mutant.chapter === chapter),
    ),
  ).filter(({ mutants }) => mutants > 0);
}

/** A file of the engine from the root of the project; the names of its files are all different. */
function pathOf(file: string): string {
  const found = readdirSync('src/game', { recursive: true, encoding: 'utf8' }).find((path) => basename(path) === file);
  return `src/game/${found ?? file}`;
}

function scoreOf(chapter: string, rule: string, outcomes: readonly Outcome[]): ChapterScore {
  const killed = outcomes.filter(({ killedBy }) => killedBy !== null).length;
  const survivors = outcomes
    .filter(({ killedBy }) => killedBy === null)
    .map(({ mutant, reachedBy }) => ({
      at: `${pathOf(mutant.file)}:${mutant.line}:${mutant.column}`,
      where: mutant.where,
      before: mutant.before,
      after: mutant.after,
      reachedBy,
      equivalent: equivalence(mutant),
    }));
  const equivalent = survivors.filter((s) => s.equivalent !== undefined).length;
  return { chapter, rule, ...shares(outcomes.length, killed, equivalent), survivors };
}

function shares(mutants: number, killed: number, equivalent: number) {
  const share = (of: number) => (of === 0 ? 1 : killed / of);
  return { mutants, killed, equivalent, score: share(mutants - equivalent), raw: share(mutants) };
}

/** Chapters together. */
export function total(rule: string, list: readonly ChapterScore[]): ChapterScore {
  const sum = (of: (score: ChapterScore) => number) => list.reduce((n, score) => n + of(score), 0);
  return {
    chapter: 'all',
    rule,
    ...shares(
      sum((s) => s.mutants),
      sum((s) => s.killed),
      sum((s) => s.equivalent),
    ),
    survivors: [],
  };
}

/** Mutants that are marked as changing no game, and were noticed all the same: the mark is wrong. */
export function wrongMarks(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .filter(({ mutant, killedBy }) => killedBy !== null && equivalence(mutant) !== undefined)
    .map(
      ({ mutant: m, killedBy }) => `${m.file}:${m.line} ${m.where}: \`${m.before}\` → \`${m.after}\`, by ${killedBy}`,
    );
}

const percent = (score: number) => `${(100 * score).toFixed(1)} %`;
const halves = (list: readonly ChapterScore[]) =>
  [
    total(
      'rules 4–18',
      list.filter(({ rule }) => isPlain(rule)),
    ),
    total(
      'optional rules',
      list.filter(({ rule }) => !isPlain(rule)),
    ),
  ].filter(({ mutants }) => mutants > 0);

/** What the terminal shows. */
export function inWords(list: readonly ChapterScore[]): string {
  const lines: string[] = [];
  for (const score of list) {
    lines.push(line(score.chapter, score) + (score.score < TARGET ? '  below the target' : ''));
    for (const s of score.survivors) {
      const why = s.equivalent ?? (s.reachedBy === 0 ? 'no test reaches it' : `${s.reachedBy} tests run through it`);
      lines.push(`     ${s.at} ${s.where}: \`${s.before}\` → \`${s.after || '(left out)'}\` (${why})`);
    }
  }
  return [...lines, ...halves(list).map((half) => line(half.rule, half))].join('\n');
}

function line(name: string, { killed, mutants, equivalent, score, raw }: ChapterScore): string {
  const counts = `${String(killed).padStart(4)} of ${String(mutants).padStart(4)}  ${percent(raw).padStart(7)}`;
  return `${name.padEnd(18)} ${counts}${equivalent > 0 ? `; ${equivalent} change no game: ${percent(score)}` : ''}`;
}

/** `reports/mutation.md`. */
export function asMarkdown(list: readonly Measured[]): string {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;
  const cells = (s: ChapterScore) => [s.mutants, s.killed, percent(s.raw), s.equivalent, percent(s.score)];
  const shown = (v: Survivor) =>
    `- \`${v.at}\` ${v.where}: ${code(v.before)} → ${v.after ? code(v.after) : 'left out'}${v.equivalent ? `: ${v.equivalent}` : ''}`;
  return [
    '# Mutation of the rules',
    '',
    'Made by `npm run -s mutate`, or chapter by chapter by `npm run -s mutate -- --chapter NAME`; `commit` names the sources that a',
    'chapter was tried at. Every mutation is tried, none left out: each line of the chapters is changed in one place at a time —',
    'comparisons and their boundaries, operators, numbers, conditions, statements left out — and the tests of `tests/game` must',
    'notice. Types, messages, the observer’s events and the addresses of dice are not mutated.',
    '',
    `Target for every chapter: ${percent(TARGET)}. \`equivalent\`: mutations that change no game, each marked with its reason in`,
    '`bench/mutate/equivalent.ts`; `score` leaves them out, `raw` does not.',
    '',
    row(['rule', 'chapter', 'mutations', 'noticed', 'raw', 'equivalent', 'score', 'commit']),
    row(['---', '---', '---:', '---:', '---:', '---:', '---:', '---']),
    ...list.map((s) => row([s.rule, s.chapter, ...cells(s), s.commit])),
    ...halves(list).map((half) => row([`**${half.rule}**`, '', ...cells(half), ''])),
    '',
    '## What no test noticed',
    '',
    ...list
      .filter((s) => s.survivors.length > 0)
      .flatMap((s) => [`### ${s.rule} ${s.chapter}`, '', ...s.survivors.map(shown), '']),
  ].join('\n');
}
