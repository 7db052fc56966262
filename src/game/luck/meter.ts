// Luck, roll by roll: what each roll did, less what it could be expected to do given everything that stood on the board just
// before it fell. These differences have mean zero by construction (they are martingale differences), whoever plays and how.
import { AIR, AMPHIBIOUS, AREA_COUNT, type BoardTables, JAPAN, SUBMARINE } from '../../board/index.js';
import { ACTION_AIR_RAID, ACTION_DAY, ACTION_NIGHT, disablesOf, hitsOf, MAX_SHOTS } from '../../dice/index.js';
import { isNeverDisabled } from '../chapters/attacks.js';
import { lastSighting } from '../options/task-forces.js';
import { DAY_NIGHT, type Decision } from '../questions/decisions.js';
import { ATTACKED, BASE_ROLLED, DAY_OR_NIGHT, SIGHTING, SPEED_ROLL, UNCERTAIN_ROLLED } from '../state/events.js';
import { damageDealt, speedNow } from '../state/factors-now.js';
import { CENTRAL_PACIFIC, HAWAII } from '../state/places.js';
import type { DiceListener, Roll } from '../state/shown-dice.js';
import { DISABLED, type Game, type Observer, PATROLLING } from '../state/state.js';
import { attackOutcomes, DAMAGE_DIE, ONE_POINT, SOFTENED_DIE } from './attack-outcomes.js';
import {
  DANGER_IN_CENTRAL_PACIFIC,
  DANGER_IN_HAWAII,
  lossShare,
  NET_HIT_WORTH,
  netHits,
  PATROL_SHARE,
  pieceWorth,
  RAIDER_SHARE,
  rateNow,
} from './worth.js';

/** Kinds of rolls. */
export const LUCK_KINDS = ['attack', 'speed', 'day-night', 'location', 'sighting', 'basing'] as const;
export type LuckKind = (typeof LUCK_KINDS)[number];

/** Whose luck a roll is that both sides throw (7.3). */
const BOTH_SIDES = 2;

/** Room for the outcomes of one roll: each number of points that an attack can do (six for each shot), with and without disabling. */
const ROOM = 2 * (6 * MAX_SHOTS + 1);

/**
 * Hears a game and works out the luck of every roll. It allocates nothing: each roll stands in its fields while {@link settle} is
 * called, which keeps what it wants of it.
 *
 * It must be told how many shots an attack had before the game tells what came of it: by `thrown` (`HeardDice`) or by
 * `rolled` (dice that show themselves).
 */
export abstract class LuckMeter implements Observer, DiceListener {
  /** The roll just thrown. */
  kind = 0;
  /** Who threw it: a side, or `BOTH_SIDES`. */
  side = 0;
  /** The piece it was thrown for, or -1; for an attack the attacker. Of a location roll the group. */
  piece = -1;
  target = -1;
  /** Outcomes in `value` and `chance`; what fell is number `fell`. */
  outcomes = 0;
  /** POC for Japan (negative: for the Allies) of each outcome. */
  readonly value = new Float64Array(ROOM);
  readonly chance = new Float64Array(ROOM);
  fell = 0;
  /** Mean and variance of `value`. */
  mean = 0;
  variance = 0;
  /** What players count: hits of an attack, passes, nights and days had as Japan wished, groups at sea, sightings. */
  expected = 0;
  actual = 0;
  /** Variance of that count. */
  spread = 0;

  private shots = 0;
  private bonus = 0;
  private readonly wish = new Uint8Array(2);
  private worth: Float64Array = new Float64Array(0);
  private tables: BoardTables | undefined;

  /** Takes what it wants of the roll in the fields. */
  protected abstract settle(game: Game): void;

  /** Luck of the roll for Japan: value less expectation. */
  get luck(): number {
    return this.value[this.fell]! - this.mean;
  }

  /** Before an attack is told: its shots, and what each has on top of its die. */
  thrown(shots: number, bonus: number): void {
    this.shots = shots;
    this.bonus = bonus;
  }

  /** The same from dice that show themselves; single dice are told as events too. */
  rolled(roll: Roll, bonus: number): void {
    this.thrown(roll.dice.length, bonus);
  }

  decided(decision: Decision, side: number, game: Game): void {
    if (decision === DAY_NIGHT) this.wish[side] = game.answers[0]!;
  }

  happened(event: number, a: number, b: number, c: number, game: Game): void {
    switch (event) {
      case ATTACKED:
        this.attacked(game, a, b, c);
        break;
      case SPEED_ROLL:
        this.speedRolled(game, a, c);
        break;
      case DAY_OR_NIGHT:
        // No dice fell when both wanted the same.
        if (a !== 0) this.dayOrNight(game, c);
        break;
      case UNCERTAIN_ROLLED:
        this.located(game, a, b);
        break;
      case SIGHTING:
        this.sighted(game, a, c);
        break;
      case BASE_ROLLED:
        this.begin(BASE, game.tables.side[a]!, a);
        this.pair(0, 1 / 6, b === 1 ? 1 : 0, game);
        break;
    }
  }

  private begin(kind: number, side: number, piece: number): void {
    this.kind = kind;
    this.side = side;
    this.piece = piece;
    this.target = -1;
  }

  private worthOf(game: Game): Float64Array {
    if (this.tables !== game.tables) {
      this.tables = game.tables;
      this.worth = pieceWorth(game.tables);
    }
    return this.worth;
  }

  /** 7.5: the target as it stands when this attack's dice fall, with what others did to it in the same action. */
  private attacked(g: Game, attacker: number, target: number, result: number): void {
    const submarine = g.tables.kind[attacker] === SUBMARINE;
    const kind = g.tables.kind[target]!;
    const inPort = g.location[target]! >= AREA_COUNT;
    const onePoint = inPort && kind === AMPHIBIOUS && !submarine;
    const way = onePoint ? ONE_POINT : g.turn >= g.armoredFrom[target]! ? SOFTENED_DIE : DAMAGE_DIE;
    const byGuns = kind !== AIR && g.action !== ACTION_AIR_RAID && !inPort;
    const mayDisable = (submarine || byGuns) && !isNeverDisabled(g, target);
    // A submarine's attack takes effect at once; all others add up until the end of the action (7.6, 16.2).
    const damage = g.damage[target]! + (submarine ? 0 : g.newDamage[target]!);
    const disabled = (g.flags[target]! & DISABLED) !== 0;
    const enemy = g.tables.side[target]!;
    const scale = (enemy === JAPAN ? -1 : 1) * rateNow(g) * this.worthOf(g)[target]!;
    this.begin(ATTACK, 1 - enemy, attacker);
    this.target = target;
    const table = attackOutcomes(this.shots, this.bonus, way);
    const both = disabled || !mayDisable;
    // What is lost stays lost under more damage, whether disabled or not.
    let share = 0;
    for (let points = 0; points <= table.most; points++) {
      if (share < 1) share = lossShare(g, target, damage + points, disabled);
      const other = both || share === 1 ? share : lossShare(g, target, damage + points, true);
      this.value[2 * points] = scale * share;
      this.value[2 * points + 1] = scale * other;
      this.chance[2 * points] = table.chance[2 * points]!;
      this.chance[2 * points + 1] = table.chance[2 * points + 1]!;
    }
    this.outcomes = 2 * (table.most + 1);
    const dealt = onePoint ? hitsOf(result) : damageDealt(g, target, result);
    this.fell = 2 * dealt + (disablesOf(result) ? 1 : 0);
    const hit = (this.bonus + 1) / 6;
    this.expected = this.shots * hit;
    this.actual = hitsOf(result);
    this.spread = this.shots * hit * (1 - hit);
    this.weigh(g);
  }

  /** 6.4: a raider that fails goes home (6.42); a patroller stays, but without a flag (6.41). */
  private speedRolled(g: Game, ship: number, passed: number): void {
    const side = g.tables.side[ship]!;
    const sign = side === JAPAN ? 1 : -1;
    const chance = Math.min(6, speedNow(g, ship) - 1) / 6;
    const area = g.location[ship]!;
    let cost: number;
    if ((g.flags[ship]! & PATROLLING) === 0) cost = rateNow(g) * RAIDER_SHARE * this.worthOf(g)[ship]!;
    else cost = isOnlyPatroller(g, ship) ? PATROL_SHARE * g.tables.poc[side * AREA_COUNT + area]! : 0;
    this.begin(SPEED, side, ship);
    this.pair(-sign * cost, chance, passed, g);
  }

  /** 7.3: what either action is worth to Japan, by the hits both sides may expect in it. */
  private dayOrNight(g: Game, result: number): void {
    const rate = rateNow(g) * NET_HIT_WORTH;
    const day = rate * netHits(g, ACTION_DAY);
    const night = rate * netHits(g, ACTION_NIGHT);
    this.begin(DAY_NIGHT_ROLL, BOTH_SIDES, -1);
    this.value[0] = day;
    this.value[1] = night;
    this.value[2] = day + night;
    this.chance.fill(0, 0, 3);
    const owner = g.areaControl[g.area]!;
    const edge = (this.wish[0] === ACTION_DAY ? 1 : -1) + (owner === 0 ? 1 : owner === 1 ? -1 : 0); // Japan's die against the Allies'
    for (let difference = -5; difference <= 5; difference++) {
      const won = difference + edge;
      const action = won === 0 ? 2 : won > 0 ? this.wish[0]! : this.wish[1]!;
      this.chance[action]! += (6 - Math.abs(difference)) / 36;
    }
    this.outcomes = 3;
    this.fell = result;
    const wanted = this.wish[0]!;
    this.expected = this.chance[wanted]! + this.chance[2]! / 2;
    this.actual = result === 2 ? 0.5 : result === wanted ? 1 : 0;
    this.spread = this.chance[wanted]! + this.chance[2]! / 4 - this.expected ** 2;
    this.weigh(g);
  }

  /** 18.22: a group that turns up where Japan's ships are is in danger; one that comes on turn 2 is safe. */
  private located(g: Game, group: number, roll: number): void {
    const worth = this.worthOf(g);
    let whole = 0;
    for (let p = 0; p < g.tables.pieceCount; p++) if (g.tables.uncertainGroup[p] === group) whole += worth[p]!;
    const scale = rateNow(g) * whole;
    const { uncertainDie } = g.tables;
    this.begin(LOCATION, 1, group);
    this.expected = 0;
    for (let k = 0; k < 6; k++) {
      const area = uncertainDie[k]!;
      const danger = area === HAWAII ? DANGER_IN_HAWAII : area === CENTRAL_PACIFIC ? DANGER_IN_CENTRAL_PACIFIC : 0;
      this.value[k] = area >= 0 && g.at.countShips(area, JAPAN) > 0 ? scale * danger : 0;
      this.chance[k] = 1 / 6;
      if (area >= 0) this.expected += 1 / 6;
    }
    this.outcomes = 6;
    this.fell = roll - 1;
    this.actual = uncertainDie[roll - 1]! >= 0 ? 1 : 0;
    this.spread = this.expected * (1 - this.expected);
    this.weigh(g);
  }

  /** 23.4: thrown by the enemy of the task force. What a sighting is worth is not valued: it is counted. */
  private sighted(g: Game, lowest: number, seen: number): void {
    const hider = g.tables.side[lowest]!;
    this.begin(SIGHTED, 1 - hider, lowest);
    this.pair(0, Math.min(6, Math.max(0, lastSighting(g, hider, lowest))) / 6, seen, g);
  }

  /** A roll that succeeds, worth nothing more, or fails. */
  private pair(failed: number, chance: number, success: number, g: Game): void {
    this.value[0] = failed;
    this.value[1] = 0;
    this.chance[0] = 1 - chance;
    this.chance[1] = chance;
    this.outcomes = 2;
    this.fell = success;
    this.expected = chance;
    this.actual = success;
    this.spread = chance * (1 - chance);
    this.weigh(g);
  }

  private weigh(g: Game): void {
    let mean = 0;
    for (let k = 0; k < this.outcomes; k++) mean += this.chance[k]! * this.value[k]!;
    let variance = 0;
    for (let k = 0; k < this.outcomes; k++) variance += this.chance[k]! * (this.value[k]! - mean) ** 2;
    this.mean = mean;
    this.variance = variance;
    this.settle(g);
  }
}

const ATTACK = LUCK_KINDS.indexOf('attack');
const SPEED = LUCK_KINDS.indexOf('speed');
const DAY_NIGHT_ROLL = LUCK_KINDS.indexOf('day-night');
const LOCATION = LUCK_KINDS.indexOf('location');
const SIGHTED = LUCK_KINDS.indexOf('sighting');
const BASE = LUCK_KINDS.indexOf('basing');

/** True when no other patroller of its side, and no air unit, would hold the area's flag without this ship (15.3, 12.4). */
function isOnlyPatroller(g: Game, ship: number): boolean {
  for (let p = 0; p < g.tables.pieceCount; p++) {
    if (p === ship || g.tables.side[p] !== g.tables.side[ship] || g.location[p] !== g.location[ship]) continue;
    if ((g.flags[p]! & PATROLLING) !== 0 || g.tables.kind[p] === AIR) return false;
  }
  return true;
}
