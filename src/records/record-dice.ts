// Dice as they are written in a record: `5 / 4` is one shot and one damage die.
import { SIDES, UNCERTAIN_GROUPS } from '../board/index.js';
import { sideNamed } from '../board/names.js';
import type { Roll } from '../game/state/shown-dice.js';
import { nameSentence, shown } from '../text/fields.js';
import { sameName } from '../text/plain.js';
import type { Path } from '../text/source-text.js';
import type { BoardNames, Complain } from './record-answers.js';

/** Dice, with spaces or commas between them or not; what stands after a stroke is damage. */
const DICE_TEXT = /^[\s,;]*(?:[1-6][\s,;]*)*(?:\/[\s,;]*(?:[1-6][\s,;]*)*)?$/;

/**
 * Reads the dice of a step: a map from whose they are to the dice, or dice in the order in which they fall.
 *
 * @returns `undefined` when something was wrong.
 * @example
 * readDice({ Nachi: '5 / 4' }, names, complain); // [{ of: 'Nachi', dice: [5], damage: [4] }]
 */
export function readDice(value: unknown, names: BoardNames, complain: Complain): Roll[] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const roll = readRoll('', value, [], complain);
    return roll && [roll];
  }
  const labels = [...SIDES, ...UNCERTAIN_GROUPS, ...names.pieces.keys()];
  const rolls = Object.entries(value).map(([written, dice]) => {
    const piece = labels.includes(written) ? undefined : names.find(names.pieces, written);
    const of =
      piece === undefined ? (sameName(written, labels) ?? sideNamed(written) ?? written) : names.t.pieceNames[piece]!;
    if (labels.includes(of)) return readRoll(of, dice, [written], complain);
    const what = 'who can roll dice: a ship or unit, japan, allied, or a group W to Z';
    complain([written], nameSentence(written, labels, { what }), 'key');
    return undefined;
  });
  return rolls.every((roll) => roll !== undefined) ? rolls : undefined;
}

function readRoll(of: string, value: unknown, path: Path, complain: Complain): Roll | undefined {
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  const plain = Array.isArray(value) || typeof value === 'string' || typeof value === 'number';
  if (!plain || !DICE_TEXT.test(text)) {
    const allowed = 'dice from 1 to 6, such as 1 2 4 6 / 3';
    // What `vitp record --next` writes where dice are to fall.
    const isOpen = plain && /^(?=.*0)[0-6\s/]+$/.test(text);
    complain(
      path,
      isOpen
        ? `write the dice that fell in place of ${text}: ${allowed}`
        : `${shown(value)} is not dice; allowed: ${allowed}`,
    );
    return undefined;
  }
  const [dice = '', damage = ''] = text.split('/');
  return { of, dice: digits(dice), damage: digits(damage) };
}

const digits = (text: string): number[] => [...text.matchAll(/[1-6]/g)].map(Number);

/** Dice as text: `1 2 4 6 / 3`. */
export function diceText({ dice, damage }: Roll): string {
  return damage.length > 0 ? `${dice.join(' ')} / ${damage.join(' ')}` : dice.join(' ');
}
