// How the luck of a game ran: the sum roll by roll, and the corridor in which it may be expected to run.
import type { ToldRoll } from '../../analysis/luck/luck.js';
import { dots, marks, type Picture, picture, quantity } from './picture.js';
import { ALLIED_BLUE, BAR, GRID, INK, JAPAN_RED, MUTED, plotWidth } from './theme.js';

/** The running sum, with one and two standard deviations of the rolls that had fallen. */
export function luckPicture(rolls: readonly ToldRoll[], subtitle: readonly string[]): Picture {
  let luck = 0;
  let variance = 0;
  const path = rolls.map((roll, k) => {
    luck += roll.luck;
    variance += roll.variance;
    const sd = Math.sqrt(variance);
    return { roll: k + 1, turn: roll.turn, luck, sd, two: 2 * sd, minusTwo: -2 * sd, minus: -sd };
  });
  const values = [{ roll: 0, turn: rolls[0]?.turn ?? 1, luck: 0, sd: 0, two: 0, minusTwo: 0, minus: 0 }, ...path];
  const turns = values.filter((v, k) => k > 0 && v.turn !== values[k - 1]!.turn);
  const starts = turns.map((v) => ({ roll: v.roll - 0.5, label: String(v.turn) }));
  const x = quantity('roll', { axis: { title: 'rolls; dotted lines begin a turn', grid: false } });
  const axis = { title: 'Allies lucky ← points of luck → Japan lucky', tickCount: 6 };
  const y = (field: string) => quantity(field, { axis });
  const caption =
    'The line adds up the luck of every roll, in points of the final score: up is luck for Japan, down for the Allies. Two games in three end inside the dark corridor, nineteen in twenty inside the light one.';
  const end = values.at(-1)!;
  const color = end.luck > 0 ? JAPAN_RED : end.luck < 0 ? ALLIED_BLUE : INK;
  return picture(
    {
      name: 'luck',
      title: 'How the dice ran',
      subtitle: [...subtitle, 'dark: one standard deviation, light: two'],
      caption,
    },
    {
      width: plotWidth(),
      height: 240,
      data: { values },
      layer: [
        marks('area', { color: GRID, opacity: 0.7 }, { x, y: y('minusTwo'), y2: { field: 'two' } }),
        marks('area', { color: GRID, opacity: 1 }, { x, y: y('minus'), y2: { field: 'sd' } }),
        { data: { values: starts }, ...marks('rule', { color: MUTED, strokeDash: [2, 4], opacity: 0.7 }, { x }) },
        { data: { values: [{ zero: 0 }] }, ...marks('rule', { color: MUTED }, { y: y('zero') }) },
        marks('line', { color: BAR, strokeWidth: 2 }, { x, y: y('luck') }),
        { data: { values: [end] }, ...dots(70, { x, y: y('luck') }, color) },
      ],
    },
  );
}
