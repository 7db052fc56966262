// A position as tables: sea areas in the map's order, ports and bases, and what is off the board.
import type { TableBlock } from '../../answer/block.js';
import {
  ALLIED,
  AREA_COUNT,
  HARBOR_COUNT,
  JAPAN,
  REMOVED,
  RETURNING,
  SAN_DIEGO,
  SAN_DIEGO_NAME,
  SIDES,
  SUNK,
  UNCERTAIN,
} from '../../board/index.js';
import { isBottomed } from '../../game/state/factors-now.js';
import { type Game, UNDER_REPAIR } from '../../game/state/state.js';
import { damageText, forces } from '../narrative/narrative-words.js';

const OWNERS = ['Japan', 'Allies'] as const;

export function boardBlocks(g: Game): TableBlock[] {
  return [areasBlock(g), harborsBlock(g), ...offBoardBlock(g)];
}

function areasBlock(g: Game): TableBlock {
  const { tables: t } = g;
  return {
    type: 'table',
    texts: true,
    title: 'At sea',
    note: 'POC for Japan / for the Allies',
    corner: 'Sea area',
    columns: ['POC', 'Flag', 'Japan', 'Allies'],
    rows: t.areaNames.map((name, a) => ({
      name,
      cells: [
        `${t.poc[a]} / ${t.poc[AREA_COUNT + a]}`,
        OWNERS[g.areaControl[a]!] ?? '–',
        ...[JAPAN, ALLIED].map((side) => forces(g, a, side) || '–'),
      ],
    })),
  };
}

/** Ports and bases where something lies, and those that changed hands; the others in the note. */
function harborsBlock(g: Game): TableBlock {
  const { tables: t } = g;
  const lying = Array.from({ length: HARBOR_COUNT }, (_, h) => piecesAt(g, AREA_COUNT + h).join(', '));
  const shown = lying.flatMap((text, h) =>
    text !== '' || g.harborControl[h] !== t.initialHarborControl[h] ? [h] : [],
  );
  const empty = SIDES.map((_, side) => {
    const names = t.harborNames.filter((_, h) => !shown.includes(h) && g.harborControl[h] === side);
    return names.length === 0 ? '' : `${OWNERS[side]}: ${names.join(', ')}`;
  }).filter((text) => text !== '');
  return {
    type: 'table',
    texts: true,
    title: 'Ports and bases',
    note: empty.length === 0 ? 'what lies there' : `empty, and held as at the start: ${empty.join('; ')}`,
    corner: 'Port or base',
    columns: ['Held by', 'There'],
    rows: shown.map((h) => ({
      name: t.harborNames[h]!,
      cells: [OWNERS[g.harborControl[h]!]!, lying[h]! || '–'],
    })),
  };
}

const OFF_BOARD: readonly (readonly [title: string, place: number])[] = [
  ['Sunk', SUNK],
  ['Come back (4.5)', RETURNING],
  ['Withdrawn (4.42)', REMOVED],
  ['Place uncertain (18.22)', UNCERTAIN],
  [SAN_DIEGO_NAME, SAN_DIEGO],
];

function offBoardBlock(g: Game): TableBlock[] {
  const of = (place: number, side: number): string =>
    g.tables.pieceNames
      .flatMap((name, p) => {
        if (g.location[p] !== place || g.tables.side[p] !== side) return [];
        return [place === RETURNING ? `${name} (turn ${g.due[p]})` : name];
      })
      .join(', ');
  const rows = OFF_BOARD.map(([name, place]) => ({ name, cells: [of(place, JAPAN), of(place, ALLIED)] }))
    .filter(({ cells }) => cells.some((text) => text !== ''))
    .map(({ name, cells }) => ({ name, cells: cells.map((text) => text || '–') }));
  if (rows.length === 0) return [];
  const title = 'Off the board';
  return [
    { type: 'table', texts: true, title, note: 'what is to come is on its card', corner: '', columns: OWNERS, rows },
  ];
}

/** From so many on it is told that a position has ships out of the game that it does not name: a fleet was left out, or is meant to be. */
const MANY = 20;

/** What a position does not name is out of the game, which makes a game that is played on another one: told where it is much. */
export function unnamedSentence({ tables, location, due }: Game): string[] {
  // What was sunk in a game has the turn of its loss.
  const count = tables.pieceNames.filter((_, p) => location[p] === SUNK && due[p] === 0).length;
  if (count < MANY) return [];
  return [
    `${count} ships and units whose turn has come are out of the game, as this position does not place them: the fights that it shows do not need them, the games that are played on do.`,
  ];
}

/** `Akagi (2 damage, armor 5)`, of everything in a place. */
function piecesAt(g: Game, place: number): string[] {
  return g.tables.pieceNames.flatMap((name, p) => {
    if (g.location[p] !== place) return [];
    const notes = [
      ...(g.damage[p]! > 0 ? [damageText(g, p)] : []),
      ...(isBottomed(g, p) ? ['on the bottom'] : []),
      ...((g.flags[p]! & UNDER_REPAIR) !== 0 ? ['under repair'] : []),
    ];
    return [notes.length > 0 ? `${name} (${notes.join(', ')})` : name];
  });
}
