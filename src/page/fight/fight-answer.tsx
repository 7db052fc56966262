// The answer: who holds the area, or who is left.

import { grouped } from '../../answer/digits.js';
import { shareOf } from '../../answer/estimates.js';
import type { LabelResult, Result } from '../../answer/result.js';
import { BATTLE_FIGURES } from '../../battle/battle-figures.js';
import { percentText } from '../shared/bars.js';
import { Choice } from '../shared/choice.js';
import { Headline } from '../shared/headline.js';
import { labelShown, shownOf } from '../shared/shown.js';
import type { Answering } from '../shared/use-answer.js';
import { Working } from '../shared/working.js';
import type { FightState } from './fight-state.js';

interface FightAnswerProps {
  readonly state: FightState;
  readonly change: (update: (state: FightState) => FightState) => void;
  readonly answering: Answering & { readonly stop: () => void };
}

/** What is shown: with an area who would hold it, otherwise who has units left. */
const PARTS = {
  holds: [
    ['japan', 'Japan holds the area'],
    ['allied', 'the Allies hold it'],
    ['contested', 'contested'],
    ['none', 'nobody'],
  ],
  remaining: [
    ['japan', 'only Japan has units left'],
    ['allied', 'only the Allies'],
    ['both', 'both'],
    ['neither', 'neither'],
  ],
} as const;

const ACCURACY = [
  { value: '0.005', text: '± 0.5 %' },
  { value: '0.002', text: '± 0.2 %' },
  { value: '0.001', text: '± 0.1 %' },
  { value: 'exact', text: 'exact', title: 'Solved, however long that takes' },
] as const;

export function FightAnswer({ state, change, answering }: FightAnswerProps) {
  const shown = shownOf(answering);
  const name = state.scenario.area === null ? 'remaining' : 'holds';
  const found = labelShown(shown, BATTLE_FIGURES[name].of());
  const parts = PARTS[name];
  const { busy, problem, interim, stopped, stop } = answering;
  const accuracy = state.method === 'exact' ? 'exact' : (String(state.precision) as '0.005');
  return (
    <section class="card answer" aria-label="The answer" aria-busy={busy}>
      <Headline shown={shown} estimate={found && shareOf(shown!.figures as Result, found, 'japan')}>
        {parts[0][1]}
      </Headline>
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {stopped && (
        <p class="note">
          {interim ? 'Stopped: the figures so far.' : 'Stopped: there is no answer to this question yet.'}
        </p>
      )}
      {busy && <Working doing={interim ? `${grouped(interim.games)} fights` : 'Working out'} onStop={stop} />}
      {found && <Shares found={found} parts={parts} />}
      {(found === undefined || (shown && shown.games > 0) || accuracy === 'exact') && (
        <Choice
          label="Until"
          options={ACCURACY}
          value={accuracy}
          onChange={(value) =>
            change((s) =>
              value === 'exact' ? { ...s, method: 'exact' } : { ...s, method: 'auto', precision: Number(value) },
            )
          }
        />
      )}
    </section>
  );
}

/** The shares as one bar, with words beside it. */
function Shares({
  found,
  parts,
}: {
  readonly found: LabelResult;
  readonly parts: readonly (readonly [string, string])[];
}) {
  let x = 0;
  return (
    <div class="shares">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(([label]) => {
          const width = 100 * (found.share[label] ?? 0);
          x += width;
          return <rect key={label} class={`part-${label}`} x={x - width} width={width} height="10" />;
        })}
      </svg>
      <ul>
        {parts.map(([label, words]) => (
          <li key={label}>
            <i class={`key part-${label}`} aria-hidden="true" />
            {words} <b>{percentText(found.share[label] ?? 0)} %</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
