// Tables of the surprise attack: turn 1 from the set-up of the charts, combat in Hawaii, and its extra rounds.
import { fillRosters, type Game, pearlHarbor } from '../../../src/game/index.js';
import { PASSIVE, type Piece, type Setup, table } from '../table.js';

/** A small raid force. */
export const RAIDERS = ['Akagi', 'Kaga', 'Hiei', 'Tone'];
export const raiding = (name: string): Piece => ({ name, raiding: true });

/** Turn 1 from the set-up of the charts, with a small raid force. */
export const firstTurn = (setup: Setup = {}) =>
  table({
    start: true,
    turn: 1,
    seed: 'turn 1',
    ...setup,
    japan: { ...PASSIVE, 'raid-force': [RAIDERS], ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });

/** Turn 1 combat in Hawaii, from a position of the test's own. */
export const hawaii = (setup: Setup) =>
  table({
    turn: 1,
    flags: { 'Hawaiian Islands': 'allied' },
    ...setup,
    japan: { ...PASSIVE, ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });
export const fight = (g: Game) => {
  fillRosters(g);
  pearlHarbor(g);
};

/** Japan stays for the extra rounds (18.21). */
export const stay = { stay: ['stay'] } as const;

/** Lines of the log: the rounds, what was asked in them, and who attacked. */
export const ROUNDS = /^(round|\? \w+ (retreat|pursuit|targets|day-night|basing|follow)|attacked)/;
