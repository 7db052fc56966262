// Which other values and readings move the score most, as it was shipped.

import { differenceText } from '../../answer/difference.js';
import { grouped } from '../../answer/digits.js';
import { valueName } from '../../report/player-names.js';
import { Fold } from '../shared/fold.js';
import { TableHead } from '../shared/table-head.js';
import { originText, SHIPPED } from './shipped.js';

export function BidsMoved() {
  const { origin, scores } = SHIPPED.moved;
  return (
    <Fold summary="What else moves the score">
      {() => (
        <>
          <p class="note">
            Values of the board and readings of the rules, one changed at a time: {grouped(origin.games)} games each,{' '}
            {originText(origin)}. The intervals hold together.
          </p>
          <table class="figures">
            <TableHead columns={['value or reading', 'changed', 'POC']} />
            <tbody>
              {scores.map(({ path, from, to, ...moved }) => (
                <tr key={`${path} ${to}`}>
                  <th scope="row">{valueName(path)}</th>
                  <td>
                    {from} → {to}
                  </td>
                  <td>{differenceText(moved).replaceAll('-', '−').replace(' (not separated)', '*')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Fold>
  );
}
