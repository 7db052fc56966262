// Games of search players: one may take a minute, and nobody who interrupts them waits for its end.
import { describe, expect, it } from 'vitest';
import { type SearchSettings, searchSettings } from '../../src/ai/search/search-settings.js';
import { namedSeat } from '../../src/ai/seat.js';
import { createExperiment, type SimulationScenario } from '../../src/analysis/experiments.js';
import { openPool } from '../../src/node/pool.js';
import { simulate } from '../../src/node/simulate.js';
import { emptyTally } from '../../src/simulate/merge.js';
import { type GameScenario, STANDARD_GAME } from '../../src/whole-games/game-scenario.js';
import { LONG, sized } from '../size.js';

const search = (settings: Partial<SearchSettings>) => ({
  ...namedSeat('japan', 'search')!,
  search: searchSettings(settings),
});
const withSearch = (settings: Partial<SearchSettings>): GameScenario => {
  const { allied } = STANDARD_GAME.players;
  return { ...STANDARD_GAME, players: { japan: search(settings) as GameScenario['players']['japan'], allied } };
};
const BRIEF = {
  ...(LONG ? {} : { kinds: ['raiders', 'next-area'] }),
  rollouts: sized(2, 4),
  horizon: 1,
  candidates: 2,
  generations: 1,
  opponents: 1,
};
/** A game of hours. */
const THOROUGH = { rollouts: 4096, horizon: 0, candidates: 64, generations: 16 };

describe('games of search players', () => {
  it('are known to be long, in every kind of question that plays them', () => {
    const short = STANDARD_GAME;
    const long = withSearch(BRIEF);
    const questions = (game: GameScenario): SimulationScenario[] => {
      const { rules, rulings, data, players } = game;
      const field = { rules, rulings, data, japan: [short.players.japan, players.japan], allied: [players.allied] };
      return [
        game,
        { kind: 'controlled', game },
        { kind: 'comparison', scenarios: [short, game], metrics: ['winner'] },
        { kind: 'ranking', scenarios: [short, game], metric: 'poc.final' },
        { kind: 'tournament', ...field, compared: true },
        { kind: 'openings', ...field, blocks: 2 },
      ];
    };
    const known = (game: GameScenario) => questions(game).map((q) => createExperiment(q, 'long').longGames === true);
    expect(known(long)).toEqual(Array(6).fill(true));
    expect(known(short)).toEqual(Array(6).fill(false));
    // 65 pairings.
    const { rules, rulings, data, players } = short;
    const field = { rules, rulings, data, japan: Array(65).fill(players.japan), allied: [players.allied] };
    expect(createExperiment({ kind: 'tournament', ...field, compared: false }, 'long').longGames).toBe(true);
  });

  it('are given up at the signal, and come out as they do in the calling thread', async () => {
    const pool = openPool(1);
    try {
      const { signal } = new AbortController();
      const scenario = withSearch(BRIEF);
      const { tally } = await simulate({ scenario, seed: 'long' }, { games: 1, pool, signal });
      const experiment = createExperiment(scenario, 'long');
      const alone = emptyTally(experiment.metrics);
      experiment.run(0, 1, alone);
      expect(tally).toEqual(alone);

      const stop = new AbortController();
      const hours = { scenario: withSearch(THOROUGH), seed: 'long' };
      const given = await simulate(hours, { games: 9, pool, signal: stop.signal, onProgress: () => stop.abort() });
      expect(given).toMatchObject({ games: 0, ending: 'interrupted', partial: true });
    } finally {
      await pool.close();
    }
  });
});
