// Tournaments and openings asked by a program, without the command line.

import { describe, expect, it } from 'vitest';
import { ask, readOpenings, readTournament } from '../../src/index.js';

describe('a program', () => {
  it('asks for a tournament', async () => {
    const { scenario } = readTournament('{kind: tournament, japan: [standard, random], allied: [random]}', 'cup.yaml');
    const question = { kind: 'tournament', scenario, seed: 'cup', games: 12 } as const;
    const answer = await ask(question, { workers: 1 });
    expect(answer?.tournament.japan.ranking.map((seat) => seat.seat)).toEqual(['standard', 'random']);
    expect(Object.keys(answer!.metrics)).toEqual([
      'standard vs random: winner',
      'standard vs random: poc.final',
      'random vs random: winner',
      'random vs random: poc.final',
    ]);
  });

  it('asks for openings', async () => {
    const { scenario } = readOpenings('{kind: openings, japan: [tko, none], allied: [random]}', 'mine.yaml');
    const question = { kind: 'openings', scenario, games: 10 } as const;
    const answer = await ask(question, { workers: 1 });
    expect(answer?.openings.names).toEqual({ japan: ['tko', 'none'], allied: ['random'] });
    expect(answer?.openings.poc?.japan.map((opening) => opening.reply)).toEqual(['random', 'random']);
  });

  it('gets nothing when it was stopped before the first game', async () => {
    const { scenario } = readTournament('{kind: tournament, japan: [random], allied: [random]}', 'cup.yaml');
    const question = { kind: 'tournament', scenario, games: 9 } as const;
    expect(await ask(question, { signal: AbortSignal.abort() })).toBeUndefined();
  });
});
