// What must hold in every game, whatever the players do. An observer that watches a game and throws when something is wrong.
import {
  AIR,
  ALLIED,
  AREA_COUNT,
  JAPAN,
  NATION_BRITAIN,
  NATION_US,
  OFF_MAP,
  REMOVED,
  SUBMARINE,
  SUNK,
} from '../../src/board/index.js';
import {
  CONTROL,
  type Game,
  LOST,
  type Observer,
  PATROLLING,
  REPAIRED,
  repairPoints,
  repairPool,
  SCORED,
  TRACK_END,
  TURN_BEGINS,
} from '../../src/game/index.js';

const CEYLON = 7;
const BRITISH_PORTS = [0, 2, 3, 7];

/** Throws with a sentence that names the rule when an invariant breaks. */
export class Invariants implements Observer {
  private readonly gone = new Set<number>();
  private readonly repaired = new Map<number, number>();
  private track = 0;
  events = 0;

  startGame(): void {
    this.gone.clear();
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
      if (g.t.isShip[a] === 1) this.gone.add(a);
    } else if (event === REPAIRED) this.repairsWithinPoints(g, a, b, c);
    else if (event === CONTROL) this.flagHasABearer(g, a, b);
    else if (event === SCORED) this.scoreIsRight(g, a, b);
  }

  /** At the end of a turn: nothing at sea, everything in a friendly harbor it may use, nothing sunk came back. */
  everybodyInPort(g: Game): void {
    const t = g.t;
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
      if (t.nation[p] === NATION_US && t.isShip[p] === 1 && harbor === CEYLON)
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

  private repairsWithinPoints(g: Game, ship: number, points: number, harbor: number): void {
    const side = g.t.side[ship]!;
    const pool = repairPool(g, harbor) * 2 + side;
    const sum = (this.repaired.get(pool) ?? 0) + points;
    this.repaired.set(pool, sum);
    if (sum > repairPoints(g, side, harbor))
      throw new Error(`${sum} points repaired at ${g.t.harborNames[harbor]} (11.3)`);
  }

  private flagHasABearer(g: Game, area: number, side: number): void {
    if (side > ALLIED) return;
    for (let p = 0; p < g.t.pieceCount; p++) {
      if (g.t.side[p] === side && g.location[p] === area && (g.flags[p]! & PATROLLING) !== 0) return;
    }
    throw new Error(`nobody bears the flag in ${g.t.areaNames[area]} (15.3)`);
  }

  private scoreIsRight(g: Game, japan: number, allied: number): void {
    const wanted = Math.max(-TRACK_END, Math.min(TRACK_END, this.track + japan - allied));
    if (g.poc !== wanted) throw new Error(`the track stands at ${g.poc}, not ${wanted} (2.5)`);
    this.track = g.poc;
    for (let p = 0; p < g.t.pieceCount; p++) {
      if (g.location[p] === REMOVED && g.t.nation[p] !== NATION_BRITAIN)
        throw new Error('only British ships are removed (4.42)');
    }
  }
}
