// When worker threads are started, by what this thread has seen of the games.
import { describe, expect, it } from 'vitest';
import { isCold, worthStarting } from '../../src/simulate/worth-starting.js';

describe('worker threads are started', () => {
  it('when it is known how fast the games are: after 64 of them, or a second', () => {
    expect(isCold({ coldGames: 63, coldPlaying: 999 })).toBe(true);
    expect(isCold({ coldGames: 64, coldPlaying: 1 })).toBe(false);
    expect(isCold({ coldGames: 1, coldPlaying: 1000 })).toBe(false);
  });

  it('when what is left takes four times what a thread costs: its start, and what the warm-up cost here', () => {
    const whole = { coldGames: 64, coldPlaying: 528, rate: 0.5 };
    expect(worthStarting(whole, 1000)).toBe(false);
    expect(worthStarting(whole, 1001)).toBe(true);
    const raids = { coldGames: 100, coldPlaying: 10.2, rate: 500 };
    expect(worthStarting(raids, 220_000)).toBe(false);
    expect(worthStarting(raids, 220_001)).toBe(true);
  });

  it('for games of seconds after the first of them', () => {
    const searched = { coldGames: 1, coldPlaying: 3000, rate: 1 / 3000 };
    expect(worthStarting(searched, 1)).toBe(true);
  });
});
