// The tab of the raid on Pearl Harbor.

import { useAnswer } from '../shared/use-answer.js';
import type { PanelProps, Tab } from '../shell/tab.js';
import { RaidAnswer } from './raid-answer.js';
import { RaidForce } from './raid-force.js';
import { RaidHarbor } from './raid-harbor.js';
import { RaidRules } from './raid-rules.js';
import { FIRST_RAID, questionOfRaid, type RaidState, writtenRaid } from './raid-state.js';

function RaidPanel({ state, change, asker }: PanelProps<RaidState>) {
  const answering = useAnswer(asker, {
    written: writtenRaid(state),
    seed: state.seed ?? undefined,
    games: state.games ?? undefined,
  });
  return (
    <div class="raid">
      <RaidAnswer state={state} change={change} answering={answering} />
      <section class="card sea" aria-label="The raid">
        <RaidHarbor state={state} change={change} result={answering.result} />
        <RaidForce state={state} change={change} />
        <RaidRules state={state} change={change} />
      </section>
    </div>
  );
}

export const RAID_TAB: Tab<RaidState> = { initial: FIRST_RAID, question: questionOfRaid, Panel: RaidPanel };
