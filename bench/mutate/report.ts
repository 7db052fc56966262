// The scores: by chapter, with the mutations that no test noticed.
import { CHAPTERS, OPTIONAL } from './chapters.js';
import type { Outcome } from './meet.js';

/** Score of one chapter. */
export interface ChapterScore {
  readonly chapter: string;
  /** Chapter of the rulebook; empty for the optional rules. */
  readonly rule: string;
  readonly mutants: number;
  readonly killed: number;
  readonly score: number;
  readonly survivors: readonly Survivor[];
}

export interface Survivor {
  readonly at: string;
  readonly where: string;
  readonly before: string;
  readonly after: string;
  readonly reachedBy: number;
}

/** Share of noticed mutants that every chapter of rules 4–18 is to reach. */
export const TARGET = 0.85;

/** Scores of the chapters that have mutants, in the order of the rulebook, optional rules last. */
export function scores(outcomes: readonly Outcome[]): ChapterScore[] {
  const chapters = [...CHAPTERS, [OPTIONAL, ''] as const];
  return chapters
    .map(([chapter, rule]) =>
      scoreOf(
        chapter,
        rule,
        outcomes.filter(({ mutant }) => mutant.chapter === chapter),
      ),
    )
    .filter(({ mutants }) => mutants > 0);
}

function scoreOf(chapter: string, rule: string, outcomes: readonly Outcome[]): ChapterScore {
  const killed = outcomes.filter(({ killedBy }) => killedBy !== null).length;
  return {
    chapter,
    rule,
    mutants: outcomes.length,
    killed,
    score: killed / outcomes.length,
    survivors: outcomes
      .filter(({ killedBy }) => killedBy === null)
      .map(({ mutant, reachedBy }) => ({
        at: `src/game/${mutant.file}:${mutant.line}:${mutant.column}`,
        where: mutant.where,
        before: mutant.before,
        after: mutant.after,
        reachedBy,
      })),
  };
}

/** The chapters of rules 4–18 together. */
export function total(list: readonly ChapterScore[]): ChapterScore {
  const rules = list.filter(({ rule }) => rule !== '');
  const sum = (of: (score: ChapterScore) => number) => rules.reduce((n, score) => n + of(score), 0);
  const mutants = sum((s) => s.mutants);
  const killed = sum((s) => s.killed);
  return { chapter: 'all', rule: '4–18', mutants, killed, score: mutants === 0 ? 0 : killed / mutants, survivors: [] };
}

const percent = (score: number) => `${(100 * score).toFixed(1)} %`;

/** What the terminal shows. */
export function inWords(list: readonly ChapterScore[]): string {
  const lines: string[] = [];
  for (const score of list) {
    const low = score.rule !== '' && score.score < TARGET ? '  below the target' : '';
    const rule = score.rule === '' ? '  ' : score.rule.padStart(2);
    lines.push(
      `${rule} ${score.chapter.padEnd(16)} ${String(score.killed).padStart(4)} of ${String(score.mutants).padStart(4)}  ${percent(score.score).padStart(7)}${low}`,
    );
    for (const s of score.survivors) {
      const why = s.reachedBy === 0 ? 'no test reaches it' : `${s.reachedBy} tests run through it`;
      lines.push(`     ${s.at} ${s.where}: \`${s.before}\` → \`${s.after || '(left out)'}\` (${why})`);
    }
  }
  const all = total(list);
  lines.push(
    `   ${'rules 4–18'.padEnd(16)} ${String(all.killed).padStart(4)} of ${String(all.mutants).padStart(4)}  ${percent(all.score).padStart(7)}`,
  );
  return lines.join('\n');
}

/** `reports/mutation.md`. */
export function asMarkdown(list: readonly ChapterScore[], tests: number): string {
  const all = total(list);
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;
  return [
    '# Mutation of the rules',
    '',
    `Made by \`npm run -s mutate\`. Each line of the engine's chapters is changed in one place at a time — comparisons and their boundaries,`,
    'operators, numbers, conditions, statements left out — and the tests of `tests/game` must notice. Types, messages, the observer’s',
    'events and the addresses of dice are not mutated.',
    '',
    `Rules 4–18: **${percent(all.score)}** (${all.killed} of ${all.mutants} mutations noticed by ${tests} test files). Target for every chapter: ${percent(TARGET)}.`,
    '',
    row(['rule', 'chapter', 'mutations', 'noticed', 'score']),
    row(['---', '---', '---:', '---:', '---:']),
    ...list.map((s) =>
      row([
        s.rule || '19–23',
        s.rule ? s.chapter : 'optional rules, adjustments and nt1, where they stand in these chapters',
        s.mutants,
        s.killed,
        percent(s.score),
      ]),
    ),
    '',
    '## What no test noticed',
    '',
    ...list
      .filter((s) => s.rule !== '' && s.survivors.length > 0)
      .flatMap((s) => [
        `### ${s.rule} ${s.chapter}`,
        '',
        ...s.survivors.map(
          (v) => `- \`${v.at}\` ${v.where}: ${code(v.before)} → ${v.after ? code(v.after) : 'left out'}`,
        ),
        '',
      ]),
  ].join('\n');
}
