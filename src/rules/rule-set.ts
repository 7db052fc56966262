// A RuleSet is one value: the edition, its options and the readings of contested rules, resolved once per run.
import { allowedInstead } from '../text/nearest.js';
import { plainText } from '../text/plain.js';
import { RULE_CATALOG, ruleNamed, unplayableRule } from './catalog.js';
import { DEFAULT_RULINGS, type RulingName, type Rulings } from './rulings.js';

/** The rules in force, as the engine reads them. Chapters read a flag where the rule applies. */
export interface RuleSet {
  /** Canonical names as given, edition first; packages are not unfolded. */
  readonly names: readonly string[];
  /** Length of the game in turns: 8 (4.7), 9 with rule 19. */
  readonly turns: number;
  /** Normal Turn One: its own rule 18. */
  readonly nt1: boolean;
  /** Rule 19: ninth turn, Kamikazes, extra POC. */
  readonly nineTurn: boolean;
  /** Rule 20: ten ships, +1 in the first round, the 7th A.F. fires back, targets assigned early. */
  readonly pearlHarbor: boolean;
  /** Rule 21. */
  readonly gunneryRadar: boolean;
  /** Rule 22. */
  readonly damageControl: boolean;
  /** Rule 23. */
  readonly taskForces: boolean;
  readonly iBoatRaid: boolean;
  /** First turn of the I-Boat: 1, or 2 under adjustment 1a. */
  readonly iBoatTurn: number;
  readonly cpoWithdrawal: boolean;
  readonly northPacificOption: boolean;
  readonly individualWithdrawal: boolean;
  readonly reinforcementFlexibility: boolean;
  readonly freePearlHarbor: boolean;
  readonly pearlHarborEscape: boolean;
  readonly westCoastEscape: boolean;
  /** Turns a ship in San Diego misses at least: 0 under adjustment 4, 1 under 4a; -1 when there is no San Diego. */
  readonly sanDiegoAbsence: number;
  readonly westCoastBases: boolean;
  readonly alliedOffensive: boolean;
  /** Menzel: Ryujo and Zuiho stay at home, and Japan retreats after the raid, pursued. */
  readonly menzelRaid: boolean;
  readonly rulings: Rulings;
  /** Readings the hot paths look at, as booleans. */
  readonly withholdByDay: boolean;
  readonly withholdAtNight: boolean;
  readonly screeningCarriers: boolean;
  readonly usUnitsAtCeylon: boolean;
  readonly lineTakesAShip: boolean;
  readonly substituteOfClass: boolean;
  readonly bothLeave: boolean;
  readonly pursuitsByRounds: boolean;
  readonly placeAfterPassing: boolean;
  readonly lostUnitsComeBack: boolean;
  readonly repairsOnReturn: boolean;
  readonly samoaSinksBottomed: boolean;
  readonly usUnitsLandAtCeylon: boolean;
  readonly invaderNamesDefender: boolean;
  readonly ownerOrdersInvasions: boolean;
  readonly marinesReturnWithShips: boolean;
  readonly submarineBetweenRaids: boolean;
  readonly surpriseRaidOnPorts: boolean;
  readonly retreatAfterJapanLeft: boolean;
  readonly airUnitIsFleet: boolean;
  readonly raidDuringPursuit: boolean;
  readonly menzelSortie: boolean;
  readonly ownerSightsBetter: boolean;
  readonly withdrawalEveryTurn: boolean;
  readonly withdrawalAfterJapan: boolean;
  readonly withdrawShipByShip: boolean;
  readonly submarineFindsHidden: boolean;
  readonly hiddenShipsScreen: boolean;
  readonly forcesInSurpriseRaid: boolean;
  readonly airKamikazesMust: boolean;
  readonly automaticDaysInPursuit: boolean;
  readonly designationsBeforeNight: boolean;
  readonly attackLostForTheRound: boolean;
  readonly uncertainBaseAtCeylon: boolean;
  readonly fireBackDisables: boolean;
  /** Assigned targets that are secret: `of-uncertain-groups`, `none` or `all` (20.51). */
  readonly secretTargets: string;
  readonly iBoatBesideRaiders: boolean;
  readonly iBoatInNorthPacific: boolean;
  readonly escapedMarinesLimited: boolean;
  readonly escapeNeedsRoll: boolean;
  readonly sanDiegoFromPort: boolean;
  readonly sanDiegoAlone: boolean;
}

/** A name in `rules:` that is not known, or names that contradict each other. */
export class RuleNameError extends Error {
  override readonly name = 'RuleNameError';

  /** @param mistakes each with the name at fault; of two that contradict each other, the second. */
  constructor(readonly mistakes: readonly { readonly rule: string; readonly message: string }[]) {
    super(mistakes.map(({ message }) => message).join('; '));
  }
}

/** True where one of the Menzel packages is among the names of rules. */
export const namesMenzel = (names: readonly string[]): boolean =>
  names.includes('menzel') || names.includes('menzel-3c');

/**
 * Resolves names to a rule set.
 *
 * @param names one name or a list; the edition may be left out, and a name that is written again counts once.
 * @param rulings readings that differ from the defaults, by name.
 * @throws RuleNameError naming all that is unknown or not playable, otherwise all that is contradictory, and what is allowed.
 * @example
 * resolveRules(['second-edition', 'pearl-harbor']).pearlHarbor; // true
 */
export function resolveRules(
  names: string | readonly string[] = 'second-edition',
  rulings: Partial<Rulings> = {},
): RuleSet {
  const list = [...new Set((typeof names === 'string' ? [names] : names).map((name) => ruleNamed(name) ?? name))];
  const unknown = list.flatMap(whyUnknown);
  const mistakes = unknown.length > 0 ? unknown : contradictions(list);
  if (mistakes.length > 0) throw new RuleNameError(mistakes);
  const unfolded = new Set(list.flatMap((name) => [name, ...(entry(name).contains ?? [])]));
  const has = (name: string) => unfolded.has(name);
  const chosen: Rulings = { ...DEFAULT_RULINGS, ...(rulings as Record<RulingName, string>) };
  const reads = (name: RulingName, value: string) => chosen[name] === value;
  return {
    names: RULE_CATALOG.map((r) => r.name).filter((name) => name === 'second-edition' || list.includes(name)),
    turns: has('nine-turn') ? 9 : 8,
    nt1: has('nt1'),
    nineTurn: has('nine-turn'),
    pearlHarbor: has('pearl-harbor'),
    gunneryRadar: has('gunnery-radar'),
    damageControl: has('damage-control'),
    taskForces: has('task-forces'),
    iBoatRaid: has('adjustment-1'),
    iBoatTurn: has('adjustment-1a') ? 2 : 1,
    cpoWithdrawal: has('adjustment-2'),
    northPacificOption: has('adjustment-2a'),
    individualWithdrawal: has('adjustment-2b'),
    reinforcementFlexibility: has('adjustment-3'),
    freePearlHarbor: has('adjustment-3a'),
    pearlHarborEscape: has('adjustment-3b'),
    westCoastEscape: has('adjustment-3c'),
    sanDiegoAbsence: has('adjustment-4a') ? 1 : has('adjustment-4') ? 0 : -1,
    westCoastBases: has('adjustment-5'),
    alliedOffensive: has('adjustment-6'),
    menzelRaid: namesMenzel(list),
    rulings: chosen,
    withholdByDay: reads('withhold-fire-by-day', 'yes'),
    withholdAtNight: reads('withhold-fire-at-night', 'yes'),
    screeningCarriers: reads('screening-carriers', 'yes'),
    usUnitsAtCeylon: reads('us-units-return-at-ceylon', 'yes'),
    lineTakesAShip: reads('listed-ship-left-before', 'yes'),
    substituteOfClass: reads('substitute-for-a-sunk-ship', 'same-class-first'),
    bothLeave: reads('both-retreat', 'both-leave'),
    pursuitsByRounds: reads('several-pursuits', 'round-by-round'),
    placeAfterPassing: reads('passing-air-placement', 'yes'),
    lostUnitsComeBack: reads('lost-units-come-back', 'yes'),
    repairsOnReturn: reads('repairs-on-return', 'yes'),
    samoaSinksBottomed: reads('bottomed-at-samoa', 'sunk'),
    usUnitsLandAtCeylon: reads('us-units-land-at-ceylon', 'yes'),
    invaderNamesDefender: reads('lost-defender', 'invader'),
    ownerOrdersInvasions: reads('order-of-last-invasions', 'owner'),
    marinesReturnWithShips: reads('return-of-idle-marines', 'with-the-ships'),
    submarineBetweenRaids: reads('submarine-between-raid-rounds', 'yes'),
    surpriseRaidOnPorts: reads('surprise-raid-on-ports', 'yes'),
    retreatAfterJapanLeft: reads('retreat-after-japan-left', 'yes'),
    airUnitIsFleet: reads('lone-air-unit-as-fleet', 'yes'),
    raidDuringPursuit: reads('raid-beside-pursuit', 'during'),
    menzelSortie: reads('menzel-pursuers', 'yes'),
    ownerSightsBetter: reads('sighting-by-the-owner', 'helps'),
    withdrawalAfterJapan: reads('withdrawal-after-japan', 'yes'),
    withdrawShipByShip: reads('withdrawal-ship-by-ship', 'each-ship'),
    submarineFindsHidden: reads('submarine-at-hidden-force', 'yes'),
    withdrawalEveryTurn: reads('central-pacific-withdrawal-turns', 'every-turn'),
    hiddenShipsScreen: reads('hidden-ships-screen', 'yes'),
    forcesInSurpriseRaid: reads('task-forces-in-the-surprise-raid', 'yes'),
    airKamikazesMust: reads('kamikaze-air-units', 'must-attack'),
    automaticDaysInPursuit: reads('automatic-days-in-a-pursuit', 'yes'),
    designationsBeforeNight: reads('designations-before-a-night', 'yes'),
    attackLostForTheRound: reads('lost-attack-at-night', 'no'),
    uncertainBaseAtCeylon: reads('uncertain-base-at-ceylon', 'yes'),
    fireBackDisables: has('nt1') || reads('fire-back-disables', 'yes'),
    secretTargets: chosen['secret-targets'],
    iBoatBesideRaiders: reads('i-boat-of-the-raid-force', 'beside-raiders'),
    iBoatInNorthPacific: reads('i-boat-in-the-north-pacific', 'not-on-turn-1'),
    escapedMarinesLimited: reads('escaped-marines', 'limited'),
    escapeNeedsRoll: reads('escape-speed-roll', 'yes'),
    sanDiegoFromPort: reads('san-diego-from-port', 'yes'),
    sanDiegoAlone: reads('san-diego-alone', 'yes'),
  };
}

function entry(name: string): (typeof RULE_CATALOG)[number] {
  return RULE_CATALOG.find((r) => r.name === name)!;
}

function whyUnknown(name: string): RuleNameError['mistakes'] {
  if (RULE_CATALOG.some((r) => r.name === name)) return [];
  const unplayable = unplayableRule(name);
  if (unplayable !== undefined) return [{ rule: name, message: unplayable.sentence }];
  const names = RULE_CATALOG.map((r) => r.name);
  const instead =
    plainText(name) === 'standard'
      ? `; the rules as printed are second-edition; allowed: ${names.join(', ')}`
      : allowedInstead(name, names);
  return [{ rule: name, message: `there is no rule named "${name}"${instead}` }];
}

/** Two names contradict each other when either, or anything in the package it stands for, excludes the other. */
function contradictions(list: readonly string[]): RuleNameError['mistakes'] {
  const parts = (name: string) => [name, ...(entry(name).contains ?? [])];
  const why = (a: string, b: string): string | undefined =>
    parts(a)
      .flatMap((x) => parts(b).map((y) => entry(x).excludes?.[y] ?? entry(y).excludes?.[x]))
      .find((reason) => reason !== undefined);
  return list.flatMap((b, k) =>
    list.slice(0, k).flatMap((a) => {
      const reason = why(a, b);
      return reason === undefined ? [] : [{ rule: b, message: `"${a}" and "${b}" cannot be combined: ${reason}` }];
    }),
  );
}
