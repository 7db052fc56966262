// Turn by turn: points, the lead, ships lost.

import { LOGGED_KINDS, type LoggedTurn } from '../../report/one-game/game-log.js';
import { TableHead } from '../shared/table-head.js';
import { signed } from './game-score.js';

/** `2 CV, 1 BB`. */
const lostText = (lost: readonly number[]): string =>
  LOGGED_KINDS.flatMap(([, name], kind) => (lost[kind] ? [`${lost[kind]} ${name}`] : [])).join(', ') || '–';

export function GameTurns({ turns }: { readonly turns: readonly LoggedTurn[] }) {
  return (
    <details>
      <summary>Turn by turn: points and ships lost</summary>
      <table class="figures">
        <TableHead columns={['turn', 'Japan', 'Allies', 'lead', 'Japan loses', 'Allies lose']} />
        <tbody>
          {turns.map(({ turn, score, lost }) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              <td>{score?.japan ?? '–'}</td>
              <td>{score?.allied ?? '–'}</td>
              <td>{score ? signed(score.lead) : '–'}</td>
              <td>{lostText(lost[0])}</td>
              <td>{lostText(lost[1])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
