// What is told around the step: the whole fight, or the whole phase. A tap on a line goes there.
import { useEffect, useRef } from 'preact/hooks';
import { withMinus } from '../shared/minus.js';
import type { PartProps } from '../shell/tab.js';
import type { ToldStep } from '../work/one-game.js';
import { type GameState, goTo } from './game-state.js';
import { chapterOf, placeOf } from './story-steps.js';

interface GameTellingProps extends Pick<PartProps<GameState>, 'change'> {
  readonly steps: readonly ToldStep[];
  readonly here: number;
}

export function GameTelling({ steps, here, change }: GameTellingProps) {
  const list = useRef<HTMLOListElement>(null);
  const { from, to } = chapterOf(steps, here);
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (line && list.current) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2;
  }, [here]);
  return (
    <>
      <h2>Told</h2>
      <ol class="telling" ref={list}>
        {steps.slice(from, to).map(({ text, indent, heading }, k) => (
          <li key={from + k}>
            <button
              type="button"
              class={heading || indent === 0 ? 'heading' : `indent-${Math.min(6, indent)}`}
              aria-current={from + k === here ? 'step' : undefined}
              onClick={() => change((s) => goTo(s, placeOf(steps, from + k)))}
            >
              {withMinus(text)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
