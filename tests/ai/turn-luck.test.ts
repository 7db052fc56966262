// The luck of a turn by rollouts: its mean is zero because a rollout is the game with other dice.
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/ai/match.js';
import { PlayOn } from '../../src/ai/play-on.js';
import { SearchPlayer } from '../../src/ai/search/search-player.js';
import { searchSettings } from '../../src/ai/search/search-settings.js';
import { LoggedDice, TurnLog } from '../../src/ai/search/turn-log.js';
import { beneathSearch, namedSeat, type Seat } from '../../src/ai/seat.js';
import { TurnLuck } from '../../src/ai/turn-luck.js';
import { ALLIED, compileBoard, SIDES, type Side, STANDARD_BOARD } from '../../src/board/index.js';
import { AREA_BEGINS, type Game, TURN_BEGINS } from '../../src/game/index.js';
import { RAIDERS } from '../../src/game/questions/decisions.js';
import { stateHash } from '../../src/game/state/game-state.js';
import { resolveRules } from '../../src/rules/index.js';
import { LONG, sized } from '../size.js';

const tables = compileBoard(STANDARD_BOARD);
const tuned = (side: Side) => namedSeat(side, 'tuned') as Extract<Seat, { player: 'heuristic' }>;
/** Searches with the least effort, before the fights, among them and after them. */
const searching = (side: Side, kinds: readonly string[], base?: 'learned-3'): Seat => ({
  ...tuned(side),
  player: 'search',
  search: searchSettings({ rollouts: 4, batch: 4, candidates: 3, horizon: 1, generations: 1, kinds, base }),
});
const both = (of: (side: Side) => Seat) => ({ japan: of('japan'), allied: of('allied') });

describe('a rollout with the dice of the game', () => {
  it.each([
    ['tuned players', ['second-edition'], both(tuned), sized(3, 40)],
    ['tuned players under more rules', ['nt1', 'task-forces'], both(tuned), sized(2, 40)],
    ['learned players', ['second-edition', 'nt1'], both((side) => namedSeat(side, 'learned-3')!), sized(1, 20)],
    [
      'players who search',
      ['second-edition', 'pearl-harbor'],
      { japan: searching('japan', ['next-area', 'basing']), allied: tuned('allied') },
      sized(1, 20),
    ],
    [
      'players who search before it',
      ['second-edition'],
      both((side) => searching(side, ['patrols', 'amphibious', 'raiders'])),
      sized(2, 20),
    ],
    [
      'players who search from the answers of a learned one',
      ['second-edition', 'nt1'],
      both((side) => searching(side, ['patrols', 'raiders'], 'learned-3')),
      sized(1, 20),
    ],
  ])('is the game: %s', (_name, names, seats, games) => {
    const rules = resolveRules(names);
    const match = new Match(tables, rules, seats, 'own dice');
    const log = new TurnLog();
    // A player who searches does so before the roll.
    const beneath = (seat: Seat): Seat => (seat.player === 'search' ? beneathSearch(seat) : seat);
    const onward = both((side) => beneath(seats[side]));
    const again = new PlayOn(null, tables, rules, onward, 'own dice');
    let [number, predicted, same, changed] = [0, '', 0, 0];
    const roll = (g: Game) => {
      again.prepare(log, 'own dice');
      again.play(number, null, { to: 'turn', turn: g.turn });
      predicted = stateHash(again.game);
    };
    for (const side of SIDES.keys()) {
      const player = match.game.players[side];
      if (player instanceof SearchPlayer) {
        player.onFinding = (decision, g, { answer, base }) => {
          if (predicted === '' || answer.join() === base.join()) return;
          log.given.push({ decision, side, answer: Int16Array.from(answer) });
          roll(g);
          log.given.pop();
          changed++;
        };
      }
    }
    match.hear(
      {
        decided(decision, side, g) {
          log.decided(decision, side, g);
          if (decision === RAIDERS && side === ALLIED && predicted === '') roll(g);
        },
        happened(event, a, b, c, g) {
          log.happened(event, a, b, c, g);
          if (event === TURN_BEGINS) predicted = '';
          else if (event === AREA_BEGINS && predicted === '') roll(g);
        },
      },
      (dice) => new LoggedDice(dice, log),
    );
    for (number = 0; number < games; number++) {
      match.play(number, {
        turnEnded(g) {
          if (predicted === '') return;
          expect(`game ${number}, turn ${g.turn}: ${stateHash(g)}`).toBe(
            `game ${number}, turn ${g.turn}: ${predicted}`,
          );
          same++;
        },
      });
    }
    expect(same).toBeGreaterThan(5 * games);
    if (names.includes('pearl-harbor')) expect(changed).toBeGreaterThan(0);
  });
});

describe('the luck of a turn', () => {
  it.each(LONG ? [0, 1] : [1])(
    'has mean zero in every turn, whoever plays, and goes with the score, %i turns ahead',
    (ahead) => {
      const rules = resolveRules(['second-edition']);
      // Players who search take five times as long; that their rollouts are the game is shown above.
      const japan = LONG ? searching('japan', ['raiders', 'next-area']) : tuned('japan');
      const seats = { japan, allied: tuned('allied') };
      const match = new Match(tables, rules, seats, 'c');
      const luck = new TurnLuck({ match, tables, rules, seats, seed: 'c', rollouts: 2, ahead });
      const games = sized(30, 1500);
      const scores: number[] = [];
      const totals: number[] = [];
      const turns: number[][] = Array.from({ length: rules.turns }, () => []);
      for (let n = 0; n < games; n++) {
        luck.startGame(n);
        match.play(n, luck);
        scores.push(match.game.poc);
        totals.push(luck.total());
        luck.byTurn().forEach((points, turn) => {
          turns[turn]!.push(points);
        });
      }
      for (const values of [totals, ...turns]) expect(Math.abs(standardized(values))).toBeLessThan(3.3);
      expect(correlation(scores, totals)).toBeGreaterThan(0.6);
      expect(luck.noise()).toBeGreaterThan(0);
    },
  );

  it('leaves the game as it is', () => {
    const rules = resolveRules(['second-edition']);
    const seats = both((side) => searching(side, ['raiders', 'next-area']));
    const heard = new Match(tables, rules, seats, 'same');
    const luck = new TurnLuck({ match: heard, tables, rules, seats, seed: 'same', rollouts: 1 });
    luck.startGame(3);
    heard.play(3, luck);
    const plain = new Match(tables, rules, seats, 'same');
    plain.play(3);
    expect(stateHash(heard.game)).toBe(stateHash(plain.game));
    expect(luck.total()).not.toBe(0);
  });
});

const mean = (x: readonly number[]) => x.reduce((a, b) => a + b, 0) / x.length;

/** The mean in standard errors. */
function standardized(x: readonly number[]): number {
  const m = mean(x);
  const variance = mean(x.map((v) => (v - m) ** 2)) / (x.length - 1);
  return m / Math.sqrt(variance);
}

function correlation(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [mean(x), mean(y)];
  const product = mean(x.map((v, k) => (v - mx) * (y[k]! - my)));
  return product / Math.sqrt(mean(x.map((v) => (v - mx) ** 2)) * mean(y.map((v) => (v - my) ** 2)));
}
