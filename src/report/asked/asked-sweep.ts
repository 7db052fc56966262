// The scenario that a sweep varies, in words: what all of its combinations have in common.
import { type Seats, seatText } from '../../ai/seat.js';
import type { SingleScenario } from '../../analysis/experiments.js';
import { readScenario } from '../../analysis/question/read.js';
import type { SweepAnswer } from '../../analysis/sweep/answer-sweep.js';
import { SIDES, type Side } from '../../board/index.js';
import { SIDE_LABELS } from '../../board/side-names.js';
import { looksLikeFile } from '../../text/text-files.js';
import { scenarioLines } from './asked.js';
import { ownLines } from './own-lines.js';
import { type Line, words } from './words.js';

/** @param scenarios those of its combinations; their players are not looked at */
export function sweptLines(answer: SweepAnswer, scenarios: readonly SingleScenario[]): Line[] {
  const lists = scenarios.map(({ kind, ...config }) => {
    const { players: _, ...rest } = { ...config, players: undefined };
    return grouped([...scenarioLines(kind, rest), ['Rules', words(config.rules)], ...ownLines([config])]);
  });
  const same = lists[0]!.filter((group) => {
    return lists.every((list) => list.some((other) => JSON.stringify(other) === JSON.stringify(group)));
  });
  return [...playersLines(answer), ...same.flat()];
}

/** Lines with those that go on under an empty heading. */
function grouped(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    if (line[0] === '') groups.at(-1)!.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Who plays each side, but for what is varied of him: a seat that is varied as a whole has its own line, and files need not be at hand. */
function playersLines({ config: { scenario, sweep } }: SweepAnswer): Line[] {
  if (scenario.kind !== 'game') return [];
  const { players = {} } = scenario as { readonly players?: Partial<Record<Side, unknown>> };
  return SIDES.flatMap((side): Line[] => {
    const isVaried = ['players', `players.${side}`].some((path) => Object.hasOwn(sweep, path));
    if (isVaried || looksLikeFile(JSON.stringify(players[side] ?? ''))) return [];
    const text = JSON.stringify({ kind: 'game', players: { [side]: players[side] } });
    const seats = readScenario(text, 'players', { kinds: ['game'] }).scenario.players as Seats;
    return [[SIDE_LABELS[side], seatText(side, seats[side])]];
  });
}
