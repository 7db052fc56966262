// Tables of Normal Turn One: its turn 1, the raid on Pearl Harbor, and combat in Hawaii. Numbers of nt1 are those of its text.
import { areasToResolve, beginTurn, fillRosters, type Game, normalTurnOneHawaii } from '../../../src/game/index.js';
import { PASSIVE, type Piece, type Setup, table } from '../table.js';

export const RULES = ['nt1'];
export const HAWAII = 'Hawaiian Islands';
export const raiding = (name: string, damage = 0): Piece => ({ name, raiding: true, damage });

/** A position on turn 1. */
export const on = (setup: Setup) =>
  table({
    turn: 1,
    rules: RULES,
    ...setup,
    japan: { ...PASSIVE, ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });

/** Turn 1 from nt1's own set-up. */
export const start = (setup: Setup = {}) => on({ start: true, seed: 'nt1', ...setup }).run(beginTurn);
export const places = (t: ReturnType<typeof on>, names: readonly string[]) => names.map((name) => t.where(name));

/** The raid on Pearl Harbor: a carrier and a battleship against a battleship and the 7th A.F. */
export const raid = (setup: Setup = {}) =>
  on({
    at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei')], 'Pearl Harbor': ['Nevada', '7th A.F.'] },
    ...setup,
    japan: { ...setup.japan },
  });

/** Combat in Hawaii: a carrier and a battleship against a cruiser. */
export const fight = (setup: Setup) =>
  on({
    flags: { [HAWAII]: 'allied' },
    at: { [HAWAII]: [raiding('Soryu'), raiding('Hiei'), 'Minneapolis'] },
    ...setup,
    japan: { ...setup.japan },
  });

/** Combat in Hawaii with the targets designated. */
export const combatAt =
  (designated: Record<string, string> = {}) =>
  (g: Game) => {
    for (const [carrier, target] of Object.entries(designated))
      g.assigned[g.tables.pieceIndex.get(carrier)!] = g.tables.pieceIndex.get(target)! + 1;
    fillRosters(g);
    g.areasLeft = areasToResolve(g);
    normalTurnOneHawaii(g);
  };
