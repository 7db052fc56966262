// What changes would change in a battle, as text.

import type { WhatIf } from '../analysis/battle-what-if.js';
import type { ComparedFigure } from '../analysis/compare/figures.js';
import { letterOf } from '../analysis/experiments/comparison.js';
import { differenceText } from '../answer/difference.js';
import { counted, fixed } from '../answer/digits.js';
import { differenceTable } from './difference-table.js';
import { textTable } from './text-table.js';

/** Every difference as a table, in at most so many columns. */
export function whatIfText({ changes, method, games, differences }: WhatIf, width: number): string {
  if (method === 'exact') {
    const how = changes.length === 1 ? 'both solved exactly' : 'all solved exactly';
    return `\n${asked('The battle (a) and the battle', changes)}, ${how}.\n\n${exactTable(differences, width)}`;
  }
  return (
    `\n${asked(`The same ${counted(games, 'battle')} (a)`, changes)}, under common dice;\n` +
    `± is the 95 % interval of the paired difference, "saved" how many times fewer battles that took.\n\n` +
    (differences.length > 0 ? differenceTable(differences, width) : '')
  );
}

/** One line a change: who then has units left, with the differences. */
export const whatIfBrief = ({ changes, differences }: WhatIf): string =>
  changes
    .map((text, k) => {
      const its = differences.filter((f) => f.scenario === letterOf(k + 1) && f.metric === 'remaining');
      return `What if: ${text}. Units left: ${its.map((f) => `${f.label} ${differenceText(f, 100)}`).join(', ')} (%).\n`;
    })
    .join('');

/** The differences as a table: nothing here has an error. */
function exactTable(figures: readonly ComparedFigure[], width: number): string {
  const rows = figures.map((f) => {
    const scale = f.label === undefined ? 1 : 100;
    const show = (value: number) => fixed(scale * value, 3);
    const difference = show(f.difference);
    const sign = f.difference > 0 && Number(difference) > 0 ? '+' : '';
    const name = f.label === undefined ? f.metric : `${f.metric} = ${f.label} (%)`;
    return [name, show(f.first), `${f.scenario}: ${show(f.other)}`, `${sign}${difference}`];
  });
  return textTable([['figure', 'a', 'other', 'other − a'], ...rows], width);
}

/** One change stands in the sentence, several above it, each with its letter. */
function asked(battles: string, texts: readonly string[]): string {
  if (texts.length === 1) return `What if: ${texts[0]}. ${battles} with that change (b)`;
  const lines = texts.map((text, k) => `  ${letterOf(k + 1)}  ${text}`);
  return `What if:\n${lines.join('\n')}\n${battles} with each of these changes alone`;
}
