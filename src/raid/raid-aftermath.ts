// The raid and what follows on turn 1 as far as it is chance: the uncertain groups, the sortie, the I-Boat's shot, the extra
// rounds, and Indonesia's surprise raid (18.2–18.43, 20). Played by the engine itself.

import { ALLIED, type BoardTables, JAPAN, NOT_ARRIVED, RETURNING, SUNK } from '../board/index.js';
import { AddressedDice } from '../dice/index.js';
import {
  beginTurn,
  fillRosters,
  Game,
  HAWAII,
  INDONESIA,
  indonesiaRaid,
  PATROLLING,
  pearlHarbor,
  sailRaidForce,
} from '../game/index.js';
import { type Rulings, resolveRules } from '../rules/index.js';
import { type Experiment, type Metric, type Tally, tallyPlaces } from '../stats/experiment.js';
import {
  AIR_FATES,
  DAMAGED,
  fateLabels,
  RAID_CLASSES,
  RAID_COUNTS,
  raidCategory,
  SUNK_IN_PORT,
} from './kernel/fates.js';
import { raidTargets } from './plans/plan-targets.js';
import type { RaidScenario } from './question/raid-scenario.js';
import { RAID_FIGURES } from './raid-figures.js';
import { japanLosses, sentShips } from './raid-losses.js';
import { raidMetrics } from './raid-metrics.js';
import { RaidedAllies, RaidingJapan } from './raid-player.js';

/** Where a location-uncertain group turned up (18.22). */
const GROUP_PLACES = ['Central Pacific Ocean', 'Hawaiian Islands', 'turn 2', 'elsewhere'] as const;

/** True when a scenario asks about more than the two raid rounds, which the kernel plays alone. */
export function hasAftermath(scenario: RaidScenario): boolean {
  return scenario.after === 'stay' || scenario.iBoat !== 'elsewhere' || scenario.indonesia !== null;
}

/**
 * Metrics of the raid with its aftermath: those of `raidMetrics`, counted when all is over, then `ship.<Name>.fate` for the
 * Japanese ships sent, for the cruisers in Hawaii and the uncertain groups, for the Allied pieces in Indonesia when it is
 * raided, `group.<W…Z>.place`, and Japan's losses: see `japanLosses`.
 */
export function aftermathMetrics(scenario: RaidScenario, t: BoardTables): Metric[] {
  const metrics: Metric[] = raidMetrics(t);
  for (const piece of watched(scenario, t)) {
    metrics.push({ type: 'label', name: RAID_FIGURES.fate.of(t.pieceNames[piece]!), labels: fateLabels(piece, t) });
  }
  for (const group of t.board.locationUncertain.groups) {
    metrics.push({ type: 'label', name: RAID_FIGURES.groupPlace.of(group), labels: GROUP_PLACES });
  }
  return [...metrics, ...japanLosses(scenario, t).map(({ metric }) => metric)];
}

/** Pieces beside those in Pearl Harbor whose fate is told. */
function watched(scenario: RaidScenario, t: BoardTables): number[] {
  const found = sentShips(scenario).map((name) => t.pieceIndex.get(name)!);
  for (let p = 0; p < t.pieceCount; p++) {
    if (t.side[p] !== ALLIED || t.arrivalTurn[p] !== 1) continue;
    const inHawaii = t.arrivalPlace[p] === HAWAII || t.uncertainGroup[p]! < 4;
    if (inHawaii || (scenario.indonesia !== null && t.arrivalPlace[p] === INDONESIA)) found.push(p);
  }
  return found;
}

/**
 * The experiment of a raid scenario with its aftermath.
 *
 * @example
 * const experiment = raidAftermathExperiment({ ...scenario, after: 'stay' }, compileBoard(STANDARD_BOARD), 'pearl-harbor');
 */
export function raidAftermathExperiment(scenario: RaidScenario, t: BoardTables, seed: string): Experiment {
  const metrics = aftermathMetrics(scenario, t);
  const at = tallyPlaces(metrics);
  const dice = new AddressedDice(seed);
  const g = new Game(t, resolveRules(scenario.rules, scenario.rulings as Partial<Rulings> | undefined), dice);
  const players = [new RaidingJapan(scenario, t), new RaidedAllies(scenario)] as const;
  for (const side of [JAPAN, ALLIED]) g.players[side] = players[side]!;
  const targets = raidTargets(t);
  const classes = RAID_CLASSES.map(({ name, kind }) => ({
    pieces: targets.filter((p) => t.kind[p] === kind),
    at: RAID_COUNTS.map((count) => at(RAID_FIGURES.ships.of(name, count.name))),
  }));
  const fated = [...targets, ...watched(scenario, t)].map((piece) => ({
    piece,
    at: at(RAID_FIGURES.fate.of(t.pieceNames[piece]!)),
  }));
  const groups = t.board.locationUncertain.groups.map((name) => at(RAID_FIGURES.groupPlace.of(name)));
  const counts = new Uint8Array(RAID_COUNTS.length);
  const losses = japanLosses(scenario, t).map((loss) => ({ ...loss, at: at(loss.metric.name) }));
  return {
    metrics,
    run(first: number, count: number, tally: Tally): void {
      for (let k = first; k < first + count; k++) {
        dice.startGame(k);
        for (const player of players) player.startGame();
        playTurnOne(g, scenario);
        for (const { pieces, at } of classes) {
          counts.fill(0);
          for (const p of pieces) {
            const category = categoryOf(g, p);
            RAID_COUNTS.forEach((c, i) => {
              if (c.categories.includes(category)) counts[i]!++;
            });
          }
          at.forEach((offset, i) => {
            tally[offset + counts[i]!]!++;
          });
        }
        for (const { piece, at } of fated) tally[at + fateOf(g, piece)]!++;
        for (const { pieces, weights, fate, at } of losses) {
          let lost = 0;
          for (let k = 0; k < pieces.length; k++) if (fateOf(g, pieces[k]!) === fate) lost += weights[k]!;
          tally[at + lost]!++;
        }
        for (let i = 0; i < groups.length; i++) tally[groups[i]! + placeOf(g, i)]!++;
      }
    },
  };
}

function playTurnOne(g: Game, scenario: RaidScenario): void {
  g.reset();
  g.turn = 1;
  beginTurn(g);
  sailRaidForce(g);
  if (scenario.indonesia !== null) sendToIndonesia(g, scenario.indonesia);
  g.move(g.tables.submarine[JAPAN], scenario.iBoat === 'Hawaiian Islands' ? HAWAII : NOT_ARRIVED);
  fillRosters(g);
  pearlHarbor(g);
  if (scenario.indonesia !== null) {
    fillRosters(g);
    indonesiaRaid(g);
  }
}

function sendToIndonesia(g: Game, force: NonNullable<RaidScenario['indonesia']>): void {
  for (let k = 0; k < force.airUnits; k++) {
    const unit = g.tables.airStart[JAPAN] + k;
    g.move(unit, INDONESIA);
    g.flags[unit]! |= PATROLLING;
  }
  for (const name of force.carriers) g.move(g.tables.pieceIndex.get(name)!, INDONESIA);
}

/** Category of a ship that began in Pearl Harbor, wherever it is now. */
function categoryOf(g: Game, ship: number): number {
  return g.location[ship] === SUNK ? SUNK_IN_PORT : raidCategory(ship, g.damage[ship]!, g.tables);
}

/** Index into a piece's fate labels. Eliminated air units wait off the map to return (4.5). */
function fateOf(g: Game, piece: number): number {
  if (g.tables.isShip[piece] === 1) {
    const category = categoryOf(g, piece);
    return category <= DAMAGED ? category : category - 1;
  }
  if (g.location[piece] === RETURNING) return AIR_FATES.indexOf('sunk');
  return g.damage[piece] === 0 ? 0 : 1;
}

/** Index into {@link GROUP_PLACES} of where a group was put. */
function placeOf(g: Game, group: number): number {
  const at = g.uncertainPlaces[group]!;
  if (at === NOT_ARRIVED) return GROUP_PLACES.indexOf('turn 2');
  const known = (GROUP_PLACES as readonly string[]).indexOf(g.tables.areaNames[at] ?? '');
  return known < 0 ? GROUP_PLACES.indexOf('elsewhere') : known;
}
