// A position taken out of a game at any decision goes on as the game did.
import { expect, it } from 'vitest';
import { Match } from '../../src/ai/match.js';
import { PlayOn } from '../../src/ai/play-on.js';
import { namedSeat } from '../../src/ai/seat.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import type { Decision } from '../../src/game/questions/decisions.js';
import { stateHash } from '../../src/game/state/game-state.js';
import { playFrom } from '../../src/game/state/play-from.js';
import { type GameRecord, Recorder } from '../../src/game/state/record.js';
import { ShownDice } from '../../src/game/state/shown-dice.js';
import type { Game } from '../../src/game/state/state.js';
import type { Moment } from '../../src/records/moment.js';
import { readRecord } from '../../src/records/record-read.js';
import { writeRecord } from '../../src/records/record-write.js';
import { NoSuchMoment, takenFromRecord } from '../../src/records/taken.js';
import { resolveRules } from '../../src/rules/index.js';
import { LONG, sized } from '../size.js';

const tables = compileBoard(STANDARD_BOARD);
const seats = { japan: namedSeat('japan', 'tuned')!, allied: namedSeat('allied', 'tuned')! };

/** A game of tuned players with its record, and the moment of each of its decisions. */
function played(names: readonly string[], number: number) {
  const rules = resolveRules(names);
  const match = new Match(tables, rules, seats, 'play-on');
  const recorder = new Recorder();
  const moments: Moment[] = [];
  const counts = new Map<string, number>();
  const listener = {
    decided(decision: Decision, side: number, g: Game): void {
      const key = `${g.turn} ${side} ${decision}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      moments.push({ turn: g.turn, side, decision, count });
      recorder.decided(decision, side, g);
    },
    happened: recorder.happened.bind(recorder),
    rolled: recorder.rolled.bind(recorder),
  };
  match.hear(listener, (dice) => new ShownDice(dice, tables, listener));
  match.deal(number);
  playFrom(match.game, { at: 'game' }, { to: 'game' });
  const record: GameRecord = {
    rules: rules.names,
    rulings: {},
    data: null,
    players: { japan: 'tuned', allied: 'tuned' },
    seed: 'play-on',
    game: number,
    begin: { at: 'game' },
    until: { to: 'game' },
    position: null,
    blocks: recorder.blocks,
    end: null,
  };
  return { rules, record, moments, game: match.game };
}

it.each([
  [['second-edition'], 2, 101, 7],
  [['nt1'], 1, 101, 11],
  [['menzel'], 4, 103, 11],
] as const)('%j: whatever the decision, the final state is that of the game', (names, number, everyQuick, every) => {
  const { rules, record, moments, game } = played(names, number);
  const some = moments.filter((_, k) => k % sized(everyQuick, every) === 0);
  expect(some.length).toBeGreaterThan(6);
  for (const moment of some) {
    const taken = takenFromRecord(record, tables, rules, moment);
    expect(taken.asked).toEqual({ decision: moment.decision, side: moment.side });
    const games = new PlayOn(taken.log, tables, rules, seats, 'play-on');
    games.play(number);
    expect([moment, stateHash(games.game)]).toEqual([moment, stateHash(game)]);
  }
});

it('a position goes through a file', () => {
  const { rules, record, moments, game } = played(['second-edition'], 3);
  for (const k of LONG ? [5, 100, 300, 500, 700] : [300]) {
    const taken = takenFromRecord(record, tables, rules, moments[k]!);
    const text = writeRecord(taken.record, tables);
    const read = readRecord(text, 'position.yaml');
    const again = takenFromRecord(read.record, read.tables, read.rules);
    expect(again.asked).toEqual(taken.asked);
    expect(stateHash(again.game)).toBe(stateHash(taken.game));
    const games = new PlayOn(again.log, tables, rules, seats, 'play-on');
    games.play(3);
    expect(games.game.poc).toBe(game.poc);
  }
});

it('the game may be over, or have no such moment', () => {
  const { rules, record } = played(['second-edition'], 3);
  expect(takenFromRecord(record, tables, rules).asked).toBeNull();
  const none = () => takenFromRecord(record, tables, rules, { turn: 3, decision: 23, count: 1 });
  expect(none).toThrow(NoSuchMoment);
  expect(none).toThrow(/^this game has no moment turn3\.stay; on turn 3 it asks for (allied|japan)\./);
  const third = () => takenFromRecord(record, tables, rules, { turn: 3, side: 0, decision: 3, count: 3 });
  expect(third).toThrow(
    'this game has no moment turn3.japan.patrols#3: of its kind it has 1; on turn 3 it asks for japan.reinforcement-ports, ',
  );
});
