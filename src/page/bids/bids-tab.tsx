// The tab of bids and rules.
import type { BidAnswer } from '../../analysis/bid/bid.js';
import type { Result } from '../../answer/result.js';
import { Later } from '../shared/later.js';
import { newestOf, type TaskState, useAnswer } from '../shared/use-task.js';
import { Share } from '../sharing/share.js';
import type { PanelProps, Tab } from '../shell/tab.js';
import { BidsAnswer } from './bids-answer.js';
import { BidsHere } from './bids-here.js';
import {
  type BidsState,
  commandForBid,
  FIRST_BIDS,
  GAMES_MORE,
  questionOfBids,
  stopPlaying,
  writtenGame,
  writtenRuleSets,
} from './bids-state.js';
import { BidsMoved, BidsTable } from './bids-table.js';
import { hereOf } from './here-shown.js';
import { shippedAnswer } from './shipped.js';

/** Nothing is played here. */
const NOTHING: TaskState<Result> = { busy: false };

function BidsPanel({ state, change, asker, searcher }: PanelProps<BidsState>) {
  const { games, seed } = state;
  const answering = useAnswer(
    asker,
    games === 0 ? undefined : { kind: 'bid', written: writtenRuleSets(state), games, seed: seed ?? undefined },
  );
  // In the picture after a stop the task still stands there.
  const run = games === 0 ? NOTHING : answering;
  const here = hereOf(run, state.played);
  const result = newestOf(run) as unknown as BidAnswer | undefined;
  const stop = (): void => {
    answering.stop();
    change((s) => stopPlaying(s, here));
  };
  return (
    <div class="bids">
      <BidsAnswer state={state} change={change} shipped={shippedAnswer(state)} here={here} run={run} onStop={stop} />
      <section class="card more" aria-label="More">
        <BidsHere state={state} change={change} here={here} busy={run.busy} />
        <Share
          tab="bids"
          question={questionOfBids(state)}
          written={writtenGame(state)}
          result={result}
          command={commandForBid(state, result?.games ?? (games || GAMES_MORE))}
          searcher={searcher}
        />
      </section>
      <section class="card sea play" aria-label="Rules and their worth">
        <Later>
          {() => (
            <>
              <BidsTable state={state} change={change} />
              <BidsMoved />
            </>
          )}
        </Later>
      </section>
    </div>
  );
}

export const BIDS_TAB: Tab<BidsState> = { initial: FIRST_BIDS, question: questionOfBids, Panel: BidsPanel };
