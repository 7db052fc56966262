// Who judges answers: an evaluation, the network that foretells fights, the networks of learned players, search players with their few rollouts, and
// other long rollouts.
import { SIDES, type Side } from '../../board/index.js';
import { searchedBy } from '../create-player.js';
import { AreaJudge } from '../learned/area-judge.js';
import { LEARNED_NAMES } from '../learned/learned-names.js';
import { netsUnder, shippedNets } from '../learned/shipped-nets.js';
import { searchParts } from '../search/create.js';
import { SEARCH_RUNGS } from '../search/rungs.js';
import { FORESEEN_WEIGHT, foresees } from '../search/search-player.js';
import type { SearchSettings } from '../search/search-settings.js';
import type { TurnLog } from '../search/turn-log.js';
import { beneathSearch, type FastSeat, isLearned, namedSeat } from '../seat.js';
import { type AtDecision, type Judge, meansOf, PlayedOut, type RolloutsOf } from './rollout-judge.js';

/** Judges that are no players, and what each of them is. */
const PLAIN = {
  evaluation:
    'the evaluation of the position at the end of the turn, the first one after turn 1, mean of rollouts of the base players',
  'evaluation-2':
    'the evaluation of the position at the end of the turn, the second one after turn 1, mean of rollouts of the base players',
  'evaluation-3': 'the same with the third evaluation on later turns',
  'evaluation-4': 'the same with the fourth evaluation, which tells rule sets apart on every turn',
  foreseen: 'what the network for fights foretells before the first of them, mean of rollouts of the base players',
  rollouts: 'as many other rollouts as the answers are measured by',
} as const;

/** Which evaluation they ask, where it is not the second. */
const EVALUATION_OF: Readonly<Partial<Record<string, number>>> = {
  evaluation: 1,
  'evaluation-3': 3,
  'evaluation-4': 4,
};

/** The names of all judges. */
export const JUDGE_NAMES: readonly string[] = [
  ...Object.keys(PLAIN),
  ...LEARNED_NAMES,
  'search',
  ...SEARCH_RUNGS.map(({ name }) => name),
];

/** What a judge is, in words. */
export function judgeText(name: string): string {
  if (name in PLAIN) return PLAIN[name as keyof typeof PLAIN];
  if (isLearned(name))
    return 'what the networks of the player say of the areas after the answer, whether he uses them under these rules or not';
  return 'the mean of as many rollouts as the player gives an answer that stays in to the end of a comparison';
}

/** What judges need: who plays their rollouts, and how many there are. */
export interface JudgesOf extends RolloutsOf {
  readonly log: TurnLog;
  /** Rollouts of each answer. */
  readonly rollouts: number;
  /** Turn with whose end long rollouts stop that begin on this turn. */
  readonly until: (turn: number) => number;
}

/**
 * The judge of a name, for a side.
 *
 * @param name one of {@link JUDGE_NAMES}.
 */
export function makeJudge(name: string, of: JudgesOf): Judge {
  const side = of.side as 0 | 1;
  if (isLearned(name)) {
    const nets = new AreaJudge(side, netsUnder(shippedNets(name), of.rules.names), of.rules);
    return { worths: ({ decision, g, answers }) => nets.worths(decision, g, answers) };
  }
  if (!(name in PLAIN)) return searchJudge(name, SIDES[side], of);
  const luck = name === 'rollouts' ? of.luck : 0;
  const played = new PlayedOut({ ...of, luck, evaluation: EVALUATION_OF[name] ?? 2 });
  return {
    worths: (at) => {
      const { decision, g, seed } = at;
      if (name === 'foreseen' && !foresees({ foreseen: of.rollouts }, decision, g)) return null;
      const until = name === 'foreseen' ? 'fights' : name === 'rollouts' ? of.until(g.turn) : g.turn;
      return meansOf(played.values(at, `${seed}/${name}`, of.rollouts, until));
    },
  };
}

/** A search player with the rollouts that it would give each answer. */
function searchJudge(name: string, side: Side, of: JudgesOf): Judge {
  const { rules, log } = of;
  const seat = namedSeat(side, name)!;
  const settings = (seat as { readonly search: SearchSettings }).search;
  const { pools } = searchParts({
    ...searchedBy(side, beneathSearch(seat) as FastSeat, settings, rules),
    seed: name,
    log,
  });
  const { foreseen, confirmed, rollouts, horizon, luck, evaluation } = settings;
  const played = new PlayedOut({ ...of, pools, luck, evaluation });
  const goOn = (at: AtDecision): number[] => {
    const last = horizon === 0 ? rules.turns : Math.min(rules.turns, at.g.turn + horizon - 1);
    return meansOf(played.values(at, `${at.seed}/${name}`, rollouts, last));
  };
  return {
    worths: (at) => {
      if (!foresees(settings, at.decision, at.g)) return goOn(at);
      const before = meansOf(played.values(at, `${at.seed}/${name} foreseen`, foreseen, 'fights'));
      if (confirmed === 0) return before;
      const after = goOn(at);
      const [first, from] = [before[0]!, after[0]!];
      // As search does: the difference that is foretold counts as so many rollouts.
      return after.map(
        (x, k) => (rollouts * (x - from) + FORESEEN_WEIGHT * (before[k]! - first)) / (rollouts + FORESEEN_WEIGHT),
      );
    },
  };
}
