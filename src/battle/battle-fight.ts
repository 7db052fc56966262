// A battle, played by the engine (docs/decisions/one-engine.md): rounds, retreats and pursuit, the submarine, landings, the air raid afterwards.
import { AIR, ALLIED, AMPHIBIOUS, AREA_COUNT, CARRIER, JAPAN, NOBODY, NOT_ARRIVED, SIDES } from '../board/index.js';
import { ACTION_AIR_RAID, AddressedDice } from '../dice/index.js';
import {
  airstrikeNow,
  canLand,
  EFFECT,
  FIGHT_GOES_ON,
  fightRound,
  fillRosters,
  finishArea,
  Game,
  gather,
  gunneryNow,
  isContested,
  isSubmarineTarget,
  LANDED,
  MAX_ROUNDS,
  PATROLLING,
  PURSUIT_IS_OVER,
  ROUND_BEGINS,
} from '../game/index.js';
import type { Observer } from '../game/state/state.js';
import { type BattleSetup, setUpBattle } from './battle-board.js';
import { BattlePlayer } from './battle-player.js';
import { fightAfterTheRaid } from './hawaii-on-turn-one.js';
import { isAfterTheRaid } from './question/after-the-raid.js';
import { type BattleScenario, rulesOfBattle } from './question/battle-scenario.js';

/** Marks of what happened to a piece that its place at the end does not show. */
export const WAS_DISABLED = 1;
export const HAS_LANDED = 2;

/**
 * A battle that can be fought any number of times.
 *
 * @example
 * const battle = new Battle(scenario, 'seed');
 * battle.fight(17);
 * battle.combatRounds; // rounds fought
 */
export class Battle {
  readonly setup: BattleSetup;
  readonly game: Game;
  /** Marks by piece, of the fight last fought. */
  readonly marks: Uint8Array;
  /** 0 no, 1 nobody left can hurt an enemy, 2 the bound of rounds was reached: an index into `STALEMATES`. */
  stalemate = 0;
  /** Rounds of combat of the fight last fought (7.21); the rounds of an air raid afterwards are not among them (9.1). */
  combatRounds = 0;
  private readonly dice: AddressedDice;
  private readonly start: Uint8Array;
  private readonly limit: number;

  constructor(scenario: BattleScenario, seed: string) {
    const setup = setUpBattle(scenario);
    this.setup = setup;
    this.dice = new AddressedDice(seed);
    const g = new Game(setup.tables, rulesOfBattle(scenario), this.dice);
    this.game = g;
    this.limit = Math.min(scenario.rounds ?? MAX_ROUNDS, MAX_ROUNDS);
    this.marks = new Uint8Array(setup.tables.pieceCount);
    const { marks } = this;
    const observer: Observer = {
      decided: () => {},
      happened: (event, a, b, c) => {
        if (event === ROUND_BEGINS && g.action !== ACTION_AIR_RAID)
          this.combatRounds = Math.max(this.combatRounds, b - g.roundsBefore);
        else if (event === EFFECT && c === 1) marks[a]! |= WAS_DISABLED;
        else if (event === LANDED) marks[a]! |= HAS_LANDED;
      },
    };
    g.observer = observer;
    g.players[JAPAN] = new BattlePlayer(setup, JAPAN);
    g.players[ALLIED] = new BattlePlayer(setup, ALLIED);
    this.place();
    this.start = g.bytes.slice();
  }

  /** The position in which the battle begins. */
  private place(): void {
    const { scenario, tables, area, pieces } = this.setup;
    const g = this.game;
    g.reset();
    g.turn = scenario.turn;
    for (let p = 0; p < tables.pieceCount; p++) g.move(p, NOT_ARRIVED);
    g.flags.fill(0);
    SIDES.forEach((side, s) => {
      scenario[side].units.forEach((unit, k) => {
        const p = pieces[s]![k]!;
        g.damage[p] = unit.damage;
        if (unit.inPort !== null) {
          const harbor = tables.harborNames.indexOf(unit.inPort);
          g.move(p, AREA_COUNT + harbor);
          g.setHarbor(harbor, s);
        } else if (!unit.disabled) {
          g.move(p, area);
          if (unit.posture === 'patrolling' && tables.kind[p] !== AMPHIBIOUS) g.flags[p] = PATROLLING;
        }
      });
      if (scenario[side].submarine) g.move(tables.submarine[s]!, area);
    });
    g.setArea(area, scenario.control === 'none' ? NOBODY : SIDES.indexOf(scenario.control));
  }

  /** Fights the battle with the dice of a game. */
  fight(game: number): void {
    const g = this.game;
    this.dice.startGame(game);
    g.stand(this.start);
    for (const player of g.players) player?.startGame?.(game);
    this.marks.fill(0);
    this.stalemate = 0;
    this.combatRounds = 0;
    const { area, scenario } = this.setup;
    if (isAfterTheRaid(scenario)) {
      fightAfterTheRaid(g, this.limit, MAX_ROUNDS);
      if (g.boundHits > 0) this.stalemate = 2;
      return;
    }
    fillRosters(g);
    g.area = area;
    this.rounds(g, area);
    gather(g, area, 0);
    if (!isContested(g)) finishArea(g, area);
  }

  private rounds(g: Game, area: number): void {
    const endless = this.setup.scenario.rounds === null;
    gather(g, area, 0);
    while (isContested(g)) {
      if (endless && this.cannotEnd(g)) {
        this.stalemate = 1;
        return;
      }
      if (g.round >= this.limit) {
        this.stalemate = endless ? 2 : this.cannotEnd(g) ? 1 : 0;
        return;
      }
      const before = g.boundHits;
      const ended = fightRound(g, area, this.limit);
      if (ended === FIGHT_GOES_ON) continue;
      const isBroken = g.boundHits > before || (endless && g.round >= this.limit);
      if (ended === PURSUIT_IS_OVER && isBroken) this.stalemate = 2;
      return;
    }
  }

  /** True when nothing can change any more: nobody in the fight can hurt an enemy in an action that can come about. */
  private cannotEnd(g: Game): boolean {
    const { japan, allied } = this.setup.scenario;
    if (japan.retreat !== 'never' || allied.retreat !== 'never') return false;
    const day = japan.prefer === 'day' || allied.prefer === 'day';
    const night = japan.prefer === 'night' || allied.prefer === 'night';
    for (let side = JAPAN; side <= ALLIED; side++) {
      const enemy = 1 - side;
      let hulls = false;
      let target = false;
      for (let k = 0; k < g.unitCount[enemy]!; k++) {
        const p = g.units[enemy]![k]!;
        if (g.tables.kind[p] !== AIR) hulls = true;
        if (isSubmarineTarget(g, p, g.area)) target = true;
      }
      if (target && g.location[g.tables.submarine[side]!] === g.area) return false;
      const { carriersFire } = side === JAPAN ? japan : allied;
      for (let k = 0; k < g.unitCount[side]!; k++) {
        const p = g.units[side]![k]!;
        const kind = g.tables.kind[p]!;
        if (day && airstrikeNow(g, p) > 0) return false;
        if (night && hulls && kind < AIR && gunneryNow(g, p) > 0 && (kind !== CARRIER || carriersFire)) return false;
        if (kind === AMPHIBIOUS && this.wantsToLand(p, side) && canLand(g, p, g.area)) return false;
      }
    }
    return true;
  }

  private wantsToLand(piece: number, side: number): boolean {
    const { scenario, pieces } = this.setup;
    return scenario[SIDES[side]!].units[pieces[side]!.indexOf(piece)]!.land !== null;
  }
}
