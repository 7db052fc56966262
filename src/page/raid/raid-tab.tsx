// The tab of the raid on Pearl Harbor.
import { useMemo } from 'preact/hooks';
import type { RaidScenario } from '../../raid/question/raid-scenario.js';
import { Later } from '../shared/later.js';
import { shownOf } from '../shared/shown.js';
import { useAnswer } from '../shared/use-task.js';
import type { PanelProps, Tab } from '../shell/tab.js';
import { RaidAnswer } from './raid-answer.js';
import { RaidBest } from './raid-best.js';
import { RaidForce } from './raid-force.js';
import { RaidHarbor } from './raid-harbor.js';
import { RaidMore } from './raid-more.js';
import { RaidRules } from './raid-rules.js';
import { FIRST_RAID, questionOfRaid, type RaidState, writtenRaid } from './raid-state.js';

function RaidPanel({ state, change, asker, searcher }: PanelProps<RaidState>) {
  const answering = useAnswer(asker, {
    written: writtenRaid(state),
    seed: state.seed ?? undefined,
    games: state.games ?? gamesFor(state.scenario),
  });
  // What no answer changes is not made anew for it.
  const orders = useMemo(
    () => (
      <Later>
        {() => (
          <>
            <RaidForce state={state} change={change} />
            <RaidRules state={state} change={change} />
            <RaidBest state={state} change={change} searcher={searcher} />
          </>
        )}
      </Later>
    ),
    [state, change, searcher],
  );
  return (
    <div class="raid">
      <RaidAnswer state={state} answering={answering} />
      <section class="card sea play" aria-label="The raid">
        <RaidHarbor state={state} change={change} shown={shownOf(answering)} />
        {orders}
      </section>
      <RaidMore state={state} change={change} answering={answering} searcher={searcher} />
    </div>
  );
}

/** What follows the raid is played, not solved: in a browser with fewer games than the command plays. */
const gamesFor = ({ after, iBoat, indonesia }: RaidScenario): number | undefined =>
  after === 'stay' || iBoat !== 'elsewhere' || indonesia !== null ? 100_000 : undefined;

export const RAID_TAB: Tab<RaidState> = { initial: FIRST_RAID, question: questionOfRaid, Panel: RaidPanel };
