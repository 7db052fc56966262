// Under which rules a reading can act at all: the sentence that it reads is a part of them.
import type { RuleSet } from './rule-set.js';
import type { RulingName } from './rulings.js';

/** True for rules that have rule 18 with Japan's choice to stay after the raid (18.21). */
const mayStay = (rules: RuleSet): boolean => !rules.nt1 && !rules.menzelRaid;
const hasSanDiego = (rules: RuleSet): boolean => rules.sanDiegoAbsence >= 0;

/** Readings that are not named here act under all rules. */
const ACTS: Partial<Readonly<Record<RulingName, (rules: RuleSet) => boolean>>> = {
  'repairs-on-return': (rules) => rules.westCoastEscape || hasSanDiego(rules),
  'surprise-raid-on-ports': (rules) => !rules.nt1,
  'retreat-after-japan-left': (rules) => !rules.nt1,
  'lone-air-unit-as-fleet': mayStay,
  'raid-beside-pursuit': mayStay,
  'menzel-pursuers': (rules) => rules.menzelRaid,
  'sighting-by-the-owner': (rules) => rules.taskForces,
  'hidden-ships-screen': (rules) => rules.taskForces,
  'task-forces-in-the-surprise-raid': (rules) => rules.taskForces && !rules.nt1,
  'kamikaze-air-units': (rules) => rules.nineTurn,
  'automatic-days-in-a-pursuit': (rules) => rules.nt1,
  'designations-before-a-night': (rules) => rules.nt1,
  'lost-attack-at-night': (rules) => rules.nt1 && rules.designationsBeforeNight,
  'uncertain-base-at-ceylon': (rules) => rules.nt1,
  'fire-back-disables': (rules) => rules.pearlHarbor && !rules.nt1,
  'secret-targets': (rules) => rules.pearlHarbor && mayStay(rules),
  'i-boat-of-the-raid-force': (rules) => rules.iBoatRaid,
  'i-boat-in-the-north-pacific': (rules) => rules.northPacificOption,
  'escaped-marines': (rules) => rules.pearlHarborEscape,
  'escape-speed-roll': (rules) => rules.pearlHarborEscape,
  'san-diego-from-port': hasSanDiego,
  'san-diego-alone': hasSanDiego,
  'central-pacific-withdrawal-turns': (rules) => rules.cpoWithdrawal,
  'withdrawal-after-japan': (rules) => rules.cpoWithdrawal,
  'withdrawal-ship-by-ship': (rules) => rules.cpoWithdrawal,
  'submarine-at-hidden-force': (rules) => rules.taskForces,
};

/**
 * True when a game under these rules can go otherwise by this reading.
 *
 * @example
 * canAct('kamikaze-air-units', resolveRules('second-edition')); // false: rule 19 is not in force
 */
export const canAct = (name: RulingName, rules: RuleSet): boolean => ACTS[name]?.(rules) ?? true;
