// What becomes of each ship, as a table.

import { isNumberResult } from '../../answer/estimates.js';
import { RAID_FIGURES } from '../../raid/raid-figures.js';
import { percentText } from '../shared/bars.js';
import type { Shown } from '../shared/shown.js';
import { TARGETS } from './raid-board.js';

const FATES = ['undamaged', 'damaged', 'bottomed', 'sunk'];

export function RaidFates({ shown }: { readonly shown: Shown }) {
  return (
    <details>
      <summary>What becomes of each ship</summary>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">%</th>
            {FATES.map((fate) => (
              <th key={fate} scope="col">
                {fate}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TARGETS.map(({ name }) => {
            const found = shown.figures.metrics[RAID_FIGURES.fate.of(name)];
            const share = found && !isNumberResult(found) ? found.share : {};
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {FATES.map((fate) => (
                  <td key={fate}>{share[fate] === undefined ? '' : percentText(share[fate])}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
