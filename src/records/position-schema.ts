// The form of a position in a file, and what of it cannot be on a board.
import type * as z from 'zod';
import {
  AIR,
  ALLIED,
  AREA_COUNT,
  type BoardTables,
  CARRIER,
  JAPAN,
  SAN_DIEGO_NAME,
  SUBMARINE,
} from '../board/index.js';
import { areaNamed, harborNamed, pieceNamed, plainName, sideNamed } from '../board/names.js';
import { mayHaveYard, whyNotInHarbor } from '../game/chapters/lying-in-port.js';
import { hasRepairYard } from '../game/chapters/repairs.js';
import { submarineInPlay } from '../game/chapters/submarines.js';
import { PEARL_HARBOR, SAMOA } from '../game/state/places.js';
import type { Begin } from '../game/state/play-from.js';
import type { Game } from '../game/state/state.js';
import {
  formsField,
  listField,
  mapField,
  namedField,
  nameField,
  orList,
  shown,
  wholeField,
  yesNoField,
} from '../text/fields.js';
import type { Path } from '../text/source-text.js';
import { CONTROL_WORDS, MARK_NAMES, MEMORY_NAMES, OFF_BOARD_NAMES, type Position } from './position.js';

/** Lists that may be written without turns: for what is sunk or away it does not matter when. */
const PLAIN_LISTS: readonly string[] = ['sunk', 'withdrawn', 'uncertain'];

/** Keys of a position that are written below places when their line begins too far right. */
const BESIDE_PIECES: readonly string[] = ['damage', 'raiding', 'control', 'marks', 'returning', 'sunk', 'poc', 'turn'];

/** `2 Kongos`, `4 x Fuso class`. */
const GROUP = /^\d+\s*[x*]?\s*\p{L}|\bclass$/iu;

/** `6th AF`, `9 Marines`, `30 AirFlot`: the number is part of a name. */
const NUMBERED = /^\d+(?:st|nd|rd|th)?\s*(?:mar|a\.?\s?f|air\s*f)/i;

/** The schema of a position on a board. */
export function positionSchema(t: BoardTables) {
  const places = [...t.areaNames, ...t.harborNames];
  const counter = (text: string): string | undefined => {
    const { pieces } = pieceNamed(t, text);
    return pieces.length === 1 ? t.pieceNames[pieces[0]!] : undefined;
  };
  const UNIT = { what: 'a ship or unit', means: counter, because: notOne };
  /** A name that is no single counter's: several have it, or it is a group. */
  function notOne(text: string): string | undefined {
    const { pieces, why } = pieceNamed(t, text);
    if (why !== undefined) return why;
    if (pieces.length > 1) return `${shown(text)} can be ${orList(pieces.map((p) => t.pieceNames[p]!))}; write which`;
    return GROUP.test(text) && !NUMBERED.test(text)
      ? `${shown(text)} is a group: in a position every ship and unit has its name`
      : undefined;
  }
  const PLACE = {
    what: 'a sea area, port or base',
    means: (text: string) => areaNamed(text) ?? harborNamed(text),
    because: (text: string) =>
      BESIDE_PIECES.includes(text)
        ? `${shown(text)} stands beside "pieces", not within it: begin its line two spaces less`
        : plainName(text) === plainName(SAN_DIEGO_NAME)
          ? `${SAN_DIEGO_NAME} is off the map: its ships stand beside "pieces", under the key sanDiego`
          : undefined,
  };
  const piece = nameField(t.pieceNames, UNIT);
  const ships = t.pieceNames.filter((_, p) => t.isShip[p] === 1);
  const carriers = t.pieceNames.filter((_, p) => t.side[p] === JAPAN && t.kind[p] === CARRIER);
  const some = formsField([piece, listField(piece, 'pieces', 0)], 'a name, or a list of names').transform((names) =>
    typeof names === 'string' ? [names] : names,
  );
  const TURN = { what: 'a turn', isNear: false };
  const turns = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'];
  const byTurn = namedField(turns, some, 'pieces by turn', TURN);
  const lists = Object.fromEntries(
    OFF_BOARD_NAMES.map((list) => [
      list,
      PLAIN_LISTS.includes(list)
        ? formsField(
            [byTurn, listField(piece, list, 0).transform((names) => ({ 0: names }))],
            'names, or a map from turns to names',
          ).optional()
        : byTurn.optional(),
    ]),
  );
  return mapField(
    {
      turn: wholeField('a turn', 1, 9),
      poc: wholeField('a lead in POC', -29, 29).optional(),
      gained: mapField({ japan: wholeField('POC', 0, 99), allied: wholeField('POC', 0, 99) }, 'gained').optional(),
      brokenOff: wholeField('a number of fights', 0, 999).optional(),
      control: namedField(
        places,
        nameField(CONTROL_WORDS, { what: 'a side', means: sideNamed }),
        'control',
        PLACE,
      ).optional(),
      pieces: namedField(places, some, 'pieces', PLACE).optional(),
      raiding: formsField(
        [
          nameField(['all'], { what: 'allowed here' }),
          listField(nameField(ships, { what: 'a ship', means: counter }), 'raiding', 0),
        ],
        'all, or a list of ships',
      ).optional(),
      damage: namedField(t.pieceNames, wholeField('a number of damage points', 0, 30), 'damage', UNIT).optional(),
      ...lists,
      entered: byTurn.optional(),
      marks: mapField(
        Object.fromEntries(
          [...MARK_NAMES, ...MEMORY_NAMES].map((mark) => [mark, listField(piece, mark, 0).optional()]),
        ),
        'marks',
      ).optional(),
      designated: namedField(carriers, nameField(t.pieceNames, UNIT), 'designated', {
        what: 'a carrier of Japan',
        means: counter,
      }).optional(),
      refused: yesNoField().optional(),
    },
    'a position',
  ) as unknown as z.ZodType<Position>;
}

/** Says what is wrong at a path of the position. */
type Complain = (path: Path, message: string) => void;

/** What a schema cannot see: pieces in two places, in ports of the enemy, with more damage than they can bear. */
export function checkPosition(position: Position, g: Game, begin: Begin, complain: Complain): void {
  const { tables } = g;
  const seen = new Map<string, string>();
  // Where these stand nobody knows: nothing more is said of them.
  const twice = new Set<string>();
  const places = [
    ...Object.entries(position.pieces ?? {}).map(([place, names]) => ({ path: ['pieces', place], place, names })),
    ...OFF_BOARD_NAMES.flatMap((list) =>
      Object.entries(position[list] ?? {}).map(([turn, names]) => ({
        path: [list, turn],
        place: list as string,
        names,
      })),
    ),
  ];
  for (const { path, place, names } of places) {
    names.forEach((name, k) => {
      const before = seen.get(name);
      if (before === place) complain([...path, k], `${name} is named twice in ${place}; once is enough`);
      else if (before !== undefined) complain([...path, k], `${name} is in two places: ${before} and ${place}`);
      if (before !== undefined && before !== place) twice.add(name);
      seen.set(name, place);
    });
  }
  for (const [place, names] of Object.entries(position.pieces ?? {})) {
    const at = tables.areaNames.indexOf(place);
    const location = at >= 0 ? at : AREA_COUNT + tables.harborNames.indexOf(place);
    names.forEach((name, k) => {
      const piece = tables.pieceIndex.get(name)!;
      // What is in two places stands in the second of them.
      const wrong = g.location[piece] === location ? misplaced(g, piece, begin) : undefined;
      if (wrong) complain(['pieces', place, k], `${name} cannot be in ${place}: ${wrong}`);
    });
  }
  for (const [name] of Object.entries(position.damage ?? {})) {
    if (twice.has(name)) continue;
    if (!seen.has(name)) {
      complain(
        ['damage', name],
        `${name} stands nowhere in this position, so it cannot be damaged; name its place too`,
      );
      continue;
    }
    const wrong = overdamaged(g, tables.pieceIndex.get(name)!);
    if (wrong) complain(['damage', name], wrong);
  }
  const raiding = position.raiding === 'all' ? [] : (position.raiding ?? []);
  raiding.forEach((name, k) => {
    if (!twice.has(name) && !g.isAtSea(tables.pieceIndex.get(name)!))
      complain(['raiding', k], `${name} is not at sea, so it cannot be raiding`);
  });
  for (const [carrier, target] of Object.entries(position.designated ?? {})) {
    if (tables.side[tables.pieceIndex.get(target)!] === ALLIED) continue;
    complain(['designated', carrier], `${target} is no enemy of ${carrier}; allowed: an Allied ship or unit`);
  }
  for (const [place, word] of Object.entries(position.control ?? {})) {
    if (word === 'none' && tables.harborNames.includes(place)) {
      complain(
        ['control', place],
        `${place} is a port or base, and one side holds it always; allowed: japan or allied`,
      );
    }
  }
}

function misplaced(g: Game, piece: number, begin: Begin): string | undefined {
  const { tables } = g;
  const at = g.location[piece]!;
  const side = tables.side[piece]!;
  const holder = side === 0 ? 'the Allies' : 'Japan';
  if (tables.kind[piece] === SUBMARINE) {
    if (at >= AREA_COUNT) return 'submarines are at sea, or nowhere (16)';
    return submarineInPlay(g, side) ? undefined : `it is not in play on turn ${g.turn} (5.25)`;
  }
  if (at >= AREA_COUNT) {
    if (g.harborControl[at - AREA_COUNT] !== side)
      return `${holder} hold it (2.3)`.replace('Japan hold', 'Japan holds');
    return cameToPearl(g, piece) ? undefined : whyNotInHarbor(tables, g.rules, piece, at - AREA_COUNT);
  }
  if (g.turn > 1 && begin.at === 'turn') return 'when a turn begins, everything is in port (5.74)';
  const noBase = (tables.harborsOf[at]! & g.held[side]!) === 0;
  return tables.kind[piece] === AIR && noBase ? 'its side holds no port or base there (12.24)' : undefined;
}

/** True in Pearl Harbor or Samoa for what entered on another turn than its card says: there all such ships come. */
const cameToPearl = (g: Game, piece: number): boolean =>
  g.due[piece] !== g.tables.arrivalTurn[piece] && [PEARL_HARBOR, SAMOA].includes(g.harborOf(piece));

function overdamaged(g: Game, piece: number): string | undefined {
  const { tables } = g;
  const name = tables.pieceNames[piece]!;
  const points = g.damage[piece]!;
  const armor = tables.armor[piece]!;
  if (g.isAtSea(piece) || (g.isInHarbor(piece) && tables.isShip[piece] === 0)) {
    if (tables.kind[piece] === AIR)
      return points < armor ? undefined : `${name} is eliminated by ${armor} damage points (7.552)`;
    return points <= armor ? undefined : `${name} is sunk by more than ${armor} damage points (7.551)`;
  }
  if (!g.isInHarbor(piece) || points <= armor) return undefined;
  if (points > 2 * armor) return `${name} is sunk in port by more than ${2 * armor} damage points (9.23)`;
  const side = tables.side[piece]!;
  const harbor = g.harborOf(piece);
  // By one reading what rests at Samoa stays there when Pearl Harbor is retaken.
  const rests = hasRepairYard(g, side, harbor) || (!g.rules.samoaSinksBottomed && mayHaveYard(tables, side, harbor));
  return rests || g.harborControl[harbor] !== side
    ? undefined
    : `${name} is sunk by more than ${armor} damage points in ${tables.harborNames[harbor]}, where its side repairs nothing (9.232)`;
}
