// Why nobody attacks in an action or in a round of an air raid.
import { AIR, ALLIED, AREA_COUNT, CARRIER, JAPAN } from '../../board/index.js';
import { sideWithin } from '../../board/side-names.js';
import { ACTION_DAY, ACTION_NIGHT } from '../../dice/index.js';
import { surprisedRound } from '../../game/options/normal-turn-one-moves.js';
import { HIDING } from '../../game/options/task-forces.js';
import { airstrikeNow, gunneryNow } from '../../game/state/factors-now.js';
import { HAWAII, INDONESIA, PEARL_HARBOR } from '../../game/state/places.js';
import { isSurpriseRaid } from '../../game/state/round-in-words.js';
import { type Game, RETREATING } from '../../game/state/state.js';
import { listed } from '../answers/say.js';
import { inHarbor } from './narrative-words.js';

/** What keeps a side from attacking: said of Japan, of the Allies, and of both. */
type Reason = readonly [japan: string, allied: string, both: string];

const NO_AIRSTRIKE: Reason = [
  'has no airstrike (7.41)',
  'have no airstrike (7.41)',
  'neither side has an airstrike (7.41)',
];
const NO_GUNS: Reason = ['has no guns (7.42)', 'have no guns (7.42)', 'neither side has guns (7.42)'];
const HIDES: Reason = ['hides (23.51)', 'hide (23.51)', 'both sides hide (23.51)'];
const HIDES_UNSIGHTED: Reason = [
  'hides unsighted (23.52)',
  'hide unsighted (23.52)',
  'both sides hide unsighted (23.52)',
];
const SIGHTED_NOBODY: Reason = [
  'has sighted nobody (23.51)',
  'have sighted nobody (23.51)',
  'neither side has sighted the other (23.51)',
];
const NOBODY_IN_REACH: Reason = [
  'finds nobody to attack (23.52)',
  'find nobody to attack (23.52)',
  'neither side finds anybody to attack (23.52)',
];
const CARRIERS_HOLD: Reason = [
  'has guns on carriers only, and they hold their fire',
  'have guns on carriers only, and they hold their fire',
  'only carriers have guns, and they hold their fire',
];
const NAMES_NOBODY: Reason = ['names no target', 'name no target', 'neither side names a target'];
const NAMED_NOBODY: Reason = ['has named no target in advance (20.51)', '', ''];
const SURPRISED: Reason = ['', 'are surprised (nt1 18.2)', ''];
const ONLY_AIR = 'only air units here, which can neither attack nor be attacked at night (7.424)';

/** Why nobody in the fight last gathered fires in an action, if nobody does. */
export function whySilent(g: Game, action: number): string {
  if (isNormalTurnOneHawaii(g)) return whySilentInHawaii(g, action);
  const sides = [JAPAN, ALLIED].filter((side) => g.unitCount[side]! > 0);
  if (action === ACTION_NIGHT) {
    const [air, other] = sides.filter((side) => onlyAirUnits(g, side));
    if (other !== undefined) return `both sides have ${ONLY_AIR}`;
    if (air !== undefined) return `${sideWithin(air)} ${air === JAPAN ? 'has' : 'have'} ${ONLY_AIR}`;
  }
  const reasons = sides.map((side) => (action === ACTION_DAY ? whyNotByDay(g, side) : whyNotAtNight(g, side)));
  if (reasons.length === 2 && reasons[0] === reasons[1]) return reasons[0]![2];
  return reasons.map((reason, k) => `${sideWithin(sides[k]!)} ${reason[sides[k]!]}`).join(', ');
}

function whyNotByDay(g: Game, side: number): Reason {
  const strikers = membersOf(g, side).filter((p) => airstrikeNow(g, p) > 0);
  const foes = membersOf(g, 1 - side);
  if (strikers.length === 0) return NO_AIRSTRIKE;
  if (side === JAPAN && isNamedRound(g) && g.assigned.every((target) => target === 0)) return NAMED_NOBODY;
  const free = strikers.filter((p) => !(g.taskForcesStand && g.mission[p] === HIDING));
  if (free.length === 0) return HIDES;
  if (side === ALLIED && g.surprised === 1 && free.every((p) => g.tables.kind[p] === AIR)) return SURPRISED;
  if (g.taskForcesStand && foes.every((p) => g.sighted[p] === 0)) return SIGHTED_NOBODY;
  return NAMES_NOBODY;
}

function whyNotAtNight(g: Game, side: number): Reason {
  const hidden = (p: number) => g.taskForcesStand && g.mission[p] === HIDING && g.sighted[p] === 0;
  const guns = membersOf(g, side).filter((p) => g.tables.kind[p]! < AIR && gunneryNow(g, p) > 0);
  const targets = membersOf(g, 1 - side).filter((p) => g.tables.kind[p] !== AIR);
  if (guns.length === 0) return NO_GUNS;
  const free = guns.filter((p) => !hidden(p));
  if (free.length === 0) return HIDES_UNSIGHTED;
  if (targets.every(hidden)) return NOBODY_IN_REACH;
  return free.every((p) => g.tables.kind[p] === CARRIER) ? CARRIERS_HOLD : NAMES_NOBODY;
}

export const membersOf = (g: Game, side: number): number[] => [...g.units[side]!.subarray(0, g.unitCount[side]!)];

/** True for a side of the fight last gathered that has air units alone: at night nobody can attack it (7.424). */
const onlyAirUnits = (g: Game, side: number): boolean =>
  g.unitCount[side]! > 0 && membersOf(g, side).every((p) => g.tables.kind[p] === AIR);

/** Combat in Hawaii on turn 1 of Normal Turn One, but for pursuits. */
const isNormalTurnOneHawaii = (g: Game): boolean => g.rules.nt1 && g.turn === 1 && g.area === HAWAII && g.fight === 0;

/** Why no night follows a day that it was rolled with. */
export function whyNoNight(g: Game): string {
  if (isNormalTurnOneHawaii(g) && !g.engaged) return awayInHawaii(g);
  const left = [JAPAN, ALLIED].find((side) => g.unitCount[side]! > 0);
  if (left === undefined) return g.fight > 0 ? 'nobody is left' : 'both sides are gone';
  if (g.fight === 0) return left === JAPAN ? 'the Allies are gone' : 'Japan is gone';
  const pursued = (g.flags[g.units[left]![0]!]! & RETREATING) !== 0;
  return pursued ? 'nobody is left who pursues' : 'nobody is left to pursue';
}

const awayInHawaii = (g: Game): string =>
  g.refused ? 'the Allies refuse battle (nt1 18.14)' : 'no Allied force is at sea here';

/** The first regular round there, for which targets were named in advance (nt1 18.12). */
export const isDesignatedRound = (g: Game): boolean => isNormalTurnOneHawaii(g) && g.round - g.roundsBefore === 1;

/** The Allies may refuse battle, and by day Japan may attack what is in Pearl Harbor (nt1 18.14, 18.15). */
function whySilentInHawaii(g: Game, action: number): string {
  const away = awayInHawaii(g);
  const fought = g.engaged && g.unitCount[ALLIED]! > 0;
  if (action === ACTION_NIGHT && !fought) return away;
  const japan = action === ACTION_NIGHT ? whyNotAtNight(g, JAPAN) : whyNotByDay(g, JAPAN);
  const words = (side: number, reason: Reason) => `${sideWithin(side)} ${reason[side]}`;
  if (fought) {
    const allied = action === ACTION_NIGHT ? whyNotAtNight(g, ALLIED) : whyNotByDay(g, ALLIED);
    return japan === allied ? japan[2] : `${words(JAPAN, japan)}, ${words(ALLIED, allied)}`;
  }
  if (japan === NO_AIRSTRIKE || japan === HIDES) return `${words(JAPAN, japan)}, ${away}`;
  const port = g.tables.pieceNames.some(
    (_, p) => g.location[p] === AREA_COUNT + PEARL_HARBOR && g.tables.side[p] === ALLIED,
  );
  return `${away}, ${port ? words(JAPAN, NAMES_NOBODY) : 'nothing is in Pearl Harbor'}`;
}

/** Rule 20.5: the first extra round, a day action for which targets were named in advance. */
function isNamedRound(g: Game): boolean {
  return (
    g.rules.pearlHarbor &&
    !g.rules.nt1 &&
    g.turn === 1 &&
    g.area === HAWAII &&
    g.fight === 0 &&
    g.action === ACTION_DAY &&
    g.round - g.roundsBefore === 1
  );
}

/** The rule by which a round that begins is a day action without a roll; `undefined` where day or night is rolled for. */
export function automaticDay(g: Game): string | undefined {
  if (g.rules.nt1 && surprisedRound(g) !== 0) return 'nt1 18.2';
  return isNamedRound(g) ? '20.5' : undefined;
}

/** The air unit that Normal Turn One's first round in Indonesia surprises, as the end of a sentence; empty where there is none. */
export function onTheGround(g: Game): string {
  if (!g.rules.nt1 || surprisedRound(g) !== 1) return '';
  const caught = g.tables.pieceNames.filter(
    (_, p) => g.tables.side[p] === ALLIED && g.tables.kind[p] === AIR && g.location[p] === INDONESIA,
  );
  return caught.length === 0 ? '' : `; caught on the ground, the ${listed(caught)} does not fire`;
}

/** Why nobody attacks in a round of an air raid that begins, if nobody does. */
export function whyNoRaid(g: Game): string {
  if (isSurpriseRaid(g)) {
    if (!g.tables.pieceNames.some((_, p) => strikesFrom(g, p, JAPAN))) return 'Japan has nothing here that can strike';
    const target = g.tables.pieceNames.some((_, p) => g.tables.side[p] === ALLIED && g.location[p] === INDONESIA);
    return target ? 'Japan holds back and attacks nothing' : 'nothing is left here to attack';
  }
  const assigned = g.raidHarbor.findIndex((harbor) => harbor !== 0);
  const side = assigned < 0 ? JAPAN : g.tables.side[assigned]!;
  const harbors = new Set<number>();
  g.tables.pieceNames.forEach((_, p) => {
    if (g.raidHarbor[p] !== 0 && strikesFrom(g, p, side)) harbors.add(g.raidHarbor[p]! - 1);
  });
  if (harbors.size === 0)
    return `${sideWithin(side)} ${side === JAPAN ? 'has' : 'have'} no carrier here that can attack`;
  const full = [...harbors].some((h) =>
    g.tables.pieceNames.some((_, p) => g.tables.side[p] === 1 - side && g.location[p] === AREA_COUNT + h),
  );
  if (full) {
    // Nobody has told what lies there before the raid on turn 1, as it is told of every other raid (9.3).
    const there = isRaidOnPearlHarbor(g) ? `; in Pearl Harbor: ${inHarbor(g, PEARL_HARBOR, ALLIED)}` : '';
    return `${side === JAPAN ? "Japan's" : 'the Allied'} carriers hold back and attack nothing${there}`;
  }
  return `nothing is left in ${listed([...harbors].map((h) => g.tables.harborNames[h]!))} to attack`;
}

/** The first round of the raid on turn 1 (18.2, nt1 18.1), for which nobody is asked where carriers go. */
const isRaidOnPearlHarbor = (g: Game): boolean => g.turn === 1 && g.area === HAWAII && g.round === 1;

const strikesFrom = (g: Game, piece: number, side: number): boolean =>
  g.tables.side[piece] === side && g.location[piece] === g.area && airstrikeNow(g, piece) > 0;
