// The best round 2 for what round 1 has left on the table: the other half of `bestRaid`.
import type { BoardTables } from '../../board/index.js';
import { ExactRaidError, setupOf } from '../exact/raid-setup.js';
import { checkRaidPlan } from '../plans/plan-check.js';
import { raidAttackers } from '../plans/plan-targets.js';
import type { RaidObjective } from '../plans/plan-worth.js';
import type { ExplicitTargets } from '../question/raid-scenario.js';
import { singleWorth } from './best-group.js';
import { latticeOf, Sent, shareBest } from './best-lattice.js';

/** Targets of round 2 by name, and the expected worth of the whole harbor after it. */
interface BestSecondRound {
  readonly targets: ExplicitTargets;
  readonly value: number;
}

/**
 * Assigns the attackers of a raid force as well as possible in round 2.
 *
 * @param damage damage points by name; what is not named is undamaged.
 * @throws ExactRaidError with a sentence when the force is not allowed or a name is not in Pearl Harbor.
 * @example
 * bestSecondRound('bottomings', ['Akagi', 'Zuiho'], { Nevada: 3, Arizona: 9 }, tables).targets;
 */
export function bestSecondRound(
  objective: RaidObjective,
  raidForce: readonly string[],
  damage: Readonly<Record<string, number>>,
  tables: BoardTables,
): BestSecondRound {
  const problem = checkRaidPlan(
    { rules: ['second-edition'], raidForce, targets: { round1: {}, round2: {} } },
    tables,
  )[0];
  if (problem) throw new ExactRaidError(problem.message);
  const setup = setupOf(raidAttackers(raidForce, tables), tables, false);
  const names = setup.targets.map((piece) => tables.pieceNames[piece]!);
  for (const name of Object.keys(damage)) {
    if (!names.includes(name))
      throw new ExactRaidError(`${name} is not in Pearl Harbor; there are ${names.join(', ')}`);
  }
  const lattice = latticeOf(setup.loads);
  const { size } = lattice;
  // Best worth of the first targets by the attackers they share, and what the last of them got.
  let value = new Float64Array(size);
  const rows: Float64Array[] = [];
  const values: Float64Array[] = [];
  setup.targets.forEach((_, t) => {
    const points = Math.max(0, Math.min(setup.cap[t]!, Math.trunc(damage[names[t]!] ?? 0)));
    const row = singleWorth(setup, t, objective, lattice).slice(points * size, (points + 1) * size);
    const next = new Float64Array(size);
    shareBest(lattice, value, 0, row, 0, next, 0);
    rows.push(row);
    values.push(value);
    value = next;
  });
  const sent = new Sent(lattice);
  let left = size - 1;
  for (let t = setup.targets.length - 1; t >= 0; t--) {
    // The fewest attackers with which the best is reached: nothing is sent where it changes nothing.
    const whole = t === setup.targets.length - 1 ? value[left]! : values[t + 1]![left]!;
    let part = 0;
    for (let p = lattice.pairStart[left]!; p < lattice.pairStart[left + 1]!; p++) {
      part = lattice.parts[p]!;
      if (values[t]![left - part]! + rows[t]![part]! === whole) break;
    }
    sent.add(t, part);
    left -= part;
  }
  return { targets: sent.byName(setup), value: value[size - 1]! };
}
