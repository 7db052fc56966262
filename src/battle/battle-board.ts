// The board of a battle: units that are no counters of the game take the places of counters that are not in the battle.
import {
  type Board,
  type BoardTables,
  boardOf,
  compileBoard,
  type PieceData,
  SIDES,
  type Side,
  user,
} from '../board/index.js';
import type { BattleScenario, BattleUnit } from './question/battle-scenario.js';

/** Area of a battle that could be anywhere: any area will do, since nobody lands and everyone finds a major port. */
const ANY_AREA = 'Coral Sea';

/**
 * The board a battle is fought on: the standard one with the scenario's `data`, its own factors, and its own units. A unit that
 * is no counter takes the place, and with it the dice, of the last counter of its side and sort that has no part in the battle:
 * so the dice of all the others stay what they are when a unit is added.
 */
function battleBoard(scenario: BattleScenario): Board {
  const base = boardOf(scenario.data);
  const used = new Set(SIDES.flatMap((side) => scenario[side].units.map((unit) => unit.name)));
  const pieces: PieceData[] = [...base.pieces];
  for (const side of SIDES) {
    for (const unit of scenario[side].units) {
      const known = pieces.findIndex((p) => p.name === unit.name && sideOf(p) === side);
      if (known >= 0) {
        const old = pieces[known]!;
        if (old.factors !== unit.factors || old.kind !== unit.kind) pieces[known] = { ...old, ...ownValues(unit) };
        continue;
      }
      const piece: PieceData = {
        name: unit.name,
        ...ownValues(unit),
        nation: side === 'japan' ? 'japan' : nationLike(base.pieces, unit),
        turn: 9,
        where: 'any friendly major port',
      };
      const section = (p: PieceData) => sideOf(p) === side && sort(p) === sort(piece);
      const place = pieces.findLastIndex((p) => section(p) && !used.has(p.name));
      if (place >= 0) pieces[place] = piece;
      else pieces.splice(pieces.findLastIndex(section) + 1, 0, piece);
    }
  }
  // Removals name counters that may be gone from this board, and have no part in a battle.
  return { ...base, pieces, removals: [] };
}

/** The nation of the Allied counters that have these factors, where they are all of one; otherwise the United States (17, 21, 22). */
function nationLike(pieces: readonly PieceData[], unit: BattleUnit): PieceData['nation'] {
  const like = pieces.filter((p) => sideOf(p) === 'allied' && p.kind === unit.kind && p.factors === unit.factors);
  const [first] = like;
  return first !== undefined && like.every(({ nation }) => nation === first.nation) ? first.nation : 'us';
}

const ownValues = (unit: BattleUnit) => ({ factors: unit.factors, kind: unit.kind, source: user });

const sideOf = (p: PieceData): Side => (p.nation === 'japan' ? 'japan' : 'allied');

/** Sections of the list of pieces: ships, air units, amphibious units. */
const sort = (p: PieceData): string => (p.kind === 'air' || p.kind === 'amphibious' ? p.kind : 'ship');

/** A battle with the numbers that stand for its names. */
export interface BattleSetup {
  readonly scenario: BattleScenario;
  readonly tables: BoardTables;
  readonly area: number;
  /** Pieces by side in listed order, those in port too. */
  readonly pieces: readonly [readonly number[], readonly number[]];
}

/**
 * Puts a battle on its board.
 *
 * @throws Error when a name cannot be found; scenarios from the reader never do.
 */
export function setUpBattle(scenario: BattleScenario): BattleSetup {
  const tables = compileBoard(battleBoard(scenario));
  const find = (name: string): number => {
    const piece = tables.pieceIndex.get(name);
    if (piece === undefined) throw new Error(`"${name}" is not on the board`);
    return piece;
  };
  return {
    scenario,
    tables,
    area: tables.areaNames.indexOf(scenario.area ?? ANY_AREA),
    pieces: [scenario.japan.units.map((u) => find(u.name)), scenario.allied.units.map((u) => find(u.name))],
  };
}
