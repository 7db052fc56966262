// Openings against replies as pictures: the matrix with both mixtures beside it.

import type { OpeningStudy, OpeningsResult, OpeningsStudy } from '../../analysis/tournament/openings-result.js';
import { decimalsOf, fixed } from '../../answer/digits.js';
import { scoreMatrix, winMatrix } from '../blocks/blocks-openings.js';
import type { PairingTable } from '../blocks/blocks-tournament.js';
import { type Picture, shortShare } from './picture.js';
import { heatMap } from './tournament.js';

/** Heat maps of final POC and of games won; beside each opening its chance in the equilibrium. */
export function openingsPictures(result: OpeningsResult): Picture[] {
  const { poc, wins } = result.openings;
  const score = withChances(scoreMatrix(result), poc);
  const won = withChances(winMatrix(result), wins);
  const most = Math.max(...score.japan.flatMap((a) => score.allied.map((x) => Math.abs(score.cell(a, x).value))), 1e-9);
  return [
    heatMap(result, score, {
      name: 'openings-poc',
      title: "Final score of every opening against every reply: Japan's POC minus the Allies'",
      subtitle: `mean, red: Japan leads; Japan down, the Allies across${poc ? '; per cent: chance in the equilibrium' : ''}`,
      caption: 'Red where Japan leads, blue where the Allies do; the fuller, the more.',
      fill: (e) => e.value / most,
      text: (e) => fixed(e.value, Math.min(1, decimalsOf(e))),
    }),
    heatMap(result, won, {
      name: 'openings-wins',
      title: 'Games that Japan wins',
      subtitle: `per cent, red: more than half; Japan down, the Allies across${wins ? '; beside names: chance in the equilibrium' : ''}`,
      caption: 'Red where Japan wins more than half, blue where it wins less.',
      fill: (e) => 2 * e.value - 1,
      text: (e) => shortShare(e, 1),
    }),
  ];
}

function withChances(table: PairingTable, study: OpeningsStudy | undefined): PairingTable {
  if (!study) return table;
  const { japan, allied } = study;
  const label = (s: OpeningStudy) =>
    s.chance.estimate > 0 ? `${s.opening} ${(100 * s.chance.estimate).toFixed(0)} %` : s.opening;
  const plain = new Map([...japan, ...allied].map((s) => [label(s), s.opening]));
  return {
    japan: japan.map(label),
    allied: allied.map(label),
    cell: (a, x) => table.cell(plain.get(a)!, plain.get(x)!),
  };
}
