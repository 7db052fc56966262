// Figures of everybody against everybody: a cell for each pair, red or blue, the fuller the further from the middle.
import { BARE, cellText, colouredCells, GAPS, type Heading, label, type Picture, picture } from './picture.js';
import { ALLIED_BLUE, JAPAN_RED, NOBODY_GREY, plotWidth, textOn } from './theme.js';

const FAINTEST = 0.06;
/** Least width of a column, in pixels, and about the width of a character of its name. */
const COLUMN = 44;
const CHARACTER = 7;

interface MatrixCell {
  /** From -1 (blue) to 1 (red). */
  readonly fill: number;
  readonly text: string;
}

export function matrixPicture(
  { down, across }: { readonly down: readonly string[]; readonly across: readonly string[] },
  cell: (row: number, column: number) => MatrixCell,
  h: Heading,
): Picture {
  const values = down.flatMap((row, r) =>
    across.map((column, c) => {
      const { fill, text } = cell(r, c);
      const colour = fill > 0 ? JAPAN_RED : fill < 0 ? ALLIED_BLUE : NOBODY_GREY;
      const opacity = FAINTEST + (1 - FAINTEST) * Math.min(1, Math.abs(fill));
      return { down: row, across: column, text, colour, opacity, ink: textOn(colour, opacity) };
    }),
  );
  const width = Math.max(plotWidth(down), COLUMN * across.length);
  // Names that do not fit above their column stand on end.
  const upright = Math.max(...across.map((name) => name.length)) * CHARACTER > width / across.length;
  return picture(h, {
    width,
    height: 27 * down.length,
    data: { values },
    encoding: {
      y: label('down', { sort: down, axis: BARE, scale: GAPS }),
      x: label('across', {
        sort: across,
        axis: { ...BARE, orient: 'top', labelAngle: upright ? -90 : 0 },
        scale: GAPS,
      }),
    },
    layer: [colouredCells('opacity', null), cellText('text', 12)],
  });
}
