// What plays that look wrong cost: the same games with one play mended for one side, and the difference of the final score.
//   npm run -s mended -- [--games 400] [--player learned-2] [--against tuned-1] [--rules nt1] [--seed mended] [--plays spared-in-port,lone-carrier] [--side allied]

import { Match } from '../src/ai/match.js';
import { compileBoard, SIDES, STANDARD_BOARD } from '../src/board/index.js';
import { resolveRules } from '../src/rules/index.js';
import { type MendedPlay, MendedPlayer } from './mended/mended-player.js';
import { PLAYS } from './mended/plays.js';
import { optionsOf, some } from './options.js';

const { values } = optionsOf('bench/mended.ts', {
  games: some(400),
  player: 'learned-2',
  against: undefined,
  rules: 'second-edition',
  seed: 'mended',
  plays: undefined,
  side: { among: SIDES },
});
const games = Number(values.games);
const { player, seed, against = player } = values;
const tables = compileBoard(STANDARD_BOARD);
const rules = resolveRules(values.rules.split(','));

/** Final scores of all games of the player on a side, with a play of his mended or as they are. */
function scores(side: 0 | 1, play?: MendedPlay): { readonly poc: readonly number[]; readonly changes: number } {
  const seats = side === 0 ? { japan: player, allied: against } : { japan: against, allied: player };
  const match = new Match(tables, rules, seats, seed, 'sampled');
  const mended = play && new MendedPlayer(match.game.players[side]!, side, play);
  if (mended) match.game.players[side] = mended;
  const poc = Array.from({ length: games }, (_, k) => {
    match.play(k);
    return match.game.poc;
  });
  return { poc, changes: mended?.changes ?? 0 };
}

const mean = (xs: readonly number[]): number => xs.reduce((sum, x) => sum + x, 0) / xs.length;
const bases = SIDES.map((name, side) => {
  if (values.side !== undefined && values.side !== name) return [];
  const { poc } = scores(side as 0 | 1);
  console.log(
    `${games} games of ${player} (${name}) against ${against}, ${values.rules}, seed "${seed}": ${mean(poc).toFixed(2)} POC`,
  );
  return poc;
});
console.log(
  `${'play'.padEnd(18)}${'side'.padEnd(8)}changes  gain when mended (POC of the final score, ± one standard error)`,
);
const named = values.plays?.split(',') ?? PLAYS.map(({ name }) => name);
for (const play of PLAYS.filter(({ name }) => named.includes(name))) {
  for (const side of [0, 1] as const) {
    if (values.side !== undefined && values.side !== SIDES[side]) continue;
    const { poc, changes } = scores(side, play);
    if (changes === 0) continue;
    const gains = poc.map((x, k) => (side === 0 ? 1 : -1) * (x - bases[side]![k]!));
    const gain = mean(gains);
    const error = Math.sqrt(mean(gains.map((x) => (x - gain) ** 2)) / (games - 1));
    const rate = (changes / games).toFixed(2).padStart(7);
    console.log(
      `${play.name.padEnd(18)}${SIDES[side]!.padEnd(8)}${rate}  ${gain.toFixed(2)} ±${error.toFixed(2)}: ${play.what}`,
    );
  }
}
