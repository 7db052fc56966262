// `--actual "allied lost 2, Akagi sunk"`: where a battle that was really fought stands among all that could have been.

import { greatest, shareOfLabel, standingOf } from '../../analysis/actual.js';
import type { Result } from '../../answer/result.js';
import { BATTLE_FIGURES } from '../../battle/battle-figures.js';
import { HOLDERS, REMAINING } from '../../battle/battle-metrics.js';
import { BATTLE_FATES } from '../../battle/question/battle-scenario.js';
import { plainName } from '../../board/names.js';
import { battleShare, battleStanding } from '../../report/actual.js';
import { quoted } from '../../text/index.js';
import { didYouMean } from '../../text/nearest.js';
import { UsageError } from '../../text/usage-error.js';

const ALLOWED = 'such as "japan lost 1, allied lost 2, rounds 3, Akagi sunk, remaining japan"';
const SIDES: Readonly<Record<string, string>> = {
  japan: 'japan',
  japanese: 'japan',
  allied: 'allied',
  allies: 'allied',
  'the allies': 'allied',
};

/**
 * One sentence for each part of `--actual`.
 *
 * @throws UsageError for what cannot be read, or cannot come out of this battle.
 */
export function battleActualNotes(text: string | undefined, result: Result): string[] {
  if (text === undefined) return [];
  return text.split(/[,;]/).map((part) => {
    const words = part.trim();
    const lost = /^(.+?)\s+lost\s+(\d+)$/i.exec(words);
    const side = lost ? SIDES[lost[1]!.toLowerCase()] : undefined;
    if (side) return numberNote(words, `lost.${side}`, Number(lost![2]), result);
    const rounds = /^(?:rounds\s+(\d+)|(\d+)\s+rounds?)$/i.exec(words);
    if (rounds) return numberNote(words, 'rounds', Number(rounds[1] ?? rounds[2]), result);
    const remaining = /^remaining\s+(\w+)$/i.exec(words);
    if (remaining) return labelNote(words, 'remaining', remaining[1]!, REMAINING, result);
    const holds = /^(?:holds\s+(\w+)|(japan|allied)\s+holds)$/i.exec(words);
    if (holds) return labelNote(words, 'holds', (holds[1] ?? holds[2])!, HOLDERS, result);
    const fate = /^(.+?)\s+(\w+)$/.exec(words);
    if (!fate) throw new UsageError(`--actual: ${quoted(words)} cannot be read; allowed: ${ALLOWED}`);
    const names = Object.keys(result.metrics).flatMap((name) => BATTLE_FIGURES.fate.read(name)?.[0] ?? []);
    const unit = names.find((name) => plainName(name) === plainName(fate[1]!));
    if (!unit)
      throw new UsageError(
        `--actual: there is no ${quoted(fate[1])} in this battle${didYouMean(fate[1]!, names) || ';'} allowed: ${ALLOWED}`,
      );
    return labelNote(words, BATTLE_FIGURES.fate.of(unit), fate[2]!, BATTLE_FATES, result);
  });
}

function numberNote(words: string, metric: string, value: number, result: Result): string {
  const most = greatest(result, metric);
  if (most === undefined) throw new UsageError(`--actual: this battle does not count ${metric}`);
  if (value > most) throw new UsageError(`--actual: ${words} cannot be; the most is ${most}`);
  return battleStanding(words, standingOf(result, metric, value));
}

function labelNote(words: string, metric: string, label: string, labels: readonly string[], result: Result): string {
  const share = shareOfLabel(result, metric, label.toLowerCase());
  if (!share) {
    throw new UsageError(`--actual: ${quoted(words)} cannot be read; allowed: ${labels.join(', ')}, ${ALLOWED}`);
  }
  return battleShare(words, share);
}
