// What becomes of each ship, as a table.
import { isNumberResult } from '../../answer/estimates.js';
import { RAID_FIGURES } from '../../raid/raid-figures.js';
import { percentText } from '../shared/bars.js';
import { Fold } from '../shared/fold.js';
import type { Shown } from '../shared/shown.js';
import { TableHead } from '../shared/table-head.js';
import { FATES } from './raid-board.js';

/** Ships and units of which something is told: those in Pearl Harbor first. */
const shipsOf = ({ figures }: Shown): { readonly name: string; readonly share: Readonly<Record<string, number>> }[] =>
  Object.entries(figures.metrics).flatMap(([metric, result]) => {
    const name = RAID_FIGURES.fate.read(metric)?.[0];
    return name === undefined || isNumberResult(result) ? [] : [{ name, share: result.share }];
  });

export const RaidFates = ({ shown }: { readonly shown: Shown }) => (
  <Fold summary="What becomes of each ship">{() => <FatesTable shown={shown} />}</Fold>
);

function FatesTable({ shown }: { readonly shown: Shown }) {
  return (
    <table class="figures">
      <TableHead columns={['%', ...FATES]} />
      <tbody>
        {shipsOf(shown).map(({ name, share }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {FATES.map((fate) => (
              <td key={fate}>{share[fate] === undefined ? '' : percentText(share[fate])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
