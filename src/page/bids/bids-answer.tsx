// The fair bid, the curve, and what Japan wins at the bid that is looked at.
import { counted, grouped } from '../../answer/digits.js';
import type { Result } from '../../answer/result.js';
import { bidEnds, ruleSetName } from '../../report/answers/bid-words.js';
import { withMinus } from '../shared/minus.js';
import { percentText } from '../shared/percent.js';
import { Problem } from '../shared/told.js';
import type { TaskState } from '../shared/use-task.js';
import { Working } from '../shared/working.js';
import type { PartProps } from '../shell/tab.js';
import { BidCurve, bidLabel } from './bid-curve.js';
import { type BidsState, FIRST_RULES, isPlain, withBid } from './bids-state.js';
import { fairText, namedBid } from './fair-text.js';
import { type HereShown, stoppedBids } from './here-shown.js';
import { originText, SHIPPED } from './shipped.js';
import type { ShownRuleSet } from './shipped-bids.js';

interface BidsAnswerProps extends PartProps<BidsState> {
  readonly shipped: ShownRuleSet | undefined;
  readonly here: HereShown | undefined;
  /** How it stands with the games that are played here. */
  readonly run: TaskState<Result>;
  readonly onStop: () => void;
}

export function BidsAnswer({ state, change, shipped, here, run, onStop }: BidsAnswerProps) {
  const shown = here?.ruleSet ?? shipped;
  const { busy, problem, progress } = run;
  const [least, largest] = shown ? bidEnds(shown.curve) : [0, 0];
  const bid = Math.min(largest, Math.max(least, state.bid ?? (shown && namedBid(shown)) ?? 0));
  return (
    <section class="card answer" aria-label="The answer" aria-busy={busy}>
      <FairBid state={state} shown={shown} here={here} />
      <Problem said={problem} />
      {state.stopped && <p class="note">{stoppedBids(here)}</p>}
      {busy && (
        <Working
          doing={`${grouped(progress?.games ?? here?.games ?? 0)} of ${grouped(state.games)} games`}
          part={(progress?.games ?? here?.games ?? 0) / state.games}
          onStop={onStop}
        />
      )}
      {shown && (
        <>
          <BidCurve
            curve={shown.curve}
            beside={here && shipped?.curve}
            bid={bid}
            title="How often Japan wins at each bid, per cent of games, with a band that holds the whole curve"
          />
          <label class="slide">
            {`Japan concedes ${bidLabel(bid)}`}
            <input
              type="range"
              min={least}
              max={largest}
              step={0.5}
              value={bid}
              onInput={(event) => {
                const value = Number(event.currentTarget.value);
                change((s) => withBid(s, value));
              }}
            />
          </label>
          <AtBid shown={shown} bid={bid} />
        </>
      )}
    </section>
  );
}

function FairBid({
  state,
  shown,
  here,
}: Pick<BidsAnswerProps, 'state' | 'here'> & { readonly shown: ShownRuleSet | undefined }) {
  const { value, interval } = shown ? fairText(shown) : { value: '–' };
  return (
    <p class="headline" aria-live="polite">
      <strong>
        {withMinus(value)}
        {interval !== undefined && <em>{withMinus(interval)}</em>}
      </strong>
      <span>
        is a fair bid{isPlain(state) ? '' : ` with ${ruleSetName(state.rules, FIRST_RULES).replace(/^\+ /, '')}`}: when{' '}
        {concedes(shown)} concedes so many points, both sides win equally often
        <small>{here ? basisHere(here) : shown ? basisShipped() : 'not played yet'}</small>
      </span>
    </p>
  );
}

/** Below 0 it is the other player who concedes. */
const concedes = (shown: ShownRuleSet | undefined): string =>
  shown && (shown.fair.bid === 'below' || Number(shown.fair.bid) < 0)
    ? 'the player of the Allies'
    : 'the player of Japan';

const basisHere = ({ games }: HereShown): string => `${counted(games)} played here; the band is the 95 % interval`;
const basisShipped = (): string => `${grouped(SHIPPED.origin.games)} games, ${originText(SHIPPED.origin)}`;

/** What Japan wins at a bid, and the band there. */
function AtBid({ shown, bid }: { readonly shown: ShownRuleSet; readonly bid: number }) {
  const at = shown.curve.find((p) => p.bid === bid);
  if (!at) return null;
  const [low, high] = at.band;
  return (
    <p class="told">
      Japan wins <b>{percentText(at.japan)} %</b> ({percentText(low)}–{percentText(high)}) of games; a tie after the bid
      is a win of the Allies.
    </p>
  );
}
