// The evaluation: what is left at the end of a turn says how the game will end, better than the track does.
import { describe, expect, it } from 'vitest';
import { STANDARD_JAPAN } from '../../../src/ai/heuristic/doctrine/doctrine.js';
import { WEIGHT_NAMES, WEIGHTS } from '../../../src/ai/heuristic/doctrine/weights.js';
import { Match } from '../../../src/ai/match.js';
import { ChoiceStream } from '../../../src/ai/random/choice-stream.js';
import { evaluate, onTrack, turnOneOf, under } from '../../../src/ai/search/evaluation.js';
import { EVALUATIONS, TURN_ONE } from '../../../src/ai/search/evaluation-weights.js';
import { FEATURES, features, TURN_ONE_FEATURES } from '../../../src/ai/search/features.js';
import { perturbed } from '../../../src/ai/search/perturbed.js';
import { ALLIED, compileBoard, NOT_ARRIVED, STANDARD_BOARD, SUNK } from '../../../src/board/index.js';
import { Game } from '../../../src/game/index.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);

describe('the evaluation', () => {
  it('has a weight for every feature and every number of turns left', () => {
    const turnsLeft = EVALUATIONS.map((all) => all.map(({ byTurnsLeft }) => byTurnsLeft.length));
    // The fourth knows five rule sets, one of nine turns.
    expect(turnsLeft).toEqual([[7], [7], [7], [8, 7, 7, 7, 7]]);
    for (const { spread, weights } of EVALUATIONS.flat().flatMap(({ byTurnsLeft }) => byTurnsLeft)) {
      expect(weights).toHaveLength(FEATURES);
      expect(spread).toBeGreaterThan(0);
    }
  });

  it('is the track at the end of the game, and stays on the track before', () => {
    const game = new Game(tables, resolveRules());
    game.turn = 8;
    game.poc = 11;
    expect(evaluate(game)).toBe(11);
    game.turn = 7;
    game.poc = 29;
    expect(evaluate(game)).toBeLessThanOrEqual(29);
  });

  it.each([
    [0, 4],
    [20, 4],
    [33, 2],
    [-40, 10],
  ])('expects of a track at %f ± %f what is left of it between its ends', (sum, spread) => {
    // Means of the logistic distribution's quantiles, each put back on the track.
    const cells = 20_000;
    let mean = 0;
    for (let k = 0; k < cells; k++) {
      const p = (k + 0.5) / cells;
      mean += Math.max(-29, Math.min(29, sum + spread * Math.log(p / (1 - p)))) / cells;
    }
    expect(onTrack(sum, spread)).toBeCloseTo(mean, 3);
  });

  it('overflows nowhere', () => {
    expect(onTrack(1e6, 1)).toBe(29);
    expect(onTrack(-1e6, 1)).toBe(-29);
  });

  it('sees ships in port, damage, flags and harbors', () => {
    const game = new Game(tables, resolveRules());
    game.turn = 2;
    const before = new Float64Array(FEATURES);
    features(game, before);
    game.poc = 3;
    game.setArea(tables.areaNames.indexOf('Marianas Islands'), ALLIED);
    game.setHarbor(tables.harborNames.indexOf('Truk'), ALLIED);
    game.damage[tables.pieceIndex.get('Akagi')!] = 2;
    const after = new Float64Array(FEATURES);
    features(game, after);
    const changed = Array.from(after, (x, k) => x - before[k]!);
    expect(changed[1]).toBe(3);
    // Akagi's airstrike is two less, its damage two more.
    expect(changed[2]).toBe(-2);
    expect(changed[5]).toBe(2);
    // The track; airstrike, damage and the strength at Yokosuka; two flags; a harbor.
    expect(changed.filter((x) => x !== 0)).toHaveLength(7);
  });

  it('foretells the end of games far better than the track does', () => {
    const match = new Match(tables, resolveRules(), { japan: 'heuristic', allied: 'heuristic' }, 'evaluation test');
    const said: number[][] = [];
    const track: number[][] = [];
    const ends: number[] = [];
    for (let game = 0; game < 60; game++) {
      const row: number[] = [];
      const poc: number[] = [];
      match.play(game, {
        turnEnded: (g) => {
          row.push(evaluate(g));
          poc.push(g.poc);
        },
      });
      said.push(row);
      track.push(poc);
      ends.push(match.game.poc);
    }
    const miss = (rows: readonly (readonly number[])[], turn: number) =>
      Math.sqrt(rows.reduce((sum, row, k) => sum + (row[turn - 1]! - ends[k]!) ** 2, 0) / rows.length);
    expect(miss(said, 7)).toBeLessThan(5);
    for (const turn of [4, 5, 6]) expect(miss(said, turn)).toBeLessThan(0.75 * miss(track, turn));
  });
});

/** By version and turn, the sum of squared errors of what two versions say at the ends of turns of games of a player. */
function squaresOf(rules: string, player: string, seed: string, games: number, versions: readonly number[]) {
  const match = new Match(tables, resolveRules([rules]), { japan: player, allied: player }, seed);
  const squares = versions.map(() => new Float64Array(9));
  for (let game = 0; game < games; game++) {
    const said: number[][] = [];
    match.play(game, { turnEnded: (g) => void said.push(versions.map((version) => evaluate(g, version))) });
    said.forEach((all, turn) => {
      squares.forEach((sums, k) => {
        sums[turn]! += (all[k]! - match.game.poc) ** 2;
      });
    });
  }
  return squares;
}

describe('the third evaluation', () => {
  it('foretells games of the fast players better than the first, from turn 3 on', () => {
    const [second, third] = squaresOf('nt1', 'learned-fast-14', 'third', 80, [2, 3]);
    expect(third![0]).toBe(second![0]);
    for (const turn of [3, 4, 5, 6]) expect(third![turn - 1]!).toBeLessThan(second![turn - 1]!);
  });
});

describe('the fourth evaluation', () => {
  it.each([
    ['nine-turn', [2, 3, 4, 5, 6, 7, 8]],
    ['second-edition', [3, 4, 5]],
    ['nt1', [3, 4, 5]],
    ['task-forces', [1, 4, 5]],
  ])('foretells games of the fast players under %s better than the third', (rules, turns) => {
    const [third, fourth] = squaresOf(rules, 'learned-fast-16', 'fourth', 60, [3, 4]);
    for (const turn of turns) expect(fourth![turn - 1]!).toBeLessThan(third![turn - 1]!);
  });

  it('takes the numbers of nine turns on later turns, and after turn 1 those of Normal Turn One', () => {
    const rules = resolveRules(['nt1', 'nine-turn']);
    expect(under(EVALUATIONS[3]!, rules).rules[0]).toBe('nine-turn');
    expect(turnOneOf(rules, 4).rules[0]).toBe('nt1');
  });
});

describe('the evaluation after turn 1', () => {
  it('has a weight for every feature, and is that of the rules in force', () => {
    TURN_ONE.forEach((sets, k) => {
      for (const { weights } of sets) expect(weights).toHaveLength(TURN_ONE_FEATURES);
      const fittedTo = (...names: string[]) => turnOneOf(resolveRules(names), k + 1).rules[0];
      expect(fittedTo('second-edition')).toBe('second-edition');
      expect(fittedTo('menzel-3c')).toBe('menzel');
      expect(fittedTo('nt1', 'task-forces')).toBe('nt1');
      expect(fittedTo('nine-turn', 'pearl-harbor')).toBe('nine-turn');
    });
  });

  it.each([1, 2])('counts every ship by its name, sound or damaged: version %i', (version) => {
    const game = new Game(tables, resolveRules());
    game.turn = 1;
    const nevada = tables.pieceIndex.get('Nevada')!;
    const sound = evaluate(game, version);
    game.damage[nevada] = 2;
    const damaged = evaluate(game, version);
    game.move(nevada, SUNK);
    // A positive number is good for Japan.
    expect(evaluate(game, version)).toBeGreaterThan(damaged);
    expect(damaged).toBeGreaterThan(sound);
  });

  it('knows in its second version a ship that is sunk from one that has not arrived (18.22)', () => {
    const game = new Game(tables, resolveRules());
    game.turn = 1;
    const saratoga = tables.pieceIndex.get('Saratoga')!;
    game.move(saratoga, NOT_ARRIVED);
    const late = [evaluate(game, 1), evaluate(game, 2)];
    game.move(saratoga, SUNK);
    expect(evaluate(game, 1)).toBe(late[0]);
    expect(evaluate(game, 2) - late[1]!).toBeGreaterThan(1);
  });

  it.each([
    ['nt1', 5],
    ['menzel', 5],
    ['nine-turn', 5],
    ['second-edition', 5],
  ])('foretells the mean of games under %s', (name, within) => {
    const match = new Match(tables, resolveRules(name), { japan: 'heuristic', allied: 'heuristic' }, 'after turn 1');
    const sums = [0, 0];
    for (let game = 0; game < 40; game++) {
      match.play(game, {
        turnEnded: (g) => {
          if (g.turn === 1) for (const k of [0, 1]) sums[k]! += evaluate(g, k + 1);
        },
      });
      for (const k of [0, 1]) sums[k]! -= match.game.poc;
    }
    for (const sum of sums) expect(Math.abs(sum / 40)).toBeLessThan(within);
  });
});

describe('perturbed weights', () => {
  it('are near the others, within their ranges, and the same for the same chance', () => {
    const weights = perturbed(STANDARD_JAPAN.weights, 0.4, new ChoiceStream('a'));
    expect(perturbed(STANDARD_JAPAN.weights, 0.4, new ChoiceStream('a'))).toEqual(weights);
    expect(perturbed(STANDARD_JAPAN.weights, 0.4, new ChoiceStream('b'))).not.toEqual(weights);
    expect(perturbed(STANDARD_JAPAN.weights, 0, new ChoiceStream('a'))).toEqual(STANDARD_JAPAN.weights);
    for (const name of WEIGHT_NAMES) {
      const x = STANDARD_JAPAN.weights[name];
      expect(Math.abs(weights[name] - x)).toBeLessThanOrEqual(0.4 * x + 1e-9);
      expect(weights[name]).toBeGreaterThanOrEqual(WEIGHTS[name].min);
      expect(weights[name]).toBeLessThanOrEqual(WEIGHTS[name].max);
    }
  });
});
