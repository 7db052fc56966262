// The best targets for an objective: found in a worker of its own, with the way to stop it.
import { useState } from 'preact/hooks';
import type { BestTargets } from '../../analysis/raid.js';
import { RAID_OBJECTIVES, type RaidObjective } from '../../raid/plans/plan-worth.js';
import { type BestWords, bestNotes } from '../../report/raid-best.js';
import { Choice, PlainButton } from '../shared/controls.js';
import { Problem, Sentences } from '../shared/told.js';
import { useTask } from '../shared/use-task.js';
import { Working } from '../shared/working.js';
import type { PartProps } from '../shell/tab.js';
import type { Asker } from '../work/asker-client.js';
import { planWords, type RaidState, withBest } from './raid-state.js';

interface RaidBestProps extends PartProps<RaidState> {
  readonly searcher: Asker;
}

const OBJECTIVES = RAID_OBJECTIVES.map((value) => ({ value, text: planWords(value) }));

/** The page calls plans and objectives as its buttons do. */
export const PAGE_WORDS: BestWords = { round2: '“Use these targets” takes for round 2 the plan', plan: planWords };

export function RaidBest({ state, change, searcher }: RaidBestProps) {
  const [objective, setObjective] = useState<RaidObjective>('kills');
  const { scenario } = state;
  const { busy, part, value, problem, start, stop, stopped } = useTask<BestTargets>(
    searcher,
    JSON.stringify([scenario.rules, scenario.raidForce, scenario.data, objective]),
  );
  return (
    <>
      <h2>Best targets</h2>
      <div class="row">
        <Choice label="For" options={OBJECTIVES} value={objective} onChange={setObjective} />
        {!busy && <PlainButton onClick={() => start({ kind: 'best', objective, scenario })}>Find</PlainButton>}
      </div>
      {busy && <Working doing={part?.doing ?? 'Looking'} part={part?.part} onStop={stop} />}
      {stopped && <p class="note">Stopped before the best targets were found.</p>}
      <Problem said={problem} />
      {value && (
        <>
          <Sentences of={bestNotes(value.best, PAGE_WORDS)} />
          <PlainButton onClick={() => change((s) => withBest(s, value.scenario.targets))}>
            Use these targets
          </PlainButton>
        </>
      )}
    </>
  );
}
