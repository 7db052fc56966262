// What flags are worth beyond the weights of a doctrine, turn by turn: it moves the answers of its turn alone.
import { expect, it } from 'vitest';
import { shippedDoctrine } from '../../../src/ai/heuristic/doctrine/doctrine.js';
import { HeuristicPlayer } from '../../../src/ai/heuristic/heuristic-player.js';
import { Match } from '../../../src/ai/match.js';
import { AREA_COUNT, AREA_NAMES, compileBoard, STANDARD_BOARD } from '../../../src/board/index.js';
import { PATROLS, PLACE_AIR } from '../../../src/game/questions/decisions.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
/** Where patrols are wanted, and air units. */
const AREA = AREA_NAMES.indexOf('Coral Sea');
const AIR_AREA = AREA_NAMES.indexOf('Indonesia');
const TURN = 3;

/** Areas to which Japan sent patrols and air units in one game, by turn. */
function sent(all: number, air: number) {
  const rows = (worth: number, area: number) =>
    Array.from({ length: 9 }, (_, k) =>
      Array.from({ length: AREA_COUNT }, (_, a) => (k === TURN - 1 && a === area ? worth : 0)),
    );
  const match = new Match(tables, resolveRules(), { japan: 'tuned-1', allied: 'tuned-1' }, 'flags');
  const doctrine = shippedDoctrine('japan', 'tuned-1')!;
  match.game.players[0] = new HeuristicPlayer(doctrine, undefined, { all: rows(all, AREA), air: rows(air, AIR_AREA) });
  const seen: Record<string, string> = {};
  match.hear({
    decided: (decision, side, g) => {
      if (side !== 0 || (decision !== PATROLS && decision !== PLACE_AIR)) return;
      const key = `${decision === PATROLS ? 'patrols' : 'air'} ${g.turn}`;
      seen[key] = `${seen[key] ?? ''} ${g.answers.subarray(0, g.answerLength).join(' ')}`;
    },
    happened: () => {},
  });
  match.play(0);
  return seen;
}

const usual = sent(0, 0);
const goes = (answers: string) =>
  answers
    .trim()
    .split(/\s+/)
    .filter((_, k) => k % 2 === 1)
    .includes(String(AREA));

it('changes nothing where it is nothing', () => {
  const match = new Match(tables, resolveRules(), { japan: 'tuned-1', allied: 'tuned-1' }, 'flags');
  match.play(0);
  const plain = match.game.poc;
  match.game.players[0] = new HeuristicPlayer(shippedDoctrine('japan', 'tuned-1')!, undefined, { all: [], air: [] });
  match.play(0);
  expect(match.game.poc).toBe(plain);
});

it('sends patrols to an area on its turn, and nobody else before', () => {
  const moved = sent(50, 0);
  expect(moved[`patrols ${TURN}`]).not.toBe(usual[`patrols ${TURN}`]);
  expect(goes(moved[`patrols ${TURN}`]!)).toBe(true);
  for (const turn of [1, 2]) expect(moved[`patrols ${turn}`]).toBe(usual[`patrols ${turn}`]);
});

it('moves air units alone where it is said of them alone', () => {
  const moved = sent(0, 50);
  expect(moved[`patrols ${TURN}`]).toBe(usual[`patrols ${TURN}`]);
  expect(moved[`air ${TURN}`]).not.toBe(usual[`air ${TURN}`]);
});
