// Advice: whose answer is tried first, and told as his.
import { expect, it } from 'vitest';
import { createPlayer } from '../../../src/ai/create-player.js';
import { Match } from '../../../src/ai/match.js';
import { type Advice, advise } from '../../../src/ai/search/advise.js';
import { searchSettings } from '../../../src/ai/search/search-settings.js';
import { type Answer, inOrder } from '../../../src/ai/search/variations.js';
import { defaultSeat, namedSeat, type Seat } from '../../../src/ai/seat.js';
import { ALLIED, compileBoard, STANDARD_BOARD } from '../../../src/board/index.js';
import { playFrom, RAIDERS, Recorder, ShownDice } from '../../../src/game/index.js';
import type { GameRecord } from '../../../src/game/state/record.js';
import { takenFromRecord } from '../../../src/records/taken.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const rules = resolveRules();
const SETTINGS = searchSettings({ rollouts: 4, candidates: 2, generations: 1, horizon: 1, opponents: 1 });

/** The first two turns of a game. */
function played(): GameRecord {
  const players = { japan: 'tuned', allied: 'tuned' };
  const match = new Match(tables, rules, players, 'advise');
  const recorder = new Recorder();
  match.hear(recorder, (dice) => new ShownDice(dice, tables, recorder));
  match.deal(0);
  const begin = { at: 'game' } as const;
  const until = { to: 'turn', turn: 2 } as const;
  playFrom(match.game, begin, until);
  const { blocks } = recorder;
  return {
    ...{ rules: rules.names, rulings: {}, data: null, players, seed: 'advise', game: 0 },
    ...{ begin, until, position: null, blocks, end: null },
  };
}

const record = played();
/** Where the Allies send their raiders on turn 2. */
const position = () => takenFromRecord(record, tables, rules, { turn: 2, side: ALLIED, decision: RAIDERS, count: 1 });

async function adviceFor(seat: Seat): Promise<Advice> {
  const { game, log } = position();
  const found = await advise(game, log, RAIDERS, ALLIED, seat, { settings: SETTINGS, seed: 'advise', top: 0 });
  return found!;
}

/** What a player answers there without search. */
function answerOf(seat: Seat): Answer {
  const { game } = position();
  createPlayer(seat, ALLIED, { seed: 'advise', rules }).decide(RAIDERS, game);
  return Array.from(game.answers.subarray(0, game.answerLength));
}

/** The answer that is told as that of the player beneath. */
const ownAnswer = ({ own, answer, alternatives }: Advice) =>
  own ? answer : alternatives.find((alternative) => alternative.own)!.answer;

const tuned = namedSeat('allied', 'tuned')!;
const learned = namedSeat('allied', 'learned-3')!;

it.each([
  ['search', namedSeat('allied', 'search')!, 'heuristic', tuned],
  ['search from a learned player', namedSeat('allied', 'search-0.1s-3')!, 'learned-3', learned],
  ['a learned player', learned, 'learned-3', learned],
  ['a random player', namedSeat('allied', 'random')!, defaultSeat('allied').player, defaultSeat('allied')],
] as const)('for %s tries the answer of the player beneath first', async (_, seat, base, beneath) => {
  const advice = await adviceFor(seat);
  expect(advice.base).toBe(base);
  expect(ownAnswer(advice)).toEqual(inOrder(RAIDERS, answerOf(beneath)));
});

it('the two players beneath differ there', () => {
  expect(answerOf(learned)).not.toEqual(answerOf(tuned));
});

/** The advice when it is stopped after so many rollouts, and how many there are at most by what was said then. */
async function stoppedAfter(rollouts: number): Promise<{ readonly advice: Advice | undefined; readonly most: number }> {
  const { game, log } = position();
  let said = 0;
  const pause = async (done: number, most: number) => {
    said = most;
    return done === rollouts;
  };
  const options = { settings: { ...SETTINGS, candidates: 4 }, seed: 'advise', top: 2, pause };
  return { advice: await advise(game, log, RAIDERS, ALLIED, tuned, options), most: said };
}

it.each([
  ['that go on', {}],
  ['that stop before the fights', { foreseen: 2, foreseenCandidates: 6, foreseenGenerations: 4 }],
  ['of both kinds', { foreseen: 2, foreseenCandidates: 6, foreseenGenerations: 4, confirmed: 3 }],
])('never tells of more rollouts than there can be, with rollouts %s', async (_, named) => {
  const { game, log } = position();
  const said: (readonly [number, number])[] = [];
  const pause = async (done: number, most: number) => {
    said.push([done, most]);
    return false;
  };
  const options = { settings: { ...SETTINGS, caution: 0, generations: 3, ...named }, seed: 'advise', top: 2, pause };
  await advise(game, log, RAIDERS, ALLIED, tuned, options);
  for (const [done, most] of said) expect(done).toBeLessThanOrEqual(most);
  // What is said at first is enough for all that follows.
  expect(said.at(-1)![0]).toBeLessThanOrEqual(said[0]![1]);
});

it('can be stopped at every rollout: what is measured until then is what it would be', async () => {
  const { advice: whole, most } = await stoppedAfter(0);
  expect(whole).not.toHaveProperty('unmeasured');
  const measured: number[] = [];
  for (let rollouts = 1; rollouts < most; rollouts++) {
    const { advice, most: said } = await stoppedAfter(rollouts);
    expect(said).toBeGreaterThanOrEqual(rollouts);
    measured.push(advice === undefined ? -1 : advice.alternatives.length);
    if (advice === undefined) continue;
    expect(advice.answer).toEqual(whole!.answer);
    expect(advice.unmeasured).toBeGreaterThan(0);
    for (const one of advice.alternatives) expect(whole!.alternatives).toContainEqual(one);
  }
  expect(whole!.alternatives.length).toBeGreaterThan(1);
  expect(new Set(measured)).toEqual(new Set([-1, ...whole!.alternatives.keys()]));
});
