// `--actual "allied lost 2, Akagi sunk"`: where a battle that was really fought stands among all that could have been.

import { greatest, shareOfLabel, standingOf } from '../../analysis/actual.js';
import type { Result } from '../../answer/result.js';
import { BATTLE_FIGURES } from '../../battle/battle-figures.js';
import { HOLDERS, REMAINING } from '../../battle/battle-metrics.js';
import { BATTLE_FATES } from '../../battle/question/battle-scenario.js';
import { compileBoard, STANDARD_BOARD } from '../../board/index.js';
import { pieceNamed, plainName, sideNamed } from '../../board/names.js';
import { battleShare, battleStanding } from '../../report/actual.js';
import { quoted } from '../../text/index.js';
import { allowedInstead } from '../../text/nearest.js';
import { keyboardText } from '../../text/plain.js';
import { UsageError } from '../../text/usage-error.js';

const ALLOWED = 'such as "japan lost 1, allied lost 2, rounds 3, Akagi sunk, remaining japan"';
/**
 * One sentence for each part of `--actual`.
 *
 * @throws UsageError for what cannot be read, or cannot come out of this battle.
 */
export function battleActualNotes(text: string | undefined, result: Result): string[] {
  if (text === undefined) return [];
  const parts = keyboardText(text)
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) throw new UsageError(`--actual: ${quoted(text)} cannot be read; allowed: ${ALLOWED}`);
  return parts.map((words) => {
    const lost = /^(.+?)\s+lost\s+(\d+)$/i.exec(words);
    const side = lost ? sideNamed(lost[1]!) : undefined;
    if (side) return numberNote(words, BATTLE_FIGURES.lost.of(side), Number(lost![2]), result);
    const some = /^(.+?)\s+lost\s+\d+\s+\S/i.exec(words);
    if (some && sideNamed(some[1]!))
      throw new UsageError(
        `--actual: ${quoted(words)}: only all ships and units that a side lost are counted, no kind of them alone; allowed: ${ALLOWED}`,
      );
    const rounds = /^(?:rounds\s+(\d+)|(\d+)\s+rounds?)$/i.exec(words);
    if (rounds) return numberNote(words, BATTLE_FIGURES.rounds.of(), Number(rounds[1] ?? rounds[2]), result);
    const remaining = /^remaining\s+(\w+)$/i.exec(words);
    if (remaining) return labelNote(words, BATTLE_FIGURES.remaining.of(), holderOf(remaining[1]!), REMAINING, result);
    const holds = /^(?:holds\s+(\w+)|([\w ]+)\s+holds?)$/i.exec(words);
    if (holds) return labelNote(words, BATTLE_FIGURES.holds.of(), holderOf((holds[1] ?? holds[2])!), HOLDERS, result);
    const fate = /^(.+?)\s+(\w+)$/.exec(words);
    if (!fate) throw new UsageError(`--actual: ${quoted(words)} cannot be read; allowed: ${ALLOWED}`);
    const names = Object.keys(result.metrics).flatMap((name) => BATTLE_FIGURES.fate.read(name)?.[0] ?? []);
    const unit = unitNamed(fate[1]!, names);
    if (!unit)
      throw new UsageError(
        `--actual: there is no ${quoted(fate[1]!)} in this battle${allowedInstead(fate[1]!, names, ALLOWED)}`,
      );
    return labelNote(words, BATTLE_FIGURES.fate.of(unit), fate[2]!, BATTLE_FATES, result);
  });
}

/** A side by any of its names, or the label itself. */
const holderOf = (word: string): string => sideNamed(word) ?? word;

/** A unit of the battle, by any of its names; the board has its standard names here, and the battle its own. */
function unitNamed(text: string, names: readonly string[]): string | undefined {
  const own = names.find((name) => plainName(name) === plainName(text));
  if (own !== undefined) return own;
  const tables = compileBoard(STANDARD_BOARD);
  const found = pieceNamed(tables, text).pieces.map((p) => tables.pieceNames[p]!);
  const here = names.filter((name) => found.includes(name));
  return here.length === 1 ? here[0] : undefined;
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
