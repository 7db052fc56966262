// The players of a raid scenario: they carry out the scenario's plan, and leave the rest to the heuristic players.

import { defaultDoctrine } from '../ai/heuristic/doctrine/doctrine.js';
import { underRules } from '../ai/heuristic/doctrine/under-rules.js';
import { HeuristicPlayer } from '../ai/heuristic/heuristic-player.js';
import { ALLIED, AREA_COUNT, type BoardTables } from '../board/index.js';
import { type Game, HAWAII, ON_HARBOR } from '../game/index.js';
import * as D from '../game/questions/decisions.js';
import type { Player } from '../game/state/state.js';
import { resolveRules } from '../rules/index.js';
import type { RaidAllocator } from './plans/allocator.js';
import { raidAllocator } from './plans/plan.js';
import { raidAttackers, raidTargets } from './plans/plan-targets.js';
import type { RaidScenario } from './question/raid-scenario.js';

/** Rounds whose targets the scenario names (18.2). */
const PLANNED_ROUNDS = 2;
/** More than sinks anything. */
const SUNK_DAMAGE = 99;

/**
 * Japan in a raid scenario: its raid force, its targets in the two raid rounds, leaving or staying; after that each carrier
 * that still raids the harbor finishes what can be finished, and fights at sea are left to `DEFAULT_DOCTRINE`.
 */
export class RaidingJapan implements Player {
  readonly name = 'raid scenario, Japan';
  private readonly rest: HeuristicPlayer;
  private readonly force: readonly number[];
  private readonly attackers: readonly number[];
  private readonly rounds: readonly RaidAllocator[];
  private readonly out: Int16Array;
  private readonly targets: readonly number[];
  private readonly seen: Uint8Array;

  constructor(
    private readonly scenario: RaidScenario,
    tables: BoardTables,
  ) {
    this.force = scenario.raidForce.map((name) => tables.pieceIndex.get(name)!);
    this.attackers = raidAttackers(scenario.raidForce, tables);
    this.out = new Int16Array(this.attackers.length);
    const targets = raidTargets(tables);
    this.targets = targets;
    this.seen = new Uint8Array(tables.pieceCount);
    const rules = resolveRules(scenario.rules);
    this.rest = new HeuristicPlayer(underRules(defaultDoctrine('japan'), rules));
    const { pearlHarbor } = rules;
    const { round1, round2 } = scenario.targets;
    this.rounds = [round1, round2, 'finish' as const].map((plan) =>
      raidAllocator(plan, this.attackers, targets, tables, { pearlHarborRule: pearlHarbor }),
    );
  }

  /** Forgets the game before: what it does depends on the board alone. */
  startGame(): void {
    this.rest.startGame();
  }

  decide(decision: D.Decision, g: Game): void {
    if (decision === D.RAID_FORCE) for (const ship of this.force) g.answer(ship);
    else if (decision === D.STAY) g.answer(this.scenario.after === 'stay' ? 1 : 0);
    else if (decision === D.TARGETS && g.mode === ON_HARBOR && g.area === HAWAII) this.raid(g);
    // Having chosen to stay, Japan stays both extra rounds (18.3).
    else if (decision === D.RETREAT) g.answer(0);
    else this.rest.decide(decision, g);
  }

  private raid(g: Game): void {
    const round = g.round <= PLANNED_ROUNDS ? g.round : PLANNED_ROUNDS + 1;
    // What is off the map took all the damage it could, whatever its counter shows now.
    for (const p of this.targets) this.seen[p] = g.isInHarbor(p) || g.isAtSea(p) ? g.damage[p]! : SUNK_DAMAGE;
    this.rounds[round - 1]!.allocate(round === 1 ? 1 : 2, this.seen, this.out);
    for (let k = 0; k < this.attackers.length; k++) {
      const target = this.out[k]!;
      // What is sunk or has put to sea is not in the harbor any more: the attack is lost.
      if (target < 0 || g.tables.side[target] !== ALLIED || !g.isInHarbor(target)) continue;
      if (g.raidHarbor[this.attackers[k]!] !== g.location[target]! - AREA_COUNT + 1) continue;
      g.answer(this.attackers[k]!);
      g.answer(target);
    }
  }
}

/** The Allies in a raid scenario: they stay or retreat as it says (18.25), and stay in later rounds. */
export class RaidedAllies implements Player {
  readonly name = 'raid scenario, Allies';
  private readonly rest: HeuristicPlayer;

  constructor(private readonly scenario: RaidScenario) {
    this.rest = new HeuristicPlayer(underRules(defaultDoctrine('allied'), resolveRules(scenario.rules)));
  }

  /** Forgets the game before: what it does depends on the board alone. */
  startGame(): void {
    this.rest.startGame();
  }

  decide(decision: D.Decision, g: Game): void {
    if (decision === D.RETREAT) g.answer(this.scenario.allies === 'retreat' && g.round <= PLANNED_ROUNDS ? 1 : 0);
    else this.rest.decide(decision, g);
  }
}
