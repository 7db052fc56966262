// What players of a pool score against each other, and the mix of them that neither side can better by another of the pool: whom the next climb should meet, and how often
// (double oracle: McMahan and others, ICML 2003). The luck of the dice is taken out of the scores. All pairs play the same dice.
// Use: npx tsx bench/learn/payoffs.ts --japan 'learned-fast-8; FILE@centre' --allied '...' [--rules second-edition] [--games 300] [--seed payoffs] [--keep FILE] [--meet FILE [--met 8]]
//      Players are named as in `evolve.ts`.
//      --keep: pairs that were played with these rules, games and seed are read from here, by the names of the players, and new ones written. A FILE of a climb that has gone on since is not seen.
//      --meet: writes whom each side should meet, as {"japan": "...", "allied": "..."}, in lists for `--against` of `evolve.ts` with so many games as --met says.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { SIDES } from '../../src/board/index.js';
import { textTable } from '../../src/report/text-table.js';
import { resolveRules } from '../../src/rules/index.js';
import { againstColumns, againstRows, solveMatrixGame } from '../../src/stats/contests/matrix-game.js';
import { optionsOf, some } from '../options.js';
import { type Named, namedOrKept } from './evolve-kept.js';
import { LucklessMatch } from './luckless-match.js';
import { metOf } from './met.js';
import { meanAndError } from './opponents.js';

const { values } = optionsOf('bench/learn/payoffs.ts', {
  japan: 'tuned-1; learned-6; learned-fast-8; learned-fast-9',
  allied: 'tuned-1; learned-6; learned-fast-8; learned-fast-9',
  rules: 'second-edition',
  games: some(300),
  seed: 'payoffs',
  keep: undefined,
  meet: undefined,
  met: some(8),
});
const rules = resolveRules(values.rules.split(','));
const games = Number(values.games);
const [japan, allied] = SIDES.map((side) =>
  values[side].split(';').map((text) => ({ text: text.trim(), ...namedOrKept(text.trim()) })),
) as [Pool, Pool];
type Pool = (Named & { readonly text: string })[];

/** The mean final score of Japan against the Allies, in POC, and its standard error. */
interface Score {
  readonly mean: number;
  readonly error: number;
}
const { keep } = values;
const kept: Record<string, Score> = keep && existsSync(keep) ? JSON.parse(readFileSync(keep, 'utf8')) : {};

function score(one: Pool[number], other: Pool[number]): Score {
  const pair = [values.rules, values.games, values.seed, one.text, other.text].join(', ');
  if (kept[pair]) return kept[pair];
  kept[pair] = played(one, other);
  if (keep) writeFileSync(keep, JSON.stringify(kept));
  return kept[pair];
}

function played(one: Pool[number], other: Pool[number]): Score {
  const match = new LucklessMatch(rules, one, other, values.seed);
  const scores = Array.from({ length: games }, (_, game) => match.score(game));
  return meanAndError(scores);
}

const scores = japan.map((one) => allied.map((other) => score(one, other)));
const means = scores.map((row) => row.map(({ mean }) => mean));
const { rows, columns, value } = solveMatrixGame(means);
const rowsAgainst = againstRows(means, columns);
const percent = (x: number) => `${(100 * x).toFixed(0)} %`;
const said = (x: number) => x.toFixed(1);
const error = Math.max(...scores.flat().map((cell) => cell.error));
console.log(`Mean final score, POC (${games} games each; standard errors up to ${said(error)}).`);
console.log(
  textTable(
    [
      ['Japan \\ Allies', ...allied.map((_, k) => `${k + 1}`), 'of the mix', 'against it'],
      ...japan.map(({ text }, i) => [text, ...means[i]!.map(said), percent(rows[i]!), said(rowsAgainst[i]!)]),
      ['of the mix', ...columns.map(percent), '', ''],
      ['against it', ...againstColumns(means, rows).map(said), '', said(value)],
    ],
    Number.POSITIVE_INFINITY,
  ),
);
console.log(allied.map(({ text }, k) => `${k + 1}  ${text}`).join('\n'));

if (values.meet) {
  const met = (pool: Pool, shares: readonly number[]) =>
    metOf(
      pool.map(({ text }) => text),
      shares,
      values.rules,
      values.met,
    );
  writeFileSync(values.meet, JSON.stringify({ japan: met(allied, columns), allied: met(japan, rows) }));
}
