// What changes would change in a battle: a sentence and a table for each.
import type { WhatIf } from '../analysis/battle-what-if.js';
import type { ComparedFigure } from '../analysis/compare/compared-figures.js';
import { letterOf } from '../analysis/compare/comparison-names.js';
import type { Block } from '../answer/block.js';
import { counted, estimate, fixed } from '../answer/digits.js';
import { BATTLE_FIGURES } from '../battle/battle-figures.js';
import type { Side } from '../board/index.js';
import { saidShare } from './answers/say.js';
import { differenceBlock, differenceSaid } from './difference-table.js';

/** `What if: add Hornet? Japan then holds the area in 40.1 % of fights (-18.1), the Allies in 48.0 % (+15.5).` */
export const whatIfLead = (whatIf: WhatIf): string[] =>
  whatIf.changes.map((text, k) => {
    if (nothingOf(whatIf)) return `What if: ${text}? Not known: it was interrupted before the first battle with it.`;
    const japan = holdsText(whatIf, letterOf(k + 1), 'japan');
    const allied = holdsText(whatIf, letterOf(k + 1), 'allied');
    return `What if: ${text}? Japan then holds the area in ${japan('% of fights')}, the Allies in ${allied('%')}.`;
  });

/** The share with which a side then holds the area, and how much that is more or less. */
function holdsText({ differences, method }: WhatIf, scenario: string, side: Side): (unit: string) => string {
  const metric = BATTLE_FIGURES.holds.of();
  const f = differences.find((one) => one.scenario === scenario && one.metric === metric && one.label === side);
  if (!f) return () => 'an unknown share';
  const exact = method === 'exact';
  const share = saidShare(estimate('share', f.other, f.otherCi95, exact)).replace(' %', '');
  return (unit) => `${share} ${unit} (${changeText(f, exact)})`;
}

function changeText(f: ComparedFigure, exact: boolean): string {
  if (!exact) return differenceSaid(f, false);
  return `${f.difference > 0 ? '+' : ''}${fixed(100 * f.difference, 1)}`;
}

/** True when it was interrupted before there was anything to tell. */
const nothingOf = ({ method, games }: WhatIf): boolean => method !== 'exact' && games === 0;

/** Said where the battle itself is complete. */
export const whatIfInterrupted = ({ games }: WhatIf): string =>
  games === 0
    ? 'Interrupted: the battle itself is complete, but none is finished with the changes.'
    : `Interrupted: the battle itself is complete; what the changes change is counted over the ${counted(games, 'battle')} finished until then.`;

export const whatIfBlocks = (whatIf: WhatIf): Block[] =>
  nothingOf(whatIf)
    ? []
    : whatIf.changes.map((text, k) =>
        differenceBlock(
          whatIf.differences,
          letterOf(k + 1),
          { title: `What if: ${text}`, columns: ['now', 'then'] },
          whatIf.method === 'exact',
        ),
      );

export const whatIfNotes = (whatIf: WhatIf): string[] =>
  whatIf.method === 'exact' || nothingOf(whatIf)
    ? []
    : [
        `What if: the same ${counted(whatIf.games, 'battle')} (a) and each change alone under common dice; ± is the 95 % interval of the paired difference, "saved" how many times fewer battles that took.`,
      ];
