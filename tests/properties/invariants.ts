// What must hold in every game, whatever the players do. An observer that watches a game and throws when something is wrong.
import {
  AIR,
  ALLIED,
  AREA_COUNT,
  HARBOR_COUNT,
  JAPAN,
  NATION_BRITAIN,
  NATION_US,
  OFF_MAP,
  REMOVED,
  SUBMARINE,
  SUNK,
  UNCERTAIN,
} from '../../src/board/index.js';
import {
  AREA_BEGINS,
  ARRIVED,
  CONTROL,
  type Game,
  LOST,
  MAX_PIECES,
  MOVED,
  type Observer,
  PATROLLING,
  REPAIRED,
  repairPoints,
  repairPool,
  SCORED,
  TRACK_END,
  TURN_BEGINS,
} from '../../src/game/index.js';

const HAWAII = 4;
const MANDATE = 7;
const CEYLON = 7;
const BRITISH_PORTS = [0, 2, 3, 7];

/** Throws with a sentence that names the rule when an invariant breaks. */
export class Invariants implements Observer {
  private readonly gone = new Set<number>();
  /** Turn in which air and amphibious units were eliminated. */
  private readonly eliminated = new Map<number, number>();
  private readonly repaired = new Map<number, number>();
  private track = 0;
  events = 0;

  startGame(): void {
    this.gone.clear();
    this.eliminated.clear();
    this.repaired.clear();
    this.track = 0;
  }

  decided(): void {}

  happened(event: number, a: number, b: number, c: number, g: Game): void {
    this.events++;
    if (event === TURN_BEGINS) {
      if (g.turn > 1) this.everybodyInPort(g);
      this.repaired.clear();
    } else if (event === LOST) {
      if (g.tables.isShip[a] === 1) this.gone.add(a);
      else this.eliminated.set(a, g.turn);
    } else if (event === ARRIVED) this.mayArrive(g, a);
    else if (event === MOVED) this.mayBeThere(g, a, b, c);
    else if (event === AREA_BEGINS) {
      this.inOnePlace(g);
    } else if (event === REPAIRED) this.repairsWithinPoints(g, a, b, c);
    else if (event === CONTROL) this.flagHasABearer(g, a, b);
    else if (event === SCORED) {
      this.scoreIsRight(g, a, b);
      this.oneSideInEachArea(g);
    }
  }

  /** At the end of a turn: nothing at sea, everything in a friendly harbor it may use, nothing sunk came back. */
  everybodyInPort(g: Game): void {
    const t = g.tables;
    for (let p = 0; p < t.pieceCount; p++) {
      const at = g.location[p]!;
      const name = t.pieceNames[p];
      if (t.kind[p] === SUBMARINE) {
        if (at < OFF_MAP) throw new Error(`${name} is still at sea (5.6)`);
        continue;
      }
      if (at < AREA_COUNT) throw new Error(`${name} is still at sea (5.74)`);
      if (this.gone.has(p) && at !== SUNK) throw new Error(`${name} was sunk and is back (7.61)`);
      if (at >= OFF_MAP) continue;
      const harbor = at - AREA_COUNT;
      if (g.harborControl[harbor] !== t.side[p]) throw new Error(`${name} is in an enemy harbor (2.3)`);
      if (
        t.nation[p] === NATION_BRITAIN &&
        t.isShip[p] === 1 &&
        t.arrivalTurn[p]! < g.turn - 1 &&
        !BRITISH_PORTS.includes(harbor)
      ) {
        if (g.damage[p]! <= t.armor[p]!) throw new Error(`${name} is British and in ${t.harborNames[harbor]} (17.22)`);
      }
      // By one reading a carrier whose base is uncertain may be put there (nt1 18.3).
      const mayBe = g.rules.nt1 && g.rules.uncertainBaseAtCeylon && t.arrivalPlace[p] === UNCERTAIN;
      if (t.nation[p] === NATION_US && t.isShip[p] === 1 && harbor === CEYLON && !mayBe)
        throw new Error(`${name} is in Ceylon (17.12)`);
      if (t.isShip[p] === 1 && g.damage[p]! > 2 * t.armor[p]!) throw new Error(`${name} should be sunk (9.23)`);
      if (t.kind[p] === AIR && g.damage[p]! >= t.armor[p]!) throw new Error(`${name} should be eliminated (12.25)`);
    }
    for (let a = 0; a < AREA_COUNT; a++) {
      const owner = g.areaControl[a]!;
      for (const side of [JAPAN, ALLIED]) {
        if ((((g.controlled[side]! >> a) & 1) === 1) !== (owner === side))
          throw new Error('flags and masks disagree (15.1)');
      }
    }
  }

  /** Nothing sunk returns; what was eliminated returns two turns later at the earliest (4.5, 7.61). */
  private mayArrive(g: Game, piece: number): void {
    const name = g.tables.pieceNames[piece];
    if (this.gone.has(piece)) throw new Error(`${name} was sunk and arrives (7.61)`);
    if (g.turn < (this.eliminated.get(piece) ?? -2) + 2) throw new Error(`${name} is back too early (4.5)`);
  }

  /** Who went to sea is within reach: air units by a harbor of their side (12.13), all others by sea (6.2). */
  private mayBeThere(g: Game, piece: number, harbor: number, area: number): void {
    const t = g.tables;
    const name = `${t.pieceNames[piece]} in ${t.areaNames[area]}`;
    if (this.gone.has(piece)) throw new Error(`${name} was sunk (7.61)`);
    if (t.kind[piece] === AIR) {
      if ((t.harborsOf[area]! & g.held[t.side[piece]!]!) === 0) throw new Error(`${name} has no harbor (12.13)`);
      return;
    }
    // The raid force (18.11, nt1 18.1), what escapes on turn 3 (adjustment 3b) and the West Coast (adjustment 5).
    const raids = g.turn === 1 && t.side[piece] === JAPAN && area === HAWAII;
    const escapes = g.turn === 3 && g.rules.pearlHarborEscape && area === MANDATE;
    if (raids || escapes || harbor >= HARBOR_COUNT) return;
    const green = t.side[piece] === ALLIED && t.nation[piece] !== NATION_US;
    const patrols = (g.flags[piece]! & PATROLLING) !== 0;
    const most = green || patrols || t.isShip[piece] === 0 ? 2 : 3;
    let reach = t.touches[harbor]!;
    for (let step = 1; step < most; step++) {
      for (let a = 0, from = reach; a < AREA_COUNT; a++) if (((from >> a) & 1) === 1) reach |= t.neighbours[1 << a]!;
    }
    if (((reach >> area) & 1) === 0) throw new Error(`${name} is too far from ${t.harborNames[harbor]} (6.2)`);
  }

  /** Nobody is listed for combat twice, in one area or in two. */
  private inOnePlace(g: Game): void {
    const seen = new Set<number>();
    for (let list = 0; list < 2 * AREA_COUNT; list++) {
      for (let k = 0; k < g.rosterCount[list]!; k++) {
        const p = g.roster[list * MAX_PIECES + k]!;
        if (g.location[p] !== list >> 1) continue;
        if (seen.has(p))
          throw new Error(`${g.tables.pieceNames[p]} fights twice in ${g.tables.areaNames[list >> 1]} (7.4)`);
        seen.add(p);
      }
    }
  }

  private repairsWithinPoints(g: Game, ship: number, points: number, harbor: number): void {
    const side = g.tables.side[ship]!;
    const pool = repairPool(g, harbor) * 2 + side;
    const sum = (this.repaired.get(pool) ?? 0) + points;
    this.repaired.set(pool, sum);
    if (sum > repairPoints(g, side, harbor))
      throw new Error(`${sum} points repaired at ${g.tables.harborNames[harbor]} (11.3)`);
  }

  private flagHasABearer(g: Game, area: number, side: number): void {
    if (side > ALLIED) return;
    for (let p = 0; p < g.tables.pieceCount; p++) {
      if (g.tables.side[p] === side && g.location[p] === area && (g.flags[p]! & PATROLLING) !== 0) return;
    }
    throw new Error(`nobody bears the flag in ${g.tables.areaNames[area]} (15.3)`);
  }

  /** When the flags are placed one side is left in each area: so nothing invaded after that is surrounded (14.2). */
  private oneSideInEachArea(g: Game): void {
    if ((g.at.areasOf(JAPAN) & g.at.areasOf(ALLIED)) !== 0) throw new Error('both sides are left in an area (5.5)');
  }

  private scoreIsRight(g: Game, japan: number, allied: number): void {
    const wanted = Math.max(-TRACK_END, Math.min(TRACK_END, this.track + japan - allied));
    if (g.poc !== wanted) throw new Error(`the track stands at ${g.poc}, not ${wanted} (2.5)`);
    this.track = g.poc;
    for (let p = 0; p < g.tables.pieceCount; p++) {
      if (g.location[p] === REMOVED && g.tables.nation[p] !== NATION_BRITAIN)
        throw new Error('only British ships are removed (4.42)');
    }
  }
}
