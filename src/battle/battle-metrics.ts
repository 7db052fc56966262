// What is measured about a battle: the metrics' names, in the order in which every tally holds them.

import { AREA_COUNT, SIDES } from '../board/index.js';
import { MAX_ROUNDS } from '../game/state/state.js';
import { type Metric, tallyPlaces } from '../stats/experiment.js';
import type { MetricForm } from '../stats/metric-form.js';
import type { BattleSetup } from './battle-board.js';
import { BATTLE_FIGURES } from './battle-figures.js';
import { BATTLE_FATES, type BattleScenario } from './question/battle-scenario.js';

/** Who has units left in the area. */
export const REMAINING = ['japan', 'allied', 'both', 'neither'] as const;
/** Who would control the area (15.3): a patroller or an air unit there, and no enemy left. */
export const HOLDERS = ['japan', 'allied', 'contested', 'none'] as const;
/** Whether the fight can end: it did or still can; nobody left can hurt an enemy; it went on for 60 rounds. */
const STALEMATES = ['no', 'cannot-end', 'bound'] as const;

/**
 * Metrics of a battle, in this order: `remaining`, `holds`, `rounds`, `stalemate`; for each side `lost.<side>` (ships and units
 * sunk or eliminated), `lost.<side>.factors` (their printed gunnery and airstrike factors added up) and `damage.<side>` (damage
 * points on its units that are still in the area); `unit.<name>.fate` for each unit; and with an area `pocSwing`: the points it
 * earns Japan, or with a minus the Allies, at the end of the turn (15.4).
 */
export function battleMetrics(setup: BattleSetup): Metric[] {
  const { scenario, tables: t, area } = setup;
  const metrics: Metric[] = [
    { type: 'label', name: BATTLE_FIGURES.remaining.of(), labels: REMAINING },
    { type: 'label', name: BATTLE_FIGURES.holds.of(), labels: HOLDERS },
    { type: 'number', name: BATTLE_FIGURES.rounds.of(), min: 0, max: scenario.rounds ?? MAX_ROUNDS },
    { type: 'label', name: BATTLE_FIGURES.stalemate.of(), labels: STALEMATES },
  ];
  SIDES.forEach((side, s) => {
    const pieces = setup.pieces[s]!;
    const sum = (of: (piece: number) => number) => pieces.reduce((total, p) => total + of(p), 0);
    metrics.push(
      { type: 'number', name: BATTLE_FIGURES.lost.of(side), min: 0, max: pieces.length },
      {
        type: 'number',
        name: BATTLE_FIGURES.factors.of(side),
        min: 0,
        max: sum((p) => t.gunnery[p]! + t.airstrike[p]!),
      },
      { type: 'number', name: BATTLE_FIGURES.damage.of(side), min: 0, max: sum((p) => t.armor[p]!) },
    );
  });
  for (const pieces of setup.pieces) {
    for (const p of pieces)
      metrics.push({ type: 'label', name: BATTLE_FIGURES.fate.of(t.pieceNames[p]!), labels: BATTLE_FATES });
  }
  if (scenario.area !== null) {
    metrics.push({
      type: 'number',
      name: BATTLE_FIGURES.pocSwing.of(),
      min: -t.poc[AREA_COUNT + area]!,
      max: t.poc[area]!,
    });
  }
  return metrics;
}

/** What became of a unit: places in {@link BATTLE_FATES}. */
export const INTACT = 0;
export const DAMAGED = 1;
export const DISABLED = 2;
export const LOST = 3;

/** Places in a tally of the fates that are settled before a battle: units that are not at sea keep what they began with. */
export const settledFates = (scenario: BattleScenario, fateOf: (unit: string) => number): number[] =>
  SIDES.flatMap((side) => scenario[side].units)
    .filter((unit) => unit.disabled || unit.inPort !== null)
    .map((unit) => fateOf(unit.name) + (unit.disabled ? DISABLED : unit.damage > 0 ? DAMAGED : INTACT));

/** Place in {@link REMAINING} of the sides that have units left, as bits. */
export const remainingPlace = (there: number): number => [3, 0, 1, 2][there]!;

/** Place in {@link HOLDERS}: nobody holds what both are still fighting for. Both arguments are sides as bits. */
export const holderPlace = (there: number, holding: number): number =>
  there === 3 ? 2 : holding === 1 ? 0 : holding === 2 ? 1 : 3;

/** Points of the area for Japan, or with a minus for the Allies (15.4), by the place of its holder in {@link HOLDERS}. */
export const pointsByHolder = ({ tables, area }: BattleSetup): readonly number[] => [
  tables.poc[area]!,
  -tables.poc[AREA_COUNT + area]!,
  0,
  0,
];

/** Where the metrics of a battle lie in a tally: those of a side by its number, `fate` of a unit by its name; `poc` is that of no points, -1 where there are none. */
export function battlePlaces(metrics: readonly Metric[]) {
  const at = tallyPlaces(metrics);
  const ofSides = (figure: MetricForm) => Int32Array.from(SIDES, (side) => at(figure.of(side)));
  const { remaining, holds, rounds, stalemate, lost, factors, damage, fate, pocSwing } = BATTLE_FIGURES;
  const swing = metrics.find((m) => m.name === pocSwing.of());
  return {
    remaining: at(remaining.of()),
    holds: at(holds.of()),
    rounds: at(rounds.of()),
    stalemate: at(stalemate.of()),
    lost: ofSides(lost),
    factors: ofSides(factors),
    damage: ofSides(damage),
    fate: (unit: string) => at(fate.of(unit)),
    poc: swing?.type === 'number' ? at(swing.name) - swing.min : -1,
  };
}
