// The tab of bids and rules.
import type { BidAnswer } from '../../analysis/bid/bid.js';
import { Later } from '../shared/later.js';
import { useAnswer } from '../shared/use-task.js';
import { Share } from '../sharing/share.js';
import type { PanelProps, Tab } from '../shell/tab.js';
import { BidsAnswer } from './bids-answer.js';
import { BidsHere } from './bids-here.js';
import {
  type BidsState,
  commandForBid,
  FIRST_BIDS,
  questionOfBids,
  writtenGame,
  writtenRuleSets,
} from './bids-state.js';
import { BidsMoved, BidsTable } from './bids-table.js';
import { hereOf, shippedAnswer } from './shipped.js';

function BidsPanel({ state, change, asker, searcher }: PanelProps<BidsState>) {
  const { games, seed } = state;
  const answering = useAnswer(
    asker,
    games === 0 ? undefined : { kind: 'bid', written: writtenRuleSets(state), games, seed: seed ?? undefined },
  );
  const here = games === 0 ? undefined : hereOf(answering);
  const result = games === 0 || answering.busy ? undefined : (answering.value as unknown as BidAnswer | undefined);
  return (
    <div class="bids">
      <BidsAnswer state={state} change={change} shipped={shippedAnswer(state)} here={here} answering={answering} />
      <section class="card more" aria-label="More">
        <BidsHere state={state} change={change} here={here} busy={answering.busy && games > 0} />
        <Share
          tab="bids"
          question={questionOfBids(state)}
          written={writtenGame(state)}
          result={result}
          command={commandForBid(state, result?.games ?? games)}
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
