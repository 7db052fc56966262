// The pictures of a ladder: each figure from rung to rung, and all worths together.
import type { Climb, LadderAnswer } from '../../analysis/ladder/ladder.js';
import { intervalRow, intervalsPicture } from '../pictures/intervals.js';
import type { Picture } from '../pictures/picture.js';
import { changeName, figureName, rulesOf, VERDICTS, valueText } from './ladder-words.js';

/** Whom a figure is good for, on either side of 0. */
function whomText(figure: Climb['figure']): string {
  if (figure === 'worth') return 'To the right it helps Japan, to the left the Allies.';
  if (figure === 'fair') return 'To the right Japan concedes the bid, to the left the Allies.';
  return 'To the right Japan is ahead, to the left the Allies.';
}

export function climbPicture(answer: LadderAnswer, climb: Climb): Picture {
  const name = figureName(answer, climb);
  const rows = climb.rungs.flatMap((figure, r) =>
    figure ? [intervalRow(answer.rungs[r]!.name, figure.value, figure.ci95, valueText(figure))] : [],
  );
  const slug =
    climb.figure === 'worth'
      ? `ladder-worth-${climb.scenario + 1}`
      : climb.figure === 'fair'
        ? 'ladder-fair-bid'
        : 'ladder-score';
  return intervalsPicture(rows, {
    name: slug,
    title: name,
    subtitle: [climb.verdict === undefined ? '' : VERDICTS[climb.verdict], rulesOf(answer, 0).join(' + ')].filter(
      (s) => s !== '',
    ),
    caption: `From the weakest players above to the strongest below; the grey line is the 95 % interval. ${whomText(climb.figure)}`,
    axis: 'points of control',
  });
}

/** All worths in one picture, the weaker of the two strongest players pale. */
export function worthsPicture(answer: LadderAnswer): Picture {
  const shown = answer.rungs.slice(-2);
  const first = answer.rungs.length - shown.length;
  const rows = answer.climbs
    .filter((climb) => climb.figure === 'worth')
    .flatMap((climb) =>
      shown.flatMap(({ name }, r) => {
        const figure = climb.rungs[first + r];
        if (!figure) return [];
        const row = `${changeName(answer, climb.scenario)}, ${name}`;
        const faint = r + 1 < shown.length ? { faint: true } : {};
        return [{ ...intervalRow(row, figure.value, figure.ci95, valueText(figure)), ...faint }];
      }),
    );
  return intervalsPicture(rows, {
    name: 'ladder-worths',
    title: 'What each is worth',
    subtitle: [`against ${rulesOf(answer, 0).join(' + ')}`],
    caption:
      'The two strongest players asked, the weaker of them pale; the line is the 95 % interval; to the left it helps the Allies.',
    axis: 'points of control',
    mark: 'bars',
  });
}
