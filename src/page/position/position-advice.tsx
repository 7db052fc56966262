// What search would play next, and two plans on common dice: worked out when they are asked for.
import { useState } from 'preact/hooks';
import type { PlainMap } from '../../records/record-plain.js';
import { Blocks } from '../shared/blocks.js';
import { PlainButton } from '../shared/controls.js';
import { Problem, Sentences } from '../shared/told.js';
import { newestOf, useTask } from '../shared/use-task.js';
import { Working } from '../shared/working.js';
import type { Asker } from '../work/asker-client.js';
import type { ToldAnswer } from '../work/one-position.js';
import type { PositionState } from './position-state.js';

interface PositionAdviceProps {
  readonly state: PositionState;
  /** True when there is a decision to advise about. */
  readonly open: boolean;
  readonly searcher: Asker;
}

export function PositionAdvice({ state, open, searcher }: PositionAdviceProps) {
  const { record, games, seed } = state;
  const [plan, setPlan] = useState<PlainMap>();
  const about = JSON.stringify([record, plan, games, seed]);
  const advice = useTask<ToldAnswer>(searcher, about);
  const compared = useTask<ToldAnswer>(searcher, about);
  const asked = { games, ...(seed === null ? {} : { seed }) };
  const busy = advice.busy || compared.busy;
  const found = [newestOf(advice), newestOf(compared)];
  const problem = advice.problem ?? compared.problem;
  const differs = plan !== undefined && JSON.stringify(plan) !== JSON.stringify(record);
  const compare = (): void =>
    compared.start({ kind: 'compare', records: [plan!, record], names: ['the kept one', 'this one'], ...asked });
  return (
    <>
      <h2>What to do</h2>
      {!busy && (
        <div class="chips">
          <PlainButton disabled={!open} onClick={() => advice.start({ kind: 'advise', record, ...asked })}>
            What would search play?
          </PlainButton>
          <PlainButton onClick={() => setPlan(record)}>Keep this one to compare</PlainButton>
          {differs && <PlainButton onClick={compare}>Compare with the kept one</PlainButton>}
        </div>
      )}
      {plan !== undefined && !differs && (
        <p class="note">Kept. Change the position, or open another one, and compare both on the same dice.</p>
      )}
      {advice.busy && <Working doing="Search is looking" onStop={advice.stop} />}
      {compared.busy && <Working doing="Playing both" onStop={compared.stop} />}
      {advice.stopped && <p class="note">Stopped: search had not chosen an answer yet.</p>}
      {compared.stopped && (
        <p class="note">
          {newestOf(compared) ? 'Stopped: the figures are those until then.' : 'Stopped before any game was counted.'}
        </p>
      )}
      <Problem said={problem} />
      {found.map((told, k) => told && <Told key={k} {...told} />)}
    </>
  );
}

function Told({ sentences, blocks, notes }: ToldAnswer) {
  return (
    <>
      <Sentences of={sentences} />
      <Blocks blocks={blocks} />
      <Sentences of={notes} kind="note" />
    </>
  );
}
