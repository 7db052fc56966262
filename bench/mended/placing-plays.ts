// Where fleets and air units go, as it looked wrong in whole games of `learned-fast-2`: all of it at once, or where much is lost.
import { ALLIED, AREA_COUNT, JAPAN, NATION_BRITAIN } from '../../src/board/index.js';
import { type Game, raiderReach } from '../../src/game/index.js';
import { type Decision, PATROLS, PLACE_AIR, RAIDERS } from '../../src/game/questions/decisions.js';
import { allShots, piecesAt, shotsOf } from '../blunders/shots.js';
import { areaNamed, keepPairs } from './answers.js';
import type { MendedPlay } from './mended-player.js';

const HAWAII = areaNamed('Hawaiian Islands');
const MANDATE = areaNamed('U.S. Mandate');
const CORAL_SEA = areaNamed('Coral Sea');
const INDONESIA = areaNamed('Indonesia');
const HOME = (['Japanese Islands', 'Indonesia', 'Marianas Islands'] as const).map(areaNamed);

const has = (mask: number, area: number): boolean => ((mask >> area) & 1) === 1;
const isSailing = (decision: Decision): boolean => decision === PATROLS || decision === RAIDERS;

const airUnitsAt = (g: Game, side: number, area: number): number =>
  piecesAt(g, area, side).filter((p) => g.tables.isShip[p] === 0).length;

const britishTwo: MendedPlay = {
  name: 'british-2',
  what: 'on turn 2 no British ship sails for Indonesia',
  mend: (decision, side, g) =>
    isSailing(decision) &&
    side === ALLIED &&
    g.turn === 2 &&
    keepPairs(g, (ship, area) => area !== INDONESIA || g.tables.nation[ship] !== NATION_BRITAIN),
};

const pearlStays: MendedPlay = {
  name: 'pearl-stays',
  what: 'on turn 3 no Allied raider sails for Hawaii under the Japanese flag',
  mend: (decision, side, g) =>
    decision === RAIDERS &&
    side === ALLIED &&
    g.turn === 3 &&
    has(g.controlled[JAPAN]!, HAWAII) &&
    keepPairs(g, (_, area) => area !== HAWAII),
};

const hawaiiAir: MendedPlay = {
  name: 'hawaii-air',
  what: 'on turn 3 Allied air units bound for Hawaii under the Japanese flag go to the U.S. Mandate or the Coral Sea, where fewer are',
  mend(decision, side, g) {
    if (decision !== PLACE_AIR || side !== ALLIED || g.turn !== 3 || g.answerLength !== 2) return false;
    if (!has(g.controlled[JAPAN]!, HAWAII) || g.answers[1] !== HAWAII) return false;
    const open = [MANDATE, CORAL_SEA].filter((area) => (g.tables.harborsOf[area]! & g.held[side]!) !== 0);
    open.sort((a, b) => airUnitsAt(g, side, a) - airUnitsAt(g, side, b));
    if (open.length === 0) return false;
    g.answers[1] = open[0]!;
    return true;
  },
};

const airFour: MendedPlay = {
  name: 'air-four',
  what: 'no fifth Allied air unit in an area: it goes to the dearest area for the Allies with fewer than two',
  mend(decision, side, g) {
    if (decision !== PLACE_AIR || side !== ALLIED || g.answerLength !== 2) return false;
    if (airUnitsAt(g, side, g.answers[1]!) < 4) return false;
    const isOpen = (a: number) => (g.tables.harborsOf[a]! & g.held[side]!) !== 0 && airUnitsAt(g, side, a) < 2;
    const poc = (a: number) => g.tables.poc[side * AREA_COUNT + a]!;
    const [best] = Array.from({ length: AREA_COUNT }, (_, a) => a)
      .filter(isOpen)
      .sort((a, b) => poc(b) - poc(a));
    if (best === undefined) return false;
    g.answers[1] = best;
    return true;
  },
};

const coralTwo: MendedPlay = {
  name: 'coral-2',
  what: 'on turn 2 Japanese raiders bound for the Coral Sea go to the U.S. Mandate: two fleets are one',
  mend(decision, side, g) {
    if (decision !== RAIDERS || side !== JAPAN || g.turn !== 2) return false;
    let changed = false;
    for (let k = 0; k < g.answerLength; k += 2) {
      if (g.answers[k + 1] !== CORAL_SEA || !has(raiderReach(g, g.answers[k]!), MANDATE)) continue;
      g.answers[k + 1] = MANDATE;
      changed = true;
    }
    return changed;
  },
};

const homeFirst: MendedPlay = {
  name: 'home-first',
  what: 'on the last two turns Japan has as many shots in the Japanese Islands, Indonesia and the Marianas, where it shows a flag, as anywhere else',
  mend(decision, side, g) {
    if (decision !== RAIDERS || side !== JAPAN || g.turn < g.rules.turns - 1) return false;
    const force = Array.from({ length: AREA_COUNT }, (_, area) => allShots(g, piecesAt(g, area, side)));
    for (let k = 0; k < g.answerLength; k += 2) force[g.answers[k + 1]!]! += shotsOf(g, g.answers[k]!);
    const homes = HOME.filter((area) => piecesAt(g, area, side).length > 0);
    let changed = false;
    for (let k = 0; k < g.answerLength; k += 2) {
      const [ship, area] = [g.answers[k]!, g.answers[k + 1]!];
      const reach = raiderReach(g, ship);
      const [to] = homes.filter((a) => has(reach, a)).sort((a, b) => force[a]! - force[b]!);
      if (homes.includes(area) || to === undefined || force[to]! + shotsOf(g, ship) > force[area]!) continue;
      force[area]! -= shotsOf(g, ship);
      force[to]! += shotsOf(g, ship);
      g.answers[k + 1] = to;
      changed = true;
    }
    return changed;
  },
};

export const PLACING_PLAYS: readonly MendedPlay[] = [britishTwo, pearlStays, hawaiiAir, airFour, coralTwo, homeFirst];
