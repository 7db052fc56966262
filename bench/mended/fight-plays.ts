// Plays within a fight that looked wrong in whole games of `learned-fast-2`: retreats, day or night, whom carriers attack.
import { AIR, CARRIER, CRUISER } from '../../src/board/index.js';
import { ACTION_DAY, ACTION_NIGHT } from '../../src/dice/index.js';
import { airstrikeNow, type Game, isHull, ON_HARBOR, shotsNow, speedNow } from '../../src/game/index.js';
import { DAY_NIGHT, GROUPS, TARGETS } from '../../src/game/questions/decisions.js';
import { isLastTurn } from '../blunders/blunder.js';
import { membersOf } from '../blunders/shots.js';
import type { MendedPlay } from './mended-player.js';

const shotsOfAll = (g: Game, pieces: readonly number[], action: number): number =>
  pieces.reduce((sum, p) => sum + shotsNow(g, p, action), 0);

const ships = (g: Game, side: number): number[] => membersOf(g, side).filter((p) => g.tables.isShip[p] === 1);

/** True when nobody in the fight has an airstrike. */
const isQuietByDay = (g: Game): boolean => [0, 1].every((side) => shotsOfAll(g, membersOf(g, side), ACTION_DAY) === 0);

const guns = (g: Game, side: number): number => shotsOfAll(g, membersOf(g, side), ACTION_NIGHT);

const together: MendedPlay = {
  name: 'together',
  what: 'who retreats stays in one group where it has at least the guns of all who could pursue, who have no airstrikes (8.32)',
  mend(decision, side, g) {
    if (decision !== GROUPS || g.answerLength < 4) return false;
    const own = membersOf(g, side).filter((p) => isHull(g, p));
    const slowest = Math.min(...own.map((p) => speedNow(g, p)));
    const enemies = ships(g, 1 - side).filter((p) => speedNow(g, p) >= slowest);
    if (enemies.length === 0 || shotsOfAll(g, enemies, ACTION_DAY) > 0) return false;
    if (shotsOfAll(g, own, ACTION_NIGHT) < shotsOfAll(g, enemies, ACTION_NIGHT)) return false;
    for (let k = 1; k < g.answerLength; k += 2) g.answers[k] = 1;
    return true;
  },
};

const quietDays: MendedPlay = {
  name: 'quiet-days',
  what: 'who has fewer guns wants day where nobody has airstrikes: nobody fires, and he can retreat (7.41); pursuits apart',
  mend(decision, side, g) {
    if (decision !== DAY_NIGHT || g.answers[0] === ACTION_DAY || g.fight > 0 || !isQuietByDay(g)) return false;
    if (guns(g, side) >= guns(g, 1 - side)) return false;
    g.answers[0] = ACTION_DAY;
    return true;
  },
};

const carriersFirst: MendedPlay = {
  name: 'carriers-first',
  what: 'carriers of airstrike 3 or more that attack cruisers attack enemy carriers at which nobody aims; the last turn apart',
  mend(decision, side, g) {
    if (decision !== TARGETS || g.mode === ON_HARBOR || g.action !== ACTION_DAY || isLastTurn(g)) return false;
    const aimed = new Set<number>();
    for (let k = 1; k < g.answerLength; k += 2) aimed.add(g.answers[k]!);
    const free = ships(g, 1 - side)
      .filter((p) => g.tables.kind[p] === CARRIER && airstrikeNow(g, p) > 0 && !aimed.has(p))
      .sort((p, q) => airstrikeNow(g, q) - airstrikeNow(g, p));
    let changed = false;
    for (let k = 0; k < g.answerLength && free.length > 0; k += 2) {
      const [attacker, target] = [g.answers[k]!, g.answers[k + 1]!];
      if (airstrikeNow(g, attacker) < 3 || g.tables.kind[attacker] === AIR || g.tables.kind[target] !== CRUISER)
        continue;
      g.answers[k + 1] = free.shift()!;
      changed = true;
    }
    return changed;
  },
};

export const FIGHT_PLAYS: readonly MendedPlay[] = [together, quietDays, carriersFirst];
