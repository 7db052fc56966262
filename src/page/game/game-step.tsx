// Where one stands in the game, and the way on: by turn, phase, fight or die.
import { Choice, PlainButton } from '../shared/controls.js';
import { withMinus } from '../shared/minus.js';
import type { PartProps } from '../shell/tab.js';
import type { ToldStep } from '../work/one-game.js';
import { type GameState, goTo, withStride } from './game-state.js';
import { placeOf, STRIDES, stepAfter, stepBefore } from './story-steps.js';

interface GameStepProps extends PartProps<GameState> {
  readonly steps: readonly ToldStep[];
  readonly here: number;
}

const PHASES = { start: 'beginning', movement: 'movement', combat: 'combat', end: 'end of the turn' } as const;

export function GameStep({ steps, here, state, change }: GameStepProps) {
  const { by } = state;
  const { turn, phase, area, text, heading } = steps[here]!;
  const [before, after] = [stepBefore(steps, here, by), stepAfter(steps, here, by)];
  const go = (to: number | undefined): void => {
    if (to !== undefined) change((s) => goTo(s, placeOf(steps, to)));
  };
  return (
    <div class="steps-bar">
      <div class="row stepping">
        <PlainButton disabled={before === undefined} onClick={() => go(before)}>
          ◀ <span class="hidden-text">Back by one {by}</span>
        </PlainButton>
        <PlainButton disabled={after === undefined} onClick={() => go(after)}>
          ▶ <span class="hidden-text">On by one {by}</span>
        </PlainButton>
        <Choice label="by" options={STRIDES} value={by} onChange={(value) => change((s) => withStride(s, value))} />
      </div>
      <p class="now-told" aria-live="polite">
        <b>{heading ? withMinus(text) : `Turn ${turn}, ${area ?? PHASES[phase]}.`}</b>{' '}
        {heading || text === area ? '' : withMinus(text)}
      </p>
    </div>
  );
}
