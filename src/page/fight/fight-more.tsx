// More of the answer: rounds, losses, every unit.

import { formatEstimate } from '../../answer/digits.js';
import { type Bin, distribution, meanOf } from '../../answer/estimates.js';
import { BATTLE_FIGURES } from '../../battle/battle-figures.js';
import type { Side } from '../../board/index.js';
import { Bars, barsOf, percentText } from '../shared/bars.js';
import { labelShown, numberShown, type Shown, shownOf } from '../shared/shown.js';
import type { Answering } from '../shared/use-answer.js';
import type { FightState } from './fight-state.js';

interface FightMoreProps {
  readonly state: FightState;
  readonly answering: Answering;
}

/** Of long fights the first rounds are shown, and of those what happens. */
const MOST_ROUNDS = 12;
const isSeen = ({ value, chance }: Bin): boolean => value <= MOST_ROUNDS && (value <= 3 || chance.value >= 0.0005);
/** `disabled` units have sailed home (7.62). */
const FATES = [
  ['intact', 'intact'],
  ['damaged', 'damaged'],
  ['disabled', 'sails home'],
  ['sunk', 'sunk'],
] as const;

export function FightMore({ state, answering }: FightMoreProps) {
  const shown = shownOf(answering);
  if (!shown) return null;
  const rounds = numberShown(shown, BATTLE_FIGURES.rounds.of());
  const bins = rounds ? distribution(shown.figures, rounds).filter(isSeen) : [];
  return (
    <>
      <h2>Losses</h2>
      <p class="told">
        Japan loses <b>{meanText(shown, BATTLE_FIGURES.lost.of('japan'))}</b> units on average, the Allies{' '}
        <b>{meanText(shown, BATTLE_FIGURES.lost.of('allied'))}</b>.
      </p>
      <table class="figures fates-table">
        <thead>
          <tr>
            <th scope="col">%</th>
            {FATES.map(([fate, words]) => (
              <th key={fate} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        {(['japan', 'allied'] as const).map((side) => (
          <UnitFates key={side} side={side} state={state} shown={shown} />
        ))}
      </table>
      <h2>Rounds</h2>
      <Bars bars={barsOf(bins, false, null)} title="Rounds of combat, per cent of fights" />
    </>
  );
}

function UnitFates({ side, state, shown }: { readonly side: Side; readonly state: FightState; readonly shown: Shown }) {
  return (
    <tbody>
      {state.scenario[side].units.map(({ name }) => {
        const share = labelShown(shown, BATTLE_FIGURES.fate.of(name))?.share;
        if (!share) return null;
        return (
          <tr key={name}>
            <th scope="row">{name}</th>
            {FATES.map(([fate]) => (
              <td key={fate}>{percentText(share[fate] ?? 0)}</td>
            ))}
          </tr>
        );
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
