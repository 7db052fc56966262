// The review: it changes nothing, and says the same of a game and of its record. What it finds: mending.test.ts.
import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/ai/match.js';
import { Reviewer } from '../../../src/ai/search/review.js';
import { searchSettings } from '../../../src/ai/search/search-settings.js';
import { TurnLog } from '../../../src/ai/search/turn-log.js';
import { ALLIED, compileBoard, JAPAN, STANDARD_BOARD } from '../../../src/board/index.js';
import { beginTurn, movement, NEXT_AREA, playFrom, Recorder, ShownDice, stateHash } from '../../../src/game/index.js';
import type { GameRecord } from '../../../src/game/state/record.js';
import { replay } from '../../../src/records/replay.js';
import { reviewRecord } from '../../../src/records/review-record.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const rules = resolveRules();
const SETTINGS = searchSettings({ rollouts: 4, candidates: 3, generations: 1, horizon: 1, opponents: 1 });
const SEATS = { japan: 'heuristic', allied: 'heuristic' };
const TURNS = 2;
/** Only turn 2 is looked at: turn 1 has many decisions. */
const LOOKED_AT = 2;

/** The first turns of a game, reviewed or not, and their record. */
function play(review: boolean) {
  const match = new Match(tables, rules, SEATS, 'review');
  const reviewer = review ? match.review(SETTINGS, 'review') : null;
  if (reviewer) reviewer.turn = LOOKED_AT;
  const recorder = new Recorder();
  match.hear(recorder, (dice) => new ShownDice(dice, tables, recorder));
  match.deal(5);
  playFrom(match.game, { at: 'game' }, { to: 'turn', turn: TURNS });
  const record: GameRecord = {
    rules: rules.names,
    rulings: {},
    data: null,
    players: SEATS,
    seed: 'review',
    game: 5,
    begin: { at: 'game' },
    until: { to: 'turn', turn: TURNS },
    position: null,
    blocks: recorder.blocks,
    end: { hash: stateHash(match.game), poc: match.game.poc },
  };
  return { reviewer, record };
}

/** A reviewer for a replay. */
function reviewing(): Reviewer {
  const reviewer = new Reviewer(new TurnLog(), SETTINGS, 'review');
  reviewer.turn = LOOKED_AT;
  return reviewer;
}

/** The record of the first turn alone. */
const turnOne = (record: GameRecord): GameRecord => ({
  ...record,
  until: { to: 'turn', turn: 1 },
  end: null,
  blocks: record.blocks.slice(
    0,
    record.blocks.findIndex(({ heading }) => heading === 'Turn 2'),
  ),
});

describe('a review', () => {
  const plain = play(false);
  const reviewed = play(true);

  it('changes no answer and no die', () => {
    expect(reviewed.record).toEqual(plain.record);
  });

  it('finds in the record of a game what it found in the game', () => {
    const { reviewer, record } = reviewed;
    const again = reviewing();
    replay(record, tables, rules, { reviewer: again });
    expect(again.looked).toBe(reviewer!.looked);
    expect(again.found.length).toBeGreaterThan(3);
    expect(again.found).toEqual(reviewer!.found);
  });

  it('reviews a record that begins within a turn', () => {
    // The combat of turn 2, from the position in which it begins.
    const { record } = plain;
    const match = new Match(tables, rules, SEATS, 'review');
    match.deal(5);
    playFrom(match.game, { at: 'game' }, { to: 'turn', turn: 1 });
    match.game.turn = 2;
    beginTurn(match.game);
    movement(match.game);
    const position = match.game.bytes.slice();
    const first = record.blocks.findIndex(({ heading }) => heading === 'Turn 2');
    const combat = record.blocks.findIndex(({ steps }, k) => k > first && steps[0]?.decision === NEXT_AREA);
    const part: GameRecord = { ...record, begin: { at: 'combat' }, position, blocks: record.blocks.slice(combat) };
    const reviewer = reviewing();
    expect(replay(part, tables, rules, { reviewer }).hash).toBe(record.end!.hash);
    expect(reviewer.looked).toBeGreaterThan(10);
    expect(reviewer.found.every((d) => d.turn === 2)).toBe(true);
  });

  it('ranks by cost what is certain', () => {
    const { reviewer } = reviewed;
    for (const side of [JAPAN, ALLIED]) {
      const worst = reviewer!.worst(side);
      expect(worst.map((d) => d.cost)).toEqual(worst.map((d) => d.cost).sort((a, b) => b - a));
      for (const d of worst) {
        expect(d.side).toBe(side);
        expect(d.cost).toBeGreaterThan(2 * d.error);
      }
    }
    expect(reviewer!.worst(JAPAN).length + reviewer!.worst(ALLIED).length).toBeGreaterThan(0);
  });

  it('looks at one turn only when told so, and says when it looks', () => {
    const match = new Match(tables, rules, SEATS, 'review');
    const reviewer = match.review(SETTINGS, 'review');
    reviewer.turn = 2;
    const turns: number[] = [];
    reviewer.onLook = (g) => turns.push(g.turn);
    match.deal(5);
    playFrom(match.game, { at: 'game' }, { to: 'turn', turn: 2 });
    expect(reviewer.looked).toBe(reviewed.reviewer!.looked);
    expect(turns).toEqual(Array.from({ length: reviewer.looked }, () => 2));
  });

  it('finds the same decision by decision, with others in between, and stops when it is told to', async () => {
    const record = turnOne(plain.record);
    const atOnce = new Reviewer(new TurnLog(), SETTINGS, 'review');
    replay(record, tables, rules, { reviewer: atOnce });
    const { reviewer, decisions } = await reviewRecord(record, tables, rules, { settings: SETTINGS });
    expect([reviewer.looked, decisions]).toEqual([atOnce.looked, atOnce.looked]);
    expect(reviewer.found).toEqual(atOnce.found);
    const pause = async ({ looked }: Reviewer) => looked === 2;
    const stopped = await reviewRecord(record, tables, rules, { settings: SETTINGS, pause });
    expect([stopped.reviewer.looked, stopped.decisions]).toEqual([2, decisions]);
  });
});
