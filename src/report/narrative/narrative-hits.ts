// Attacks told, and what they do: the die with its attack, then, when everything about it is known, what happened to the piece that was hit.
import { counted } from '../../answer/digits.js';
import { AIR, AREA_COUNT } from '../../board/index.js';
import { ACTION_AIR_RAID } from '../../dice/index.js';
import { isNeverDisabled } from '../../game/chapters/attacks.js';
import * as E from '../../game/state/events.js';
import { isSunkBy } from '../../game/state/factors-now.js';
import { HAWAII } from '../../game/state/places.js';
import type { Roll } from '../../game/state/shown-dice.js';
import type { Game } from '../../game/state/state.js';
import { lossText, sufferedText } from './narrative-losses.js';
import { attackText } from './narrative-words.js';

/** The sentence about a piece that was hit, and whether it tells the event that ended it. */
interface Hit {
  readonly text: string;
  readonly tellsEvent: boolean;
}

/** Keeps a roll until its attack is known, and a hit until what comes of it is known. */
export class HitNarrator {
  private thrown: { readonly roll: Roll; readonly bonus: number } | undefined;
  private effect:
    | { readonly piece: number; readonly points: number; readonly disabled: boolean; readonly total: number }
    | undefined;
  /** The roll of the attack that is told next. */
  rolled(roll: Roll, bonus: number): void {
    this.thrown = { roll, bonus };
  }

  /** The sentence about an attack; `undefined` when no roll was heard. */
  attacked(attacker: number, target: number, result: number, g: Game): string | undefined {
    const { thrown } = this;
    if (!thrown) return undefined;
    const raid = g.action === ACTION_AIR_RAID && attacker !== g.tables.submarine[g.tables.side[attacker]!];
    // Air units are never disabled (7.54), nor is anybody in an air raid (9.21, 18.43).
    const disables =
      g.tables.kind[target] !== AIR && !raid && g.location[target]! < AREA_COUNT && !isNeverDisabled(g, target);
    const armored = g.turn >= g.armoredFrom[target]!;
    return `${g.tables.pieceNames[attacker]} attacks ${g.tables.pieceNames[target]}: ${attackText(thrown.roll, thrown.bonus, result, disables, armored)}`;
  }

  /** A piece suffers damage points, is disabled, or both (7.5); whether it is lost comes next. */
  suffers(piece: number, points: number, disabled: boolean, g: Game): void {
    this.effect = { piece, points, disabled, total: g.damage[piece]! + points };
  }

  /** The sentence about the piece hit last, now that an event, or a decision (-1), follows; `undefined` when it has been told. */
  settled(event: number, about: number, g: Game): Hit | undefined {
    const { effect } = this;
    if (!effect) return undefined;
    this.effect = undefined;
    const { piece, points, disabled, total } = effect;
    // Who is disabled and finds no port, or is spent in its Kamikaze attack, is lost without having been sunk (10.4, 19.2).
    const ended = event === E.BOTTOMED || (event === E.LOST && isSunkBy(g, piece, total));
    const tellsEvent = piece === about && ended;
    const told: string[] = [];
    if (tellsEvent) {
      told.push(`${counted(points, 'damage point')}${total > points ? `, ${total} in all` : ''}`);
      told.push(
        event === E.LOST
          ? lossText(g, piece, total)
          : `rests on the bottom in ${g.tables.harborNames[g.harborOf(piece)]}`,
      );
    } else {
      if (points > 0) told.push(sufferedText(g, piece, points, total));
      if (disabled) told.push('disabled');
    }
    return { text: `${g.tables.pieceNames[piece]}: ${told.join('; ')}.`, tellsEvent };
  }
}

/** An attack for which the target was named in advance, and why it is not made (20.51, nt1 18.12). */
export function lostAttackText(g: Game, carrier: number, target: number, why: number): string {
  const name = g.tables.pieceNames[carrier]!;
  const enemy = g.tables.pieceNames[target]!;
  const rule = g.rules.nt1 ? 'nt1 18.12' : '20.51';
  if (why === E.CARRIER_HIDES) return `${name} hides and loses its attack on ${enemy} (23.51)`;
  if (why === E.TARGET_UNSIGHTED) return `${name} loses its attack on ${enemy}, which is not sighted (23.51)`;
  const gone = g.refused && g.location[target] === HAWAII ? 'which refuses battle' : 'which is out of reach';
  return `${name} loses its attack on ${enemy}, ${gone} (${rule})`;
}
