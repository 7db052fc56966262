// Which rule puts each question: for sentences about a decision that is missing.
import type { Game } from '../state/state.js';
import {
  ASSIGN_TARGETS,
  DECISIONS,
  type Decision,
  type DecisionName,
  NEXT_AREA,
  SAN_DIEGO_RETURN,
  STAY,
  WITHDRAW,
} from './decisions.js';

const RULES: Readonly<Partial<Record<DecisionName, string>>> = {
  'raid-force': '4.2',
  'reinforcement-ports': '4.4',
  removal: '4.42',
  patrols: '5.21',
  repairs: '11.4',
  air: '5.22',
  amphibious: '5.23',
  raiders: '5.24',
  submarine: '5.25',
  'next-area': '5.31',
  'day-night': '7.3',
  'firing-carriers': '7.421',
  targets: '7.4',
  'submarine-attack': '16.1',
  retreat: '8.1',
  groups: '8.32',
  pursuit: '8.33',
  split: '8.42',
  follow: '8.43',
  landings: '13.3',
  defender: '13.41',
  'air-raid': '9.13',
  basing: '10.1',
  stay: '18.21',
  'assign-targets': '20.51',
  kamikaze: '19.22',
  'task-forces': '23.2',
  missions: '23.3',
  withdraw: 'adjustment 2',
  'uncertain-area': 'adjustment 2a',
  'west-coast': 'adjustment 3c',
  'san-diego-return': 'adjustment 4',
  'land-first': 'adjustment 6',
  engage: 'nt1 18.14',
  'uncertain-base': 'nt1 18.3',
};

/** The rule of each decision, in the order of {@link DECISIONS}. */
const DECISION_RULES: readonly string[] = DECISIONS.map((name) => RULES[name] ?? '5');

/** The rule that puts a question in a game: nt1, adjustments and a reading of 13.42 put some of those of other rules. */
export function ruleOfDecision(
  decision: Decision,
  { rules, lastLandings }: Pick<Game, 'rules' | 'lastLandings'>,
): string {
  if (lastLandings && decision === NEXT_AREA) return '13.42';
  if (rules.sanDiegoAbsence > 0 && decision === SAN_DIEGO_RETURN) return 'adjustment 4a';
  if (rules.nt1 && decision === STAY) return 'nt1 18.11';
  if (rules.nt1 && decision === ASSIGN_TARGETS) return 'nt1 18.12';
  if (rules.individualWithdrawal && decision === WITHDRAW) return 'adjustment 2b';
  return DECISION_RULES[decision]!;
}
