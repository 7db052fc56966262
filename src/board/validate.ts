// Is a board one that can be played on? Asked of every board that did not come with the package.
import { parseFactors } from './factors.js';
import type { Board, PieceData, PortData } from './types.js';
import { AREA_NAMES, BASE_NAMES, KINDS, NATIONS, PORT_NAMES } from './vocabulary.js';

/** Something a board gets wrong. `path` is where it stands, in the words of an override file: `['areas', 'Coral Sea', 'adjacent']`. */
export interface BoardProblem {
  readonly path: readonly (string | number)[];
  /** A sentence: what is wrong, what is allowed. */
  readonly message: string;
}

/** Places where a counter may enter the game (4.3, 4.4, 18.22). */
export const ARRIVAL_PLACES: readonly string[] = [
  ...AREA_NAMES,
  ...PORT_NAMES,
  ...BASE_NAMES,
  'any friendly major port',
  ...['W', 'X', 'Y', 'Z'].map((g) => `location uncertain ${g}`),
];

/** Highest POC value of an area: far above any printed one, and small enough for the ±29 track to mean something. */
export const MAX_POC = 9;

/**
 * Checks that a board holds together: neighbours are mutual (2.1), factors can be read, every name is known, turns are
 * 1–9. An empty list means that the board can be played on.
 *
 * @example
 * validateBoard(STANDARD_BOARD); // []
 */
export function validateBoard(board: Board): BoardProblem[] {
  return [
    ...areaProblems(board),
    ...harborProblems(board.ports, 'ports'),
    ...harborProblems(board.bases, 'bases'),
    ...board.pieces.flatMap(pieceProblems),
    ...orderProblems(board),
    ...chartProblems(board),
  ];
}

/** The section of an override file that holds a piece. */
function sectionOf(piece: Pick<PieceData, 'kind'>): 'ships' | 'air' | 'amphibious' {
  return piece.kind === 'air' ? 'air' : piece.kind === 'amphibious' ? 'amphibious' : 'ships';
}

function areaProblems(board: Board): BoardProblem[] {
  const problems: BoardProblem[] = [];
  const byName = new Map(board.areas.map((a) => [a.name as string, a]));
  for (const area of board.areas) {
    const path = ['areas', area.name, 'adjacent'];
    area.adjacent.forEach((other, k) => {
      const at = [...path, k];
      if (other === area.name) problems.push({ path: at, message: `${area.name} is not a neighbour of itself` });
      else if (!byName.has(other)) problems.push({ path: at, message: `"${other}" is not a sea area` });
      else if (area.adjacent.indexOf(other) !== k) problems.push({ path: at, message: `${other} is named twice` });
      else if (!byName.get(other)!.adjacent.includes(area.name)) {
        // One mistake, two lists: shown at the list that leaves the neighbour out when the user wrote that one.
        const left = byName.get(other)!.adjacentSource.kind === 'user';
        problems.push({
          path: left ? ['areas', other, 'adjacent'] : at,
          message: `${area.name} names ${other} as a neighbour, but ${other} does not name ${area.name}; neighbours must be mutual`,
        });
      }
    });
    for (const side of ['japan', 'allied'] as const) {
      const { value } = area.poc[side];
      if (!isWhole(value, 0, MAX_POC)) {
        problems.push({
          path: ['areas', area.name, 'poc', side],
          message: `${value} POC for ${area.name} is not a whole number from 0 to ${MAX_POC}`,
        });
      }
    }
  }
  return problems;
}

function harborProblems(harbors: readonly PortData[], section: 'ports' | 'bases'): BoardProblem[] {
  return harbors.flatMap((h) => {
    const path = [section, h.name, 'touches'];
    if (h.touches.length === 0) return [{ path, message: `${h.name} must touch at least one sea area (2.1)` }];
    return h.touches.flatMap((area, k): BoardProblem[] =>
      (AREA_NAMES as readonly string[]).includes(area)
        ? []
        : [{ path: [...path, k], message: `"${area}" is not a sea area` }],
    );
  });
}

function pieceProblems(piece: PieceData): BoardProblem[] {
  const problems: BoardProblem[] = [];
  const add = (field: string, message: string) =>
    problems.push({ path: [sectionOf(piece), piece.name, field], message });
  const factors = parseFactors(piece.factors);
  const air = piece.factors.endsWith('*');
  if (!factors) {
    add('factors', `the factors "${piece.factors}" cannot be read; write them as 146+4, 1+27, 34* or 033`);
  } else if (air !== (piece.kind === 'air')) {
    add(
      'factors',
      `"${piece.factors}" are factors of ${air ? 'an air unit' : 'a ship'}, and ${piece.name} is ${withArticle(piece.kind)}`,
    );
  } else if (piece.kind === 'carrier' && !/^\d\+?\d\d\+?\d$/.test(piece.factors)) {
    add(
      'factors',
      `"${piece.factors}" has no airstrike factor, and ${piece.name} is a carrier; write it as 146+4 or 1241`,
    );
  } else if (piece.kind !== 'carrier' && piece.kind !== 'air' && factors.airstrike > 0) {
    add('factors', `"${piece.factors}" has an airstrike factor, and ${piece.name} is ${withArticle(piece.kind)}`);
  }
  if (!KINDS.includes(piece.kind)) add('kind', `"${piece.kind}" is not a kind of piece; allowed: ${KINDS.join(', ')}`);
  if (!NATIONS.includes(piece.nation)) {
    add('nation', `"${piece.nation}" is not a nation; allowed: ${NATIONS.join(', ')}`);
  }
  if (!isWhole(piece.turn, 1, 9)) add('turn', `turn ${piece.turn} is not a turn; allowed: 1 to 9`);
  if (!ARRIVAL_PLACES.includes(piece.where)) add('where', `"${piece.where}" is not a place where a piece can arrive`);
  return problems;
}

/** The typed arrays rest on the order of the pieces: Japanese ships, Allied ships, air units by side, amphibious units by side. */
function orderProblems(board: Board): BoardProblem[] {
  const rank = (p: PieceData) => {
    const section = ['ships', 'air', 'amphibious'].indexOf(sectionOf(p));
    return section * 2 + (p.nation === 'japan' ? 0 : 1);
  };
  return board.pieces.flatMap((piece, i): BoardProblem[] => {
    const before = board.pieces[i - 1];
    if (!before || rank(before) <= rank(piece)) return [];
    const moved = before.source.kind === 'user' && piece.source.kind !== 'user' ? before : piece;
    const message = `${moved.name} cannot change sides or turn from a ship into an air or amphibious unit`;
    return [{ path: [sectionOf(moved), moved.name], message }];
  });
}

function chartProblems(board: Board): BoardProblem[] {
  const problems: BoardProblem[] = [];
  const ships = new Set(board.pieces.map((p) => p.name));
  for (const s of board.submarines) {
    if (!isWhole(s.firstTurn, 1, 9) || !isWhole(s.lastTurn, s.firstTurn, 9)) {
      problems.push({
        path: ['submarines', s.name, 'turns'],
        message: `${s.name} needs turns such as 1-6, within 1 to 9`,
      });
    }
    if (!isWhole(s.shots, 1, 9)) {
      problems.push({
        path: ['submarines', s.name, 'shots'],
        message: `${s.shots} shots is not a whole number from 1 to 9`,
      });
    }
  }
  for (const r of board.repairs) {
    r.points.forEach((points, k) => {
      if (!isWhole(points, 0, 99)) {
        problems.push({
          path: ['repair', r.port, k + 1],
          message: `${points} repair points is not a whole number from 0 to 99`,
        });
      }
    });
  }
  board.removals.forEach((r) => {
    if (typeof r.ship !== 'string') return;
    const piece = board.pieces.find(({ name }) => name === r.ship);
    const place = board.removals.filter(({ turn }) => turn === r.turn).indexOf(r);
    const path = ['removals', r.turn, place];
    if (!ships.has(r.ship)) problems.push({ path, message: `"${r.ship}" is not a ship` });
    else if (piece?.nation !== 'britain') {
      problems.push({ path, message: `${r.ship} is not British; British ships are withdrawn (4.42)` });
    }
  });
  board.mayMoveOnTurn1.forEach((ship, k) => {
    if (!ships.has(ship)) problems.push({ path: ['mayMoveOnTurn1', k], message: `"${ship}" is not a ship` });
  });
  if (board.locationUncertain.die.length !== 6) {
    problems.push({ path: ['locationUncertain', 'die'], message: 'the location-uncertain die has six faces' });
  }
  board.locationUncertain.die.forEach((face, k) => {
    if (face !== 'turn 2' && !(AREA_NAMES as readonly string[]).includes(face)) {
      problems.push({ path: ['locationUncertain', 'die', k], message: `"${face}" is neither a sea area nor "turn 2"` });
    }
  });
  if (!isWhole(board.raidSpeed, 0, 9)) {
    problems.push({ path: ['raidSpeed'], message: `${board.raidSpeed} is not a speed; allowed: 0 to 9` });
  }
  return problems;
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

function withArticle(kind: string): string {
  return kind === 'air' ? 'an air unit' : kind === 'amphibious' ? 'an amphibious unit' : `a ${kind}`;
}
