// Patrols that looked wrong in whole games of `learned-fast-2`: where flags and single ships are shown.
import { ALLIED, AREA_COUNT, BATTLESHIP, CARRIER, CRUISER, JAPAN, NATION_BRITAIN } from '../../src/board/index.js';
import { canSail, type Game, patrolReach } from '../../src/game/index.js';
import { PATROLS } from '../../src/game/questions/decisions.js';
import { isLastTurn, shipsOf } from '../blunders/blunder.js';
import { areaNamed, keepPairs } from './answers.js';
import type { MendedPlay } from './mended-player.js';

const BENGAL = areaNamed('Bay of Bengal');
const INDIAN_OCEAN = areaNamed('Indian Ocean');
const INDONESIA = areaNamed('Indonesia');
const CORAL_SEA = areaNamed('Coral Sea');
const SOUTH_PACIFIC = areaNamed('South Pacific Ocean');
const HAWAII = areaNamed('Hawaiian Islands');
const BESIDE_TRUK = (
  ['Marianas Islands', 'Marshall Islands', 'South Pacific Ocean', 'Central Pacific Ocean'] as const
).map(areaNamed);
/** Areas that Japan holds from the beginning, the dearest first. */
const HOME = (['Japanese Islands', 'Indonesia', 'Marianas Islands', 'Marshall Islands'] as const).map(areaNamed);

const has = (mask: number, area: number): boolean => ((mask >> area) & 1) === 1;
const isJapanese = (g: Game, area: number): boolean => has(g.controlled[JAPAN]!, area);

/** How many ships an answer sends to each area. */
function bound(g: Game): number[] {
  const count = Array.from({ length: AREA_COUNT }, () => 0);
  for (let k = 1; k < g.answerLength; k += 2) count[g.answers[k]!]!++;
  return count;
}

const turnOneSouth: MendedPlay = {
  name: 'turn-1-south',
  what: 'on turn 1 Allied cruisers bound for the South Pacific patrol the Coral Sea, or the Indian Ocean where that is out of reach',
  mend(decision, side, g) {
    if (decision !== PATROLS || side !== ALLIED || g.turn !== 1) return false;
    let changed = false;
    for (let k = 0; k < g.answerLength; k += 2) {
      if (g.answers[k + 1] !== SOUTH_PACIFIC) continue;
      const to = [CORAL_SEA, INDIAN_OCEAN].find((area) => has(patrolReach(g, g.answers[k]!), area));
      if (to === undefined) continue;
      g.answers[k + 1] = to;
      changed = true;
    }
    return changed;
  },
};

const bengalCruiser: MendedPlay = {
  name: 'bengal-cruiser',
  what: 'an Allied ship bound for the Indian Ocean (0 POC) patrols the Bay of Bengal (1 POC) where none would',
  mend(decision, side, g) {
    if (decision !== PATROLS || side !== ALLIED || g.turn === 1 || bound(g)[BENGAL] !== 0) return false;
    for (let k = 0; k < g.answerLength; k += 2) {
      if (g.answers[k + 1] !== INDIAN_OCEAN || !has(patrolReach(g, g.answers[k]!), BENGAL)) continue;
      g.answers[k + 1] = BENGAL;
      return true;
    }
    return false;
  },
};

const hawaiiAlone: MendedPlay = {
  name: 'hawaii-alone',
  what: 'on turn 2 no single Allied ship patrols Hawaii',
  mend: (decision, side, g) =>
    decision === PATROLS &&
    side === ALLIED &&
    g.turn === 2 &&
    bound(g)[HAWAII] === 1 &&
    keepPairs(g, (_, area) => area !== HAWAII),
};

const latePatrols: MendedPlay = {
  name: 'late-patrols',
  what: 'on turns 3 to 6 no Allied cruiser patrols beside Truk or the Central Pacific under the Japanese flag',
  mend: (decision, side, g) =>
    decision === PATROLS &&
    side === ALLIED &&
    g.turn >= 3 &&
    g.turn <= 6 &&
    keepPairs(
      g,
      (ship, area) => g.tables.kind[ship] !== CRUISER || !BESIDE_TRUK.includes(area) || !isJapanese(g, area),
    ),
};

const carriersAtTruk: MendedPlay = {
  name: 'carriers-at-truk',
  what: 'no Allied carrier patrols beside Truk or the Central Pacific under the Japanese flag; the last turn apart',
  mend: (decision, side, g) =>
    decision === PATROLS &&
    side === ALLIED &&
    !isLastTurn(g) &&
    keepPairs(
      g,
      (ship, area) => g.tables.kind[ship] !== CARRIER || !BESIDE_TRUK.includes(area) || !isJapanese(g, area),
    ),
};

const indonesiaPatrols: MendedPlay = {
  name: 'indonesia-patrols',
  what: 'from turn 4 on no British ship patrols Indonesia under the Japanese flag; the last turn apart',
  mend: (decision, side, g) =>
    decision === PATROLS &&
    side === ALLIED &&
    g.turn >= 4 &&
    !isLastTurn(g) &&
    isJapanese(g, INDONESIA) &&
    keepPairs(g, (ship, area) => area !== INDONESIA || g.tables.nation[ship] !== NATION_BRITAIN),
};

const homeBattleships: MendedPlay = {
  name: 'home-battleships',
  what: 'from turn 6 on a sound Japanese battleship of speed 5 or less patrols at home, beside its port, where a single ship would',
  mend(decision, side, g) {
    if (decision !== PATROLS || side !== JAPAN || g.turn < 6) return false;
    const count = bound(g);
    const sent = new Set<number>();
    for (let k = 0; k < g.answerLength; k += 2) sent.add(g.answers[k]!);
    let changed = false;
    for (const ship of shipsOf(g, side)) {
      if (sent.has(ship) || !canSail(g, ship) || g.damage[ship] !== 0) continue;
      if (g.tables.kind[ship] !== BATTLESHIP || g.tables.speed[ship]! > 5) continue;
      const near = g.tables.touches[g.location[ship]! - AREA_COUNT]!;
      const to = HOME.find((area) => has(near, area) && count[area] === 1);
      if (to === undefined) continue;
      g.answer(ship);
      g.answer(to);
      count[to]!++;
      changed = true;
    }
    return changed;
  },
};

export const PATROL_PLAYS: readonly MendedPlay[] = [
  turnOneSouth,
  bengalCruiser,
  hawaiiAlone,
  latePatrols,
  carriersAtTruk,
  indonesiaPatrols,
  homeBattleships,
];
