// A player without one play: only the answers that make it are changed, and the changed ones keep the rules.
import { expect, it } from 'vitest';
import { MendedPlayer } from '../../bench/mended/mended-player.js';
import { PLAYS } from '../../bench/mended/plays.js';
import { patrols, raiders } from '../../src/game/index.js';
import { type Setup, SIDE, type Table, table } from '../game/table.js';

/** Where ships are after a step in which the Allies play without a play, and how many answers were changed. */
function without(play: string, setup: Setup, step: (t: Table) => void): [(ship: string) => string, number] {
  const t = table({ seed: 'mended', ...setup });
  const mended = new MendedPlayer(t.game.players[SIDE.allied]!, SIDE.allied, PLAYS.find(({ name }) => name === play)!);
  t.game.players[SIDE.allied] = mended;
  step(t);
  return [(ship) => t.where(ship), mended.changes];
}

it('turn 1: cruisers stay away from three times the shots of all of them, and go where nobody is stronger', () => {
  const sail = (enemies: readonly string[], bound: string): [string, string, number] => {
    const at = { 'Japanese Islands': enemies, Singapore: ['Exeter', 'De Ruyter'] };
    const setup: Setup = {
      turn: 1,
      at,
      dice: [1, 1],
      allied: { raiders: { Exeter: 'Japanese Islands', 'De Ruyter': bound } },
    };
    const [where, changes] = without('turn-1-raid', setup, (t) => t.run((g) => raiders(g, SIDE.allied)));
    return [where('Exeter'), where('De Ruyter'), changes];
  };
  expect(sail(['Fuso', 'Ise'], 'Marianas Islands')).toEqual(['Singapore', 'Marianas Islands', 1]);
  expect(sail(['Fuso', 'Ise'], 'Japanese Islands')).toEqual(['Singapore', 'Singapore', 1]);
  expect(sail(['Ise'], 'Japanese Islands')).toEqual(['Japanese Islands', 'Japanese Islands', 0]);
});

it('a ship of speed 1 waits for the raiders where it must roll, and patrols next to its port', () => {
  const at = {
    Samoa: [
      { name: 'Tennessee', damage: 3 },
      { name: 'Nevada', damage: 3 },
    ],
  };
  const sail = { Tennessee: 'South Pacific Ocean', Nevada: 'U.S. Mandate' };
  const setup: Setup = { turn: 2, at, allied: { patrols: sail } };
  const [where, changes] = without('hopeless-roll', setup, (t) => t.run((g) => patrols(g, SIDE.allied)));
  expect([where('Tennessee'), where('Nevada'), changes]).toEqual(['Samoa', 'U.S. Mandate', 1]);
});

it('a lawful answer that does not make the play stands as it is', () => {
  const setup: Setup = { turn: 2, at: { Samoa: ['Chester'] }, allied: { patrols: { Chester: 'U.S. Mandate' } } };
  for (const { name } of PLAYS) {
    const [where, changes] = without(name, setup, (t) => t.run((g) => patrols(g, SIDE.allied)));
    expect([where('Chester'), changes]).toEqual(['U.S. Mandate', 0]);
  }
});
