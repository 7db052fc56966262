// A player without one play: only the answers that make it are changed, and the changed ones keep the rules.
import { expect, it } from 'vitest';
import { MendedPlayer } from '../../bench/mended/mended-player.js';
import { PLAYS } from '../../bench/mended/plays.js';
import { moveAmphibious } from '../../src/game/chapters/amphibious.js';
import { patrols, raiders } from '../../src/game/index.js';
import { PASSIVE, type Script } from '../game/script.js';
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

it('turn 2: what is bound for the Mandate goes to Hawaii where it can and Japan is, and nothing patrols next to Truk', () => {
  const sail = (enemies: readonly string[]) => {
    const at = { 'Hawaiian Islands': enemies, Samoa: ['Enterprise', 'Chester'] };
    const allied = { raiders: { Enterprise: 'U.S. Mandate', Chester: 'South Pacific Ocean' } };
    const [where, changes] = without('hold-hawaii', { turn: 2, at, dice: [1, 1], allied }, (t) =>
      t.run((g) => raiders(g, SIDE.allied)),
    );
    return [where('Enterprise'), where('Chester'), changes];
  };
  expect(sail(['Atago'])).toEqual(['Hawaiian Islands', 'South Pacific Ocean', 1]);
  expect(sail([])).toEqual(['U.S. Mandate', 'South Pacific Ocean', 0]);
  const setup: Setup = {
    turn: 2,
    at: { Samoa: ['Enterprise', 'Chester'] },
    dice: [1],
    allied: { patrols: { Chester: 'South Pacific Ocean', Enterprise: 'U.S. Mandate' } },
  };
  const [where, changes] = without('far-patrols', setup, (t) => t.run((g) => patrols(g, SIDE.allied)));
  expect([where('Chester'), where('Enterprise'), changes]).toEqual(['Samoa', 'U.S. Mandate', 1]);
});

it('turn 1: no cruiser goes to the Japanese Islands, and others sail', () => {
  const allied = { patrols: { Exeter: 'Japanese Islands', 'De Ruyter': 'Indonesia' } };
  const setup: Setup = { turn: 1, at: { Singapore: ['Exeter', 'De Ruyter'] }, allied };
  const [where, changes] = without('turn-1-home', setup, (t) => t.run((g) => patrols(g, SIDE.allied)));
  expect([where('Exeter'), where('De Ruyter'), changes]).toEqual(['Singapore', 'Indonesia', 1]);
});

it('from turn 2 on a lone cruiser stays away from three times its shots', () => {
  const at = { 'Japanese Islands': ['Fuso', 'Ise'], Singapore: ['Exeter'] };
  const setup: Setup = { turn: 2, at, allied: { raiders: { Exeter: 'Japanese Islands' } } };
  const [where, changes] = without('later-raid', setup, (t) => t.run((g) => raiders(g, SIDE.allied)));
  expect([where('Exeter'), changes]).toEqual(['Singapore', 1]);
});

it('amphibious units sail where nobody is, or somebody of their own side', () => {
  const sail = (own: readonly string[]) => {
    const at = { 'Central Pacific Ocean': ['Atago', ...own], 'Pearl Harbor': ['1 Marines'] };
    const setup: Setup = { turn: 3, at, allied: { amphibious: { '1 Marines': 'Central Pacific Ocean' } } };
    const [where, changes] = without('lone-troops', setup, (t) => t.run((g) => moveAmphibious(g, SIDE.allied)));
    return [where('1 Marines'), changes];
  };
  expect(sail([])).toEqual(['Pearl Harbor', 1]);
  expect(sail(['Chester'])).toEqual(['Central Pacific Ocean', 0]);
});

it('air units that are left alone retreat from one and a half times their shots, and from no fewer', () => {
  const fly = (units: readonly string[]): number => {
    const at = { 'South Pacific Ocean': units };
    // By night air units do not meet (7.424).
    const allied: Script = { ...PASSIVE, 'day-night': 'night', retreat: 'stay' };
    const setup: Setup = { turn: 4, at, japan: { ...PASSIVE, 'day-night': 'night', retreat: 'retreat' }, allied };
    return without('air-alone', setup, (t) => t.resolve('South Pacific Ocean'))[1];
  };
  expect(fly(['7th A.F.', '21 AirFlot'])).toBe(1);
  expect(fly(['5th A.F.', '7th A.F.', '21 AirFlot'])).toBe(0);
});
