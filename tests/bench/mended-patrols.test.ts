// Plays of patrols and fleets, mended: only the answers that make them are changed, and the changed ones keep the rules.
import { expect, it } from 'vitest';
import { MendedPlayer } from '../../bench/mended/mended-player.js';
import { PLAYS } from '../../bench/mended/plays.js';
import { patrols, raiders } from '../../src/game/index.js';
import { type Setup, SIDE, type Table, table } from '../game/table.js';

/** Where ships are after a step in which a side plays without a play, and how many answers were changed. */
function without(play: string, side: number, setup: Setup, step: (t: Table) => void): (ship: string) => string {
  const t = table({ seed: 'mended', ...setup });
  t.game.players[side] = new MendedPlayer(
    t.game.players[side]!,
    side as 0 | 1,
    PLAYS.find(({ name }) => name === play)!,
  );
  step(t);
  return (ship) => t.where(ship);
}

const patrol = (play: string, side: number, setup: Setup) =>
  without(play, side, setup, (t) => t.run((g) => patrols(g, side)));

it('every play has a name of its own', () => {
  expect(new Set(PLAYS.map(({ name }) => name)).size).toBe(PLAYS.length);
});

it('turn 1: cruisers bound for the South Pacific go where no enemy comes', () => {
  const where = patrol('turn-1-south', SIDE.allied, {
    turn: 1,
    at: { Australia: ['Canberra'], Singapore: ['Exeter', 'De Ruyter'] },
    dice: [1, 1, 1],
    allied: {
      patrols: { Canberra: 'South Pacific Ocean', Exeter: 'South Pacific Ocean', 'De Ruyter': 'Bay of Bengal' },
    },
  });
  expect(['Canberra', 'Exeter', 'De Ruyter'].map(where)).toEqual(['Coral Sea', 'Indian Ocean', 'Bay of Bengal']);
});

it('a ship bound for the Indian Ocean holds the Bay of Bengal where none does', () => {
  const sail = (other: string) => {
    const where = patrol('bengal-cruiser', SIDE.allied, {
      turn: 2,
      at: { Ceylon: ['Cornwall', 'Dorsetshire'] },
      dice: [1, 1],
      allied: { patrols: { Cornwall: 'Indian Ocean', Dorsetshire: other } },
    });
    return where('Cornwall');
  };
  expect(sail('Indonesia')).toBe('Bay of Bengal');
  expect(sail('Bay of Bengal')).toBe('Indian Ocean');
});

it('turn 2: one cruiser does not patrol Hawaii, two do', () => {
  const sail = (patrolling: Readonly<Record<string, string>>) =>
    patrol('hawaii-alone', SIDE.allied, {
      turn: 2,
      at: { 'Pearl Harbor': ['Chester', 'Quincy'] },
      allied: { patrols: patrolling },
    })('Chester');
  expect(sail({ Chester: 'Hawaiian Islands' })).toBe('Pearl Harbor');
  expect(sail({ Chester: 'Hawaiian Islands', Quincy: 'Hawaiian Islands' })).toBe('Hawaiian Islands');
});

it('from turn 6 on a battleship that would stay in port patrols beside it, where a single cruiser would', () => {
  const sail = (turn: number) => {
    const where = patrol('home-battleships', SIDE.japan, {
      turn,
      at: { Truk: ['Atago', 'Nagato', { name: 'Fuso', damage: 1 }, 'Kongo'] },
      japan: { patrols: { Atago: 'Marianas Islands' } },
    });
    return ['Atago', 'Nagato', 'Fuso', 'Kongo'].map(where);
  };
  expect(sail(6)).toEqual(['Marianas Islands', 'Marianas Islands', 'Truk', 'Truk']);
  expect(sail(5)).toEqual(['Marianas Islands', 'Truk', 'Truk', 'Truk']);
});

it('turn 2: two Japanese fleets become one', () => {
  const where = without(
    'coral-2',
    SIDE.japan,
    { turn: 2, at: { Truk: ['Akagi', 'Kaga'] }, japan: { raiders: { Akagi: 'Coral Sea', Kaga: 'U.S. Mandate' } } },
    (t) => t.run((g) => raiders(g, SIDE.japan)),
  );
  expect([where('Akagi'), where('Kaga')]).toEqual(['U.S. Mandate', 'U.S. Mandate']);
});
