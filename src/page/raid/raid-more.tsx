// More of the answer: other bars, your own raid among all raids, every ship.
import { isNumberResult } from '../../answer/estimates.js';
import { RAID_FIGURES } from '../../raid/raid-figures.js';
import { FigureRow, Figures } from '../shared/blocks.js';
import { Choice } from '../shared/controls.js';
import { Fold } from '../shared/fold.js';
import { percentText } from '../shared/percent.js';
import { type Shown, shownOf } from '../shared/shown.js';
import { type Answering, newestOf } from '../shared/use-task.js';
import { QuestionFiles } from '../sharing/question-files.js';
import type { PartProps } from '../shell/tab.js';
import type { Asker } from '../work/asker-client.js';
import { RaidActual } from './raid-actual.js';
import { FATES } from './raid-board.js';
import { questionOfRaid, type RaidState, withScenario, writtenRaid } from './raid-state.js';

interface RaidMoreProps extends PartProps<RaidState> {
  readonly answering: Answering;
  readonly searcher: Asker;
}

const SHIPS = [
  { value: 'battleships', text: 'Battleships' },
  { value: 'cruisers', text: 'Cruisers' },
] as const;
const COUNTED = ['exactly', 'at least'] as const;

export function RaidMore({ state, change, answering, searcher }: RaidMoreProps) {
  const shown = shownOf(answering);
  const result = answering.busy ? answering.value : newestOf(answering);
  return (
    <section class="card more" aria-label="More of the answer">
      <div class="row">
        <Choice
          label="Ships"
          options={SHIPS}
          value={state.ships}
          onChange={(ships) => change((s) => ({ ...s, ships }))}
        />
        <Choice
          label="Afloat"
          options={COUNTED}
          value={state.counted}
          onChange={(counted) => change((s) => ({ ...s, counted }))}
        />
      </div>
      {result && <RaidActual state={state} change={change} result={result} />}
      {shown && <RaidFates shown={shown} />}
      <QuestionFiles<RaidState>
        tab="raid"
        question={questionOfRaid(state)}
        written={writtenRaid(state)}
        data={state.scenario.data}
        answering={answering}
        searcher={searcher}
        onOpen={(opened) => change(() => opened)}
        onData={(data) => change((s) => withScenario(s, { data }))}
      />
    </section>
  );
}

/** Ships and units of which something is told: those in Pearl Harbor first. */
const shipsOf = ({ figures }: Shown): { readonly name: string; readonly share: Readonly<Record<string, number>> }[] =>
  Object.entries(figures.metrics).flatMap(([metric, result]) => {
    const name = RAID_FIGURES.fate.read(metric)?.[0];
    return name === undefined || isNumberResult(result) ? [] : [{ name, share: result.share }];
  });

const RaidFates = ({ shown }: { readonly shown: Shown }) => (
  <Fold summary="What becomes of each ship">{() => <FatesTable shown={shown} />}</Fold>
);

function FatesTable({ shown }: { readonly shown: Shown }) {
  return (
    <Figures columns={['%', ...FATES]}>
      {shipsOf(shown).map(({ name, share }) => (
        <FigureRow
          key={name}
          name={name}
          cells={FATES.map((fate) => (share[fate] === undefined ? '' : percentText(share[fate])))}
        />
      ))}
    </Figures>
  );
}
