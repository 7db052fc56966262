// Small harbors and slow, obvious solutions, to hold the exact solvers against.
import { type Board, type BoardTables, compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { raidCategory } from '../../src/raid/kernel/fates.js';
import { raidAllocator } from '../../src/raid/plans/plan.js';
import { raidAttackers, raidTargets } from '../../src/raid/plans/plan-targets.js';
import type { RaidScenario, RoundTargets } from '../../src/raid/question/raid-scenario.js';
import { resolveRules } from '../../src/rules/index.js';

export const TABLES = compileBoard(STANDARD_BOARD);

export const CARRIERS = ['Akagi', 'Kaga', 'Shokaku', 'Zuikaku', 'Soryu', 'Hiryu', 'Ryujo', 'Zuiho'];

/** The standard board with nothing in Pearl Harbor on turn 1 but these, with other factors where given. */
export function harborOf(names: readonly string[], factors: Readonly<Record<string, string>> = {}): BoardTables {
  const pieces = STANDARD_BOARD.pieces.map((piece) => {
    const away = piece.turn === 1 && piece.where === 'Pearl Harbor' && !names.includes(piece.name);
    return { ...piece, turn: away ? 9 : piece.turn, factors: factors[piece.name] ?? piece.factors };
  });
  const board: Board = { ...STANDARD_BOARD, pieces };
  return compileBoard(board);
}

export function raidOf(
  raidForce: readonly string[],
  round1: RoundTargets,
  round2: RoundTargets,
  rules: readonly string[] = ['second-edition'],
): RaidScenario {
  return {
    kind: 'raid',
    rules,
    raidForce,
    targets: { round1, round2 },
    after: 'leave',
    allies: 'stay',
    iBoat: 'elsewhere',
    indonesia: null,
    data: null,
  };
}

const thrown = new Map<string, Map<number, number>>();

/** Damage of an attack by throwing every combination of shot dice and damage dice, one face at a time; once for each attack there is. */
export function bruteAttack(shots: number, bonus: number): Map<number, number> {
  const known = thrown.get(`${shots}/${bonus}`);
  if (known) return known;
  let outcomes = new Map<number, number>([[0, 1]]);
  for (let shot = 0; shot < shots; shot++) {
    const next = new Map<number, number>();
    const add = (damage: number, chance: number) => next.set(damage, (next.get(damage) ?? 0) + chance);
    for (const [damage, chance] of outcomes) {
      for (let die = 1; die <= 6; die++) {
        if (die + bonus < 6) add(damage, chance / 6);
        else for (let points = 1; points <= 6; points++) add(damage + points, chance / 36);
      }
    }
    outcomes = next;
  }
  thrown.set(`${shots}/${bonus}`, outcomes);
  return outcomes;
}

/**
 * What a raid ends in: probability of each list of final damages, in the order of `raidTargets`.
 *
 * @param most points above which damage is no longer counted, to have fewer lists; default all are.
 */
export function bruteRaid(
  scenario: RaidScenario,
  tables: BoardTables,
  most: (piece: number) => number = () => 255,
): Map<string, number> {
  const attackers = raidAttackers(scenario.raidForce, tables);
  const targets = raidTargets(tables);
  const pearlHarborRule = resolveRules(scenario.rules).pearlHarbor;
  const plan = (round: 1 | 2) =>
    raidAllocator(round === 1 ? scenario.targets.round1 : scenario.targets.round2, attackers, targets, tables, {
      pearlHarborRule,
    });
  const afterRound = (before: Map<string, number>, round: 1 | 2): Map<string, number> => {
    const allocator = plan(round);
    const after = new Map<string, number>();
    for (const [key, chance] of before) {
      const damage = new Uint8Array(tables.pieceCount);
      key.split(',').forEach((points, t) => {
        damage[targets[t]!] = Number(points);
      });
      const out = new Int16Array(attackers.length);
      allocator.allocate(round, damage, out);
      let now = new Map<string, number>([[key, chance]]);
      attackers.forEach((attacker, k) => {
        const target = out[k]!;
        if (target < 0) return;
        const circled = tables.isShip[target] === 1 ? tables.airstrikeBonus[attacker]! : 0;
        const bonus = circled + (pearlHarborRule && round === 1 ? 1 : 0);
        const next = new Map<string, number>();
        for (const [list, p] of now) {
          for (const [more, q] of bruteAttack(tables.airstrike[attacker]!, bonus)) {
            const points = list.split(',').map(Number);
            const t = targets.indexOf(target);
            points[t] = Math.min(most(target), points[t]! + more);
            next.set(points.join(), (next.get(points.join()) ?? 0) + p * q);
          }
        }
        now = next;
      });
      for (const [list, p] of now) after.set(list, (after.get(list) ?? 0) + p);
    }
    return after;
  };
  const nothing = new Map([[targets.map(() => 0).join(), 1]]);
  return afterRound(afterRound(nothing, 1), 2);
}

/** Probability of each joint count of a kind, keyed by the five counts. */
export function bruteJoint(outcomes: Map<string, number>, kind: number, tables: BoardTables): Map<string, number> {
  const targets = raidTargets(tables);
  const joint = new Map<string, number>();
  for (const [list, chance] of outcomes) {
    const counts = [0, 0, 0, 0, 0];
    list.split(',').forEach((points, t) => {
      const piece = targets[t]!;
      if (tables.kind[piece] === kind) counts[raidCategory(piece, Number(points), tables)]!++;
    });
    joint.set(counts.join(), (joint.get(counts.join()) ?? 0) + chance);
  }
  return joint;
}
