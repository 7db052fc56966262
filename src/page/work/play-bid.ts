// Plays for a bid, and tells on the way what curve there is so far.
import { answerBid, BID_SEED } from '../../analysis/bid/bid.js';
import { BID_METRICS, ruleSetBids } from '../../analysis/bid/rule-sets.js';
import type { RunControls } from '../../analysis/controls.js';
import { scenarioDifferences } from '../../analysis/experiments.js';
import { readScenario } from '../../analysis/question/read.js';
import type { Piece, PieceStore } from '../../simulate/pieces.js';
import { simulateLive, type Tell } from './live.js';
import type { BidTask, Interim } from './messages.js';
import { browserThreads } from './players.js';

/** @throws ScenarioError, UsageError, SimulationError */
export function playBid(
  { written, games, seed = BID_SEED }: BidTask,
  place: { readonly players: URL; readonly processors: number },
  controls: Omit<RunControls, 'simulate'>,
  interim: (interim: Interim) => void,
) {
  const scenarios = written.map((one) => readScenario(JSON.stringify(one), 'page', { kinds: ['game'] }).scenario);
  const differences = scenarioDifferences(scenarios, seed, BID_METRICS);
  const tell: Tell = (metrics, tally, played) => {
    const ruleSets = ruleSetBids(scenarios, differences, 'allied', metrics, tally, 'fixed');
    interim({ games: played, basis: 'fixed', metrics: {}, ruleSets });
  };
  const live = simulateLive(browserThreads(place.players, place.processors), tell);
  return answerBid(
    { kind: 'bid', scenarios, games, seed },
    { ...controls, simulate: (job, options) => live(job, { ...options, store: KEPT_GAMES }) },
  );
}

let question = '';
let kept: Piece[] = [];

/** Games that this worker has played, so that more of the same are not played from the beginning. Only those of the newest question. */
const KEPT_GAMES: PieceStore = {
  open(job) {
    const asked = JSON.stringify(job);
    if (asked !== question) {
      question = asked;
      kept = [];
    }
    const pieces = kept;
    return { pieces: [...pieces], keep: (piece) => void pieces.push(piece), cut() {}, close() {} };
  },
};
