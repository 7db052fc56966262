// More of the answer: rounds, losses, every unit.
import { formatEstimate } from '../../answer/digits.js';
import { binOf, meanOf } from '../../answer/estimates.js';
import type { NumberResult } from '../../answer/result.js';
import { BATTLE_FIGURES } from '../../battle/battle-figures.js';
import type { Side } from '../../board/index.js';
import { endlessFights } from '../../report/answers/endless.js';
import { type Bar, Bars, barsOf } from '../shared/bars.js';
import { FigureRow, TableHead } from '../shared/blocks.js';
import { percentText } from '../shared/percent.js';
import { labelShown, numberShown, type Shown, shownOf } from '../shared/shown.js';
import { Sentences } from '../shared/told.js';
import type { Answering } from '../shared/use-task.js';
import { CARRIERS_FIRE } from './fight-orders.js';
import type { FightState } from './fight-state.js';

interface FightMoreProps {
  readonly state: FightState;
  readonly answering: Answering;
}

/** Of long fights the first rounds are shown, and of those what happens. */
const MAX_ROUNDS = 12;
const isSeen = (value: number, share: number): boolean =>
  share > 0 && value <= MAX_ROUNDS && (value <= 3 || share >= 0.0005);

/** The rounds as bars; without their intervals while it is sampled, since these take longer than a picture may. */
function roundsShown({ figures }: Shown, rounds: NumberResult, sampling: boolean): Bar[] {
  const total = rounds.histogram.reduce((sum, { count }) => sum + count, 0);
  const seen = rounds.histogram.filter(({ value, count }) => isSeen(value, count / total));
  if (sampling) return seen.map(({ value, count }) => ({ label: String(value), share: count / total }));
  const bins = seen.map(({ value }) => binOf(figures, rounds, value));
  return barsOf(bins, false, null);
}

/** What becomes of a unit; a disabled one has gone to port (7.54), one that retreated has not. */
const FATES = ['intact', 'damaged', 'disabled', 'sunk'] as const;

export function FightMore({ state, answering }: FightMoreProps) {
  const shown = shownOf(answering);
  if (!shown) return null;
  const rounds = numberShown(shown, BATTLE_FIGURES.rounds.of());
  const bars = rounds ? roundsShown(shown, rounds, answering.busy) : [];
  return (
    <>
      <h2>Losses</h2>
      <p class="told">
        Japan loses <b>{meanText(shown, BATTLE_FIGURES.lost.of('japan'))}</b> units on average, the Allies{' '}
        <b>{meanText(shown, BATTLE_FIGURES.lost.of('allied'))}</b>.
      </p>
      <table class="figures fates-table">
        <TableHead columns={['%', ...FATES]} />
        {(['japan', 'allied'] as const).map((side) => (
          <UnitFates key={side} side={side} state={state} shown={shown} />
        ))}
      </table>
      <h2>Rounds</h2>
      <Bars bars={bars} title="Rounds of combat, per cent of fights" />
      {!answering.busy && !shown.old && <Endless shown={shown} state={state} />}
    </>
  );
}

function UnitFates({ side, state, shown }: { readonly side: Side; readonly state: FightState; readonly shown: Shown }) {
  return (
    <tbody>
      {state.scenario[side].units.map(({ name }) => {
        const share = labelShown(shown, BATTLE_FIGURES.fate.of(name))?.share;
        if (!share) return null;
        return <FigureRow key={name} name={name} cells={FATES.map((fate) => percentText(share[fate] ?? 0))} />;
      })}
    </tbody>
  );
}

function meanText(shown: Shown, name: string): string {
  const found = numberShown(shown, name);
  if (!found) return '–';
  const mean = meanOf(shown.figures, found);
  return mean.exact ? mean.value.toFixed(2) : formatEstimate(mean);
}

/** The fights that do not end, as the command tells them. */
function Endless({ shown, state }: { readonly shown: Shown; readonly state: FightState }) {
  const { lead, notes } = endlessFights(shown.figures, state.scenario, `“${CARRIERS_FIRE}”`);
  return <Sentences of={[...lead, ...notes]} kind="note" />;
}
