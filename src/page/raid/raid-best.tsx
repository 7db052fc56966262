// The best targets for an objective: found in a worker of its own, with the way to stop it.
import { useEffect, useState } from 'preact/hooks';
import type { BestTargets } from '../../analysis/raid.js';
import { RAID_OBJECTIVES, type RaidObjective } from '../../raid/plans/plan-worth.js';
import { bestNotes } from '../../report/raid-best.js';
import { Choice } from '../shared/choice.js';
import { Working } from '../shared/working.js';
import type { Asker } from '../work/asker-client.js';
import type { Part } from '../work/messages.js';
import { type RaidState, withBest } from './raid-state.js';

interface RaidBestProps {
  readonly state: RaidState;
  readonly change: (update: (state: RaidState) => RaidState) => void;
  readonly searcher: Asker;
}

const OBJECTIVES = RAID_OBJECTIVES.map((value) => ({ value, text: value.replace('-', ' ') }));

/** How it stands with the search. */
interface Search {
  readonly part?: Part;
  readonly best?: BestTargets;
  readonly problem?: string;
  readonly busy: boolean;
}

export function RaidBest({ state, change, searcher }: RaidBestProps) {
  const [objective, setObjective] = useState<RaidObjective>('kills');
  const [search, setSearch] = useState<Search>({ busy: false });
  const { rules, raidForce } = state.scenario;
  const asked = JSON.stringify([rules, raidForce, objective]);
  useEffect(() => {
    searcher.stop();
    setSearch({ busy: false });
  }, [asked, searcher]);

  const find = (): void => {
    setSearch({ busy: true });
    searcher.ask(
      { kind: 'best', objective, scenario: state.scenario },
      {
        onPart: (part) => setSearch((now) => (now.busy ? { busy: true, part } : now)),
        onEnd: (outcome) => {
          if (outcome.kind === 'done') setSearch({ busy: false, best: outcome.value as BestTargets });
          else if (outcome.kind === 'problem') setSearch({ busy: false, problem: outcome.sentence });
          else setSearch({ busy: false });
        },
      },
    );
  };
  const stop = (): void => {
    setSearch({ busy: false });
    searcher.stop();
  };
  const { busy, part, best, problem } = search;
  return (
    <>
      <h2>Best targets</h2>
      <div class="row">
        <Choice label="For" options={OBJECTIVES} value={objective} onChange={setObjective} />
        {!busy && (
          <button type="button" class="plain" onClick={find}>
            Find
          </button>
        )}
      </div>
      {busy && <Working doing={part?.doing ?? 'Looking'} part={part?.part} onStop={stop} />}
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {best && (
        <>
          {bestNotes(best.best).map((note) => (
            <p key={note} class="told">
              {note}
            </p>
          ))}
          <button type="button" class="plain" onClick={() => change((s) => withBest(s, best.scenario.targets))}>
            Use these targets
          </button>
        </>
      )}
    </>
  );
}
