// The answer: who holds the area, or who is left.
import { grouped } from '../../answer/digits.js';
import { shareOf } from '../../answer/estimates.js';
import type { Result } from '../../answer/result.js';
import { BATTLE_FIGURES } from '../../battle/battle-figures.js';
import { Choice } from '../shared/controls.js';
import { Headline } from '../shared/headline.js';
import { type SharePart, Shares } from '../shared/shares.js';
import { labelShown, sharesOf, shownOf } from '../shared/shown.js';
import { NoAnswer, Stopped } from '../shared/told.js';
import type { Answering } from '../shared/use-task.js';
import { Working } from '../shared/working.js';
import type { PartProps } from '../shell/tab.js';
import { type FightState, whyNotFought } from './fight-state.js';

interface FightAnswerProps extends PartProps<FightState> {
  readonly answering: Answering;
}

/** What is shown: with an area who would hold it, otherwise who has units left. */
const PARTS: Readonly<Record<'holds' | 'remaining', readonly [SharePart, ...SharePart[]]>> = {
  holds: [
    ['japan', 'Japan holds the area', 'part-japan'],
    ['allied', 'the Allies hold it', 'part-allied'],
    ['contested', 'contested', 'part-contested'],
    ['none', 'nobody', 'part-none'],
  ],
  remaining: [
    ['japan', 'only Japan has units left', 'part-japan'],
    ['allied', 'only the Allies', 'part-allied'],
    ['both', 'both', 'part-both'],
    ['neither', 'neither', 'part-neither'],
  ],
};

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
  const why = whyNotFought(state);
  if (why !== undefined) {
    return (
      <section class="card answer" aria-label="The answer" aria-busy={false}>
        <p role="status">{why}</p>
      </section>
    );
  }
  const { busy, problem, interim, stopped, stop, again } = answering;
  const accuracy = state.method === 'exact' ? 'exact' : (String(state.precision) as '0.005');
  return (
    <section class="card answer" aria-label="The answer" aria-busy={busy}>
      <Headline shown={shown} estimate={found && shareOf(shown!.figures as Result, found, 'japan')}>
        {parts[0][1]}
      </Headline>
      <NoAnswer problem={problem} shown={shown} />
      {stopped && <Stopped shown={shown} onAgain={again} />}
      {busy && <Working doing={interim ? `${grouped(interim.games)} fights` : 'Working out'} onStop={stop} />}
      {found && <Shares parts={parts} {...sharesOf(shown!, found)} />}
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
