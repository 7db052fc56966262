// The words of a narrative: lists, sides, what a die did.
import { counted } from '../../answer/digits.js';
import { AIR, AREA_COUNT, JAPAN, SUBMARINE } from '../../board/index.js';
import { sideName } from '../../board/side-names.js';
import { type AttackResult, disablesOf, hitsOf } from '../../dice/index.js';
import { isBottomed } from '../../game/state/factors-now.js';
import type { Roll } from '../../game/state/shown-dice.js';
import { type Game, PATROLLING } from '../../game/state/state.js';

/** `Japan retreats`, `The Allies retreat`. */
export const does = (side: number, verb: string): string => `${sideName(side)} ${side === JAPAN ? third(verb) : verb}`;

/** The pieces of a side in a sea area, but for its submarine, which no fight counts (16.4). */
export const piecesIn = (g: Game, area: number, side: number): number[] =>
  [...g.tables.pieceNames.keys()].filter(
    (p) => g.location[p] === area && g.tables.side[p] === side && g.tables.kind[p] !== SUBMARINE,
  );

const third = (verb: string): string => (/(?:s|sh|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`);

/** `armor 5`; air units have a defense factor instead (3.3), and are gone at it, not above it (12.25). */
export const armorText = ({ tables: t }: Game, piece: number): string =>
  `${t.kind[piece] === AIR ? 'defense' : 'armor'} ${t.armor[piece]}`;

/** `2 damage, armor 5`: how near a damaged piece is to its end. */
export const damageText = (g: Game, piece: number): string => `${g.damage[piece]} damage, ${armorText(g, piece)}`;

/** A harbor under which pieces are listed: `port of Australia`, for a ship bears that name too. */
export const portName = ({ tables: t }: Game, harbor: number): string => {
  const name = t.harborNames[harbor] ?? '';
  return t.pieceNames.includes(name) ? `port of ${name}` : name;
};

/** A side's forces in a sea area, or nothing: `patrolling Kaga (2 damage, armor 5), Oi; raiding Akagi; 21 AirFlot`. */
export function forces(g: Game, area: number, side: number): string {
  const groups: [title: string, names: string[]][] = [
    ['patrolling ', []],
    ['raiding ', []],
    ['', []],
  ];
  for (let p = 0; p < g.tables.pieceCount; p++) {
    if (g.location[p] !== area || g.tables.side[p] !== side) continue;
    const kind = g.tables.kind[p]!;
    const group = kind >= AIR ? 2 : (g.flags[p]! & PATROLLING) !== 0 ? 0 : 1;
    const damage = g.damage[p]! > 0 ? ` (${damageText(g, p)})` : '';
    groups[group]![1].push(`${g.tables.pieceNames[p]}${damage}`);
  }
  return groups
    .filter(([, names]) => names.length > 0)
    .map(([title, names]) => title + names.join(', '))
    .join('; ');
}

/** What a side has in a harbor, which a raid may attack (9.3): `Oklahoma (6 damage, armor 4, on the bottom), 1 Marines`; or nothing. */
export function inHarbor(g: Game, harbor: number, side: number): string {
  const names: string[] = [];
  for (let p = 0; p < g.tables.pieceCount; p++) {
    if (g.location[p] !== AREA_COUNT + harbor || g.tables.side[p] !== side || g.tables.kind[p] === SUBMARINE) continue;
    const bottom = isBottomed(g, p) ? ', on the bottom' : '';
    names.push(`${g.tables.pieceNames[p]}${g.damage[p]! > 0 ? ` (${damageText(g, p)}${bottom})` : ''}`);
  }
  return names.join(', ');
}

/**
 * What an attack's dice did: `2 3 5 6: disabled, 1 hit, damage 2`. A bonus is shown as `(+1)`.
 *
 * @param armored true when each damage die loses one (22)
 */
export function attackText(
  roll: Roll,
  bonus: number,
  result: AttackResult,
  disables: boolean,
  armored: boolean,
): string {
  const hits = hitsOf(result);
  const effects = [
    ...(disables && disablesOf(result) ? ['disabled'] : []),
    ...(hits > 0 ? [counted(hits, 'hit')] : []),
    ...(roll.damage.length > 0 ? [`damage ${armored ? armoredText(roll.damage) : sumText(roll.damage)}`] : []),
  ];
  const plus = bonus > 0 ? ` (+${bonus})` : '';
  return `${roll.dice.join(' ')}${plus}: ${effects.length > 0 ? effects.join(', ') : 'no effect'}`;
}

/** `4`, or `3 + 2 = 5`. */
function sumText(dice: readonly number[]): string {
  return dice.length < 2 ? dice.join('') : `${dice.join(' + ')} = ${dice.reduce((a, b) => a + b, 0)}`;
}

/** `4 less 1 (22) = 3`, or `3 + 1 less 1 each (22) = 2`. */
function armoredText(dice: readonly number[]): string {
  const sum = dice.reduce((a, b) => a + b, 0) - dice.length;
  return `${dice.join(' + ')} less 1${dice.length > 1 ? ' each' : ''} (22) = ${sum}`;
}

/** `Japan leads by 4.` */
export function leadText(track: number): string {
  if (track === 0) return 'The track stands at 0.';
  return track > 0 ? `Japan leads by ${track}.` : `The Allies lead by ${-track}.`;
}

/** The result of a game (5.75). */
export function winnerText(track: number): string {
  if (track === 0) return 'The game is a tie.';
  return track > 0 ? `Japan wins by ${track} POC.` : `The Allies win by ${-track} POC.`;
}
