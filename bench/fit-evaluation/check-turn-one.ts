// How well the evaluation of the search player after turn 1 agrees with games played on by the players it is for, by rule set.
// Use: npm run -s check-turn-one -- [--rules nt1/menzel] [--positions 150] [--games 48] [--seed S] [--plain] [--players learned-fast-16,learned-fast-15]
//      --positions: ends of turn 1, in which players near the default doctrines, or those named, now and then did something else; --plain: as they are.
//      --games: how often each is played on, by the default doctrines or the first player named.

import { createPlayer } from '../../src/ai/create-player.js';
import { defaultDoctrine } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { underRules } from '../../src/ai/heuristic/doctrine/under-rules.js';
import { HeuristicPlayer } from '../../src/ai/heuristic/heuristic-player.js';
import { evaluate } from '../../src/ai/search/evaluation.js';
import { TURN_ONE } from '../../src/ai/search/evaluation-weights.js';
import { compileBoard, SIDES, STANDARD_BOARD } from '../../src/board/index.js';
import type { Game } from '../../src/game/index.js';
import { resolveRules } from '../../src/rules/index.js';
import { optionsOf, some } from '../options.js';
import { agreement } from './agreement.js';
import { AS_THEY_ARE, afterTurnOne, VARIED_ON_TURN_ONE } from './positions.js';

const { values } = optionsOf('bench/fit-evaluation/check-turn-one.ts', {
  rules: 'second-edition/nt1/menzel/menzel-3c/nine-turn/task-forces',
  positions: some(150),
  games: some(48),
  seed: 'check after turn 1',
  plain: false,
  players: '',
});
const players = values.players === '' ? undefined : values.players.split(',');
const tables = compileBoard(STANDARD_BOARD);
const manner = { ...(values.plain ? AS_THEY_ARE : VARIED_ON_TURN_ONE), ...(players ? { players } : {}) };

/** Evaluations after turn 1 that there are, the same ones once. */
const VERSIONS = TURN_ONE.flatMap((sets, k) => (TURN_ONE.indexOf(sets) === k ? [k + 1] : []));

const told = ([value, error]: readonly [number, number], digits: number): string =>
  `${value.toFixed(digits)} ±${error.toFixed(digits)}`.padEnd(14);

console.log(
  `${values.positions} positions, ${values.plain ? 'as they are' : 'varied on turn 1'}; each played on ${values.games} times`,
);
console.log('rules            version  correlation   without chance  mean error    spread');
for (const name of values.rules.split('/')) {
  const rules = resolveRules(name.split(','));
  const onwards = (side: 0 | 1) =>
    players
      ? createPlayer(players[0]!, side, { seed: '', rules })
      : new HeuristicPlayer(underRules(defaultDoctrine(SIDES[side]), rules));
  const see = (g: Game) => VERSIONS.map((version) => evaluate(g, version));
  const [count, games] = [Number(values.positions), Number(values.games)];
  const positions = [...afterTurnOne(tables, rules, values.seed, count, manner, see, games, onwards)];
  VERSIONS.forEach((version, k) => {
    const { raw, corrected, bias, spread } = agreement(positions.map(({ seen, ends }) => ({ said: seen[k]!, ends })));
    const figures = `${told(raw, 2)}${told(corrected, 2)}  ${told(bias, 1)}${spread.toFixed(1)}`;
    console.log(`${name.padEnd(17)}${String(version).padEnd(9)}${figures}`);
  });
}
