// Beside the game: where search would have decided otherwise, and how the dice fell. Both are worked out here when they are asked for.
import { SIDE_TITLES } from '../../board/side-names.js';
import { Blocks } from '../shared/blocks.js';
import { PlainButton } from '../shared/controls.js';
import { withMinus } from '../shared/minus.js';
import { Problem, Sentences } from '../shared/told.js';
import { newestOf, useTask } from '../shared/use-task.js';
import { Working } from '../shared/working.js';
import type { PartProps } from '../shell/tab.js';
import type { Asker } from '../work/asker-client.js';
import type { ReviewedDecision, ReviewedGame, WeighedGame } from '../work/one-game.js';
import type { AskedGame } from './asked-game.js';
import { type GameState, goTo } from './game-state.js';

interface GameWeighedProps extends Pick<PartProps<GameState>, 'change'> {
  readonly game: AskedGame;
  readonly searcher: Asker;
}

export function GameWeighed({ game, searcher, change }: GameWeighedProps) {
  const about = JSON.stringify(game);
  const luck = useTask<WeighedGame>(searcher, about);
  const review = useTask<ReviewedGame>(searcher, about);
  const busy = luck.busy || review.busy;
  const reviewed = newestOf(review);
  const decisions = reviewed?.decisions ?? (review.part?.found as readonly ReviewedDecision[] | undefined);
  const problem = luck.problem ?? review.problem;
  return (
    <>
      <h2>Luck and decisions</h2>
      {!busy && (
        <div class="chips">
          <PlainButton onClick={() => luck.start({ kind: 'one-game', what: 'luck', game })}>Weigh the dice</PlainButton>
          <PlainButton onClick={() => review.start({ kind: 'one-game', what: 'review', game })}>
            Review the decisions
          </PlainButton>
        </div>
      )}
      {luck.busy && <Working doing="Weighing the dice" onStop={luck.stop} />}
      {review.busy && (
        <Working doing={review.part?.doing ?? 'Reviewing'} part={review.part?.part} onStop={review.stop} />
      )}
      <Problem said={problem} />
      {luck.stopped && <p class="note">Stopped before all dice were weighed.</p>}
      {review.stopped && <p class="note">{stoppedReview(decisions)}</p>}
      {decisions && (
        <Reviewed
          decisions={decisions}
          looked={reviewed?.looked}
          onTurn={(turn) => change((s) => goTo(s, { moment: `turn${turn}`, after: 0 }))}
        />
      )}
      {luck.value && (
        <>
          <Sentences of={luck.value.sentences} />
          <Blocks blocks={luck.value.blocks} />
        </>
      )}
    </>
  );
}

/** What a review says that was stopped. */
export const stoppedReview = (decisions: readonly unknown[] | undefined): string =>
  decisions === undefined || decisions.length === 0
    ? 'Stopped: no decision that is certainly wrong was found until then.'
    : 'Stopped: the decisions that were found until then.';

interface ReviewedProps {
  readonly decisions: readonly ReviewedDecision[];
  /** Decisions that were looked at; `undefined` while it goes on. */
  readonly looked: number | undefined;
  readonly onTurn: (turn: number) => void;
}

function Reviewed({ decisions, looked, onTurn }: ReviewedProps) {
  return (
    <>
      {looked !== undefined && (
        <p class="note">
          Search looked at {looked} large decisions.{' '}
          {decisions.length === 0 ? 'None is certainly wrong.' : 'The dearest, with POC that they cost their side:'}
        </p>
      )}
      <ol class="reviewed">
        {decisions.map(({ side, turn, where, title, played, preferred, cost }) => (
          <li key={`${where} ${title} ${played}`}>
            <PlainButton onClick={() => onTurn(turn)}>
              {SIDE_TITLES[side]}, {where}
            </PlainButton>{' '}
            {title}: <b>{withMinus(cost)}</b> POC. Played: {played || 'nothing'}. Search: {preferred || 'nothing'}.
          </li>
        ))}
      </ol>
    </>
  );
}
