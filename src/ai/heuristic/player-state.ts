// A heuristic player: what it is, what it remembers of the turn, and what its decisions work with. All of it is made once, so that nothing
// is allocated while it plays (a number with a fraction that leaves a function is an allocation too).
import { ALLIED, AREA_COUNT, type BoardTables, HARBOR_COUNT } from '../../board/index.js';
import { MAX_PIECES, SAMOA } from '../../game/index.js';
import { MAX_TURNS, type Opening } from '../opening.js';
import type { ByTurnAndArea } from '../turn-row.js';
import { FireState, PursuitState, StrikeState } from './combat-state.js';
import type { Settings } from './doctrine/settings.js';
import { type TurnPlan, turnPlans } from './doctrine/turn-plan.js';
import type { Weights } from './doctrine/weights.js';
import { Exchange } from './estimate/exchange.js';
import { FightEstimate } from './estimate/fight-estimate.js';
import { ENTRIES, forceRows } from './estimate/force.js';
import { GatheredFight } from './estimate/gathered-fight.js';
import { PieceValues } from './estimate/piece-values.js';
import { BaseWorths, LandingChances, PatrolState, RaidState } from './movement-state.js';
import { HarborDanger, PortState } from './port-state.js';
import { TurnMemory } from './turn-memory.js';

/** All sea areas, as a mask. */
export const ALL_AREAS = (1 << AREA_COUNT) - 1;

/** What a flag is worth beyond the doctrine's `areas`, in POC; and what it is worth beyond that where air units go. */
export interface FlagsByTurn {
  readonly all: ByTurnAndArea;
  readonly air: ByTurnAndArea;
}

/** Places for numbers by turn and area. */
const BY_TURN = MAX_TURNS * AREA_COUNT;

/** One player. Whatever decides for it calls it `m` (“me”). */
export class PlayerState {
  readonly enemy: 0 | 1;
  /** What the opening says about the turn, and the weights that count in it. */
  plan!: TurnPlan;
  settings!: Settings;
  /** What is worked out once for a board: values of pieces, what each of them adds to a force (`force.ts`), harbors where this side can ever repair (11.24, 11.51). */
  values!: PieceValues;
  rows!: Int32Array;
  yards = 0;

  /** What is carried from one decision to the next. */
  readonly turn = new TurnMemory();

  /** {@link FlagsByTurn} in hundredths of a POC, from `AREA_COUNT * turnRow(g)` on. */
  readonly flags = new Int32Array(BY_TURN);
  readonly airFlags = new Int32Array(BY_TURN);

  // What single decisions work with: each fills it before it reads it.
  readonly patrols = new PatrolState();
  readonly raid = new RaidState();
  /** Landings of the troops of either side. */
  readonly landings = [new LandingChances(), new LandingChances()] as const;
  readonly bases = new BaseWorths();
  readonly ports = new PortState();
  readonly danger = new HarborDanger();
  readonly fire = new FireState();
  readonly strikes = new StrikeState();
  readonly pursuit = new PursuitState();

  /** A fight that is weighed: the own force, then the enemy's; and what is expected of it. */
  readonly fight = new Int32Array(2 * ENTRIES);
  readonly estimate = new FightEstimate();
  /** A round of fire that is weighed. */
  readonly exchange = new Exchange();
  /** The fight that the engine has gathered, as it was summed up last, perhaps for the other player. */
  readonly gathered: GatheredFight;
  /** Pieces listed last. */
  readonly listed = new Uint8Array(MAX_PIECES);

  private tables: BoardTables | null = null;
  private plans: readonly TurnPlan[] = [];

  constructor(
    readonly side: 0 | 1,
    private readonly weights: Weights,
    private readonly opening: Opening | null = null,
    gathered = new GatheredFight(),
    flags?: FlagsByTurn,
  ) {
    this.gathered = gathered;
    this.enemy = side === 0 ? 1 : 0;
    if (!flags) return;
    this.flags.set(hundredths(flags.all));
    this.airFlags.set(hundredths(flags.air));
  }

  /** Works out the values of the pieces when the board is another one than before. */
  bind(t: BoardTables): void {
    if (this.tables === t) return;
    this.tables = t;
    this.values = new PieceValues(t);
    this.rows = forceRows(t, this.values);
    this.yards = 0;
    for (let h = 0; h < HARBOR_COUNT; h++) if (t.repairOwner[h] === this.side) this.yards |= 1 << h;
    if (this.side === ALLIED) this.yards |= 1 << SAMOA;
    this.plans = turnPlans(this.opening, this.weights, t);
    this.turnTo(0);
    this.turn.forget();
  }

  /** Turns to a turn of the game; to turn 0 before any. */
  turnTo(turn: number): void {
    this.plan = this.plans[turn];
    this.settings = this.plan.settings;
  }
}

const hundredths = (rows: readonly (readonly number[])[]): number[] => rows.flat().map((x) => Math.round(100 * x));
