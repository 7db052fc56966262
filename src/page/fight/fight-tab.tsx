// The tab of fights at sea.
import { useMemo } from 'preact/hooks';
import { Later } from '../shared/later.js';
import { useAnswer } from '../shared/use-task.js';
import { QuestionFiles } from '../sharing/question-files.js';
import type { PanelProps, Tab } from '../shell/tab.js';
import { FightAnswer } from './fight-answer.js';
import { FightMore } from './fight-more.js';
import { FightPlace } from './fight-place.js';
import { FightSideView } from './fight-side.js';
import { canBeFought, FIRST_FIGHT, type FightState, withData } from './fight-state.js';
import { FightWhatIf } from './fight-what-if.js';
import { questionOfFight, writtenFight } from './fight-written.js';

function FightPanel({ state, change, asker, searcher }: PanelProps<FightState>) {
  const { scenario, method, precision, seed } = state;
  const answering = useAnswer(
    asker,
    canBeFought(state)
      ? { written: writtenFight(scenario), method, quickOr: precision, seed: seed ?? undefined }
      : undefined,
  );
  // What no answer changes is not made anew for it.
  const fleets = useMemo(
    () => (
      <>
        <FightPlace state={state} change={change} />
        <div class="fleets">
          <FightSideView side="japan" state={state} change={change} />
          <Later>{() => <FightSideView side="allied" state={state} change={change} />}</Later>
        </div>
      </>
    ),
    [state, change],
  );
  const whatIf = useMemo(
    () => <FightWhatIf state={state} change={change} searcher={searcher} />,
    [state, change, searcher],
  );
  return (
    <div class="fight">
      <FightAnswer state={state} change={change} answering={answering} />
      <section class="card sea play" aria-label="The fight">
        {fleets}
      </section>
      <section class="card more" aria-label="More of the answer">
        <Later>
          {() => (
            <>
              {whatIf}
              <FightMore state={state} answering={answering} />
              <QuestionFiles<FightState>
                tab="fight"
                question={questionOfFight(state)}
                written={writtenFight(scenario)}
                data={scenario.data}
                answering={answering}
                searcher={searcher}
                onOpen={(opened) => change(() => opened)}
                onData={(data) => change((s) => withData(s, data))}
              />
            </>
          )}
        </Later>
      </section>
    </div>
  );
}

export const FIGHT_TAB: Tab<FightState> = { initial: FIRST_FIGHT, question: questionOfFight, Panel: FightPanel };
