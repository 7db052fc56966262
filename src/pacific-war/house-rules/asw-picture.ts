// The picture of rule 7: how many attacks get through by number of escorts.
import { exactly } from '../../answer/digits.js';
import { cellText, GAPS, type Picture, picture, shortShare } from '../../report/pictures/picture.js';
import { BAR, plotWidth, textOn } from '../../report/pictures/theme.js';
import { type Die, dieText } from '../die.js';
import type { Distribution } from '../distribution.js';

const FAINTEST = 0.04;

/** A row for each number of escorts, a column for each number of attacks that get through; the fuller, the likelier. */
export function aswPicture(
  by: readonly { readonly escorts: number; readonly through: Distribution }[],
  die: Die,
): Picture {
  const values = by.flatMap(({ escorts, through }) =>
    through.map((chance, attacks) => {
      const opacity = FAINTEST + (1 - FAINTEST) * chance;
      return { escorts, attacks, opacity, text: shortShare(exactly('share', chance), 1), ink: textOn(BAR, opacity) };
    }),
  );
  const attacks = by[0]!.through.length - 1;
  const subtitle = [
    `chances in per cent, of ${attacks === 1 ? 'one attack' : `${attacks} attacks`}; the best ratings first`,
    `exact; die: ${dieText(die)}`,
  ];
  return picture(
    {
      name: 'asw-screen',
      title: 'Submarine attacks that get through',
      subtitle,
      caption:
        'Each row is a number of escorts, each column a number of attacks that get through; the likelier, the fuller the colour.',
    },
    {
      width: Math.max(plotWidth(), 40 * (attacks + 1)),
      height: 27 * by.length,
      data: { values },
      encoding: {
        y: { field: 'escorts', type: 'ordinal', axis: { title: 'escorts', ticks: false, domain: false }, scale: GAPS },
        x: {
          field: 'attacks',
          type: 'ordinal',
          axis: { title: 'attacks that get through', orient: 'top', ticks: false, domain: false, labelAngle: 0 },
          scale: GAPS,
        },
      },
      layer: [
        {
          mark: { type: 'rect', cornerRadius: 2, color: BAR },
          encoding: { fillOpacity: { field: 'opacity', type: 'quantitative', scale: null, legend: null } },
        },
        cellText('text', 12),
      ],
    },
  );
}
