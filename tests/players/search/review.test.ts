// The review: it changes nothing, finds what is wrong, and says the same of a game and of its record.
import { describe, expect, it } from 'vitest';
import { ALLIED, compileBoard, JAPAN, STANDARD_BOARD } from '../../../src/board/index.js';
import {
  beginTurn,
  movement,
  NEXT_AREA,
  PATROLS,
  type Player,
  playFrom,
  Recorder,
  ShownDice,
  stateHash,
} from '../../../src/game/index.js';
import type { GameRecord } from '../../../src/game/record.js';
import { Match } from '../../../src/players/match.js';
import { replay } from '../../../src/players/replay.js';
import { Reviewer } from '../../../src/players/search/review.js';
import { searchSettings } from '../../../src/players/search/settings.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const rules = resolveRules();
const SETTINGS = searchSettings({ rollouts: 4, candidates: 4, generations: 1, horizon: 1, opponents: 1 });
const SEATS = { japan: 'heuristic', allied: 'heuristic' };
const TURNS = 2;

/** The first turns of a game, reviewed or not, and their record. */
function play(review: boolean, mend: (japan: Player) => Player = (player) => player) {
  const match = new Match(tables, rules, SEATS, 'review');
  match.game.players[JAPAN] = mend(match.game.players[JAPAN]!);
  const reviewer = review ? match.review(SETTINGS, 'review') : null;
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

describe('a review', () => {
  it('changes no answer and no die', () => {
    expect(play(true).record).toEqual(play(false).record);
  });

  it('finds in the record of a game what it found in the game', () => {
    const { reviewer, record } = play(true);
    const again = replay(record, tables, rules, { review: (log) => new Reviewer(log, SETTINGS, 'review') });
    expect(again.reviewer!.looked).toBe(reviewer!.looked);
    expect(again.reviewer!.found.length).toBeGreaterThan(3);
    expect(again.reviewer!.found).toEqual(reviewer!.found);
  });

  it('reviews a record that begins within a turn', () => {
    // The combat of turn 2, from the position in which it begins.
    const { record } = play(false);
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
    const { reviewer, hash } = replay(part, tables, rules, { review: (log) => new Reviewer(log, SETTINGS, 'review') });
    expect(hash).toBe(record.end!.hash);
    expect(reviewer!.looked).toBeGreaterThan(10);
    expect(reviewer!.found.every((d) => d.turn === 2)).toBe(true);
  });

  it('finds that a fleet stayed in port, and ranks by cost', () => {
    const { reviewer } = play(true, (japan) => ({
      name: 'lazy',
      startGame: (game) => japan.startGame?.(game),
      decide: (decision, g) => {
        if (g.turn !== 2 || decision !== PATROLS) japan.decide(decision, g);
      },
    }));
    const worst = reviewer!.worst(JAPAN);
    const lazy = worst.find((d) => d.turn === 2 && d.decision === PATROLS)!;
    expect(lazy).toMatchObject({ side: JAPAN, where: 'turn 2', played: [], rollouts: 16 });
    expect(lazy.preferred.length).toBeGreaterThan(0);
    expect(lazy.cost).toBeGreaterThan(1);
    expect(worst.map((d) => d.cost)).toEqual(worst.map((d) => d.cost).sort((a, b) => b - a));
    for (const d of worst) expect(d.cost).toBeGreaterThan(2 * d.error);
    expect(reviewer!.worst(ALLIED).every((d) => d.side === ALLIED)).toBe(true);
  });

  it('looks at one turn only when told so', () => {
    const match = new Match(tables, rules, SEATS, 'review');
    const reviewer = match.review(SETTINGS, 'review');
    reviewer.turn = 2;
    let looked = 0;
    reviewer.onLook = (g) => {
      expect(g.turn).toBe(2);
      looked++;
    };
    match.deal(5);
    playFrom(match.game, { at: 'game' }, { to: 'turn', turn: 2 });
    expect(looked).toBe(reviewer.looked);
    expect(looked).toBeGreaterThan(10);
  });
});
