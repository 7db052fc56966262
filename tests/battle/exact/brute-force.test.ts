// The exact battle against a plain enumeration of all dice that shares nothing with it: every die of every shot is thrown in every way.
// 1 against 1 to 2 against 2, one round and two, written from rules 7.3 to 7.7.
import { describe, expect, it } from 'vitest';
import { setUpBattle } from '../../../src/battle/battle-board.js';
import { battleMetrics } from '../../../src/battle/battle-metrics.js';
import { exactBattle } from '../../../src/battle/exact/exact-battle.js';
import type { BattleScenario } from '../../../src/battle/question/battle-scenario.js';
import { readScenario } from '../../../src/node/read.js';
import { tallyOffsets } from '../../../src/stats/experiment.js';

interface Ship {
  readonly name: string;
  readonly side: 0 | 1;
  readonly air: boolean;
  readonly gunnery: number;
  readonly gunBonus: boolean;
  readonly armor: number;
  readonly strike: number;
  readonly strikeBonus: boolean;
  readonly carrier: boolean;
  readonly damage: number;
  /** 0 there, 1 sunk, 2 disabled. */
  readonly gone: 0 | 1 | 2;
}
type Orders = {
  readonly prefer: 'day' | 'night';
  readonly targets: 'focus' | 'spread';
  readonly carriersFire: boolean;
};
type Fleet = readonly Ship[];
const FACES = [1, 2, 3, 4, 5, 6];

/** Ways an attack's dice can fall: damage, disabled and their chance, die by die (7.5). */
function throws(shots: number, bonus: number): { damage: number; disabled: boolean; p: number }[] {
  let ways = [{ damage: 0, disabled: false, p: 1 }];
  for (let k = 0; k < shots; k++) {
    ways = ways.flatMap((w) =>
      FACES.flatMap((die) => {
        const result = die + bonus;
        if (result >= 6) return FACES.map((d) => ({ ...w, damage: w.damage + d, p: w.p / 36 })); // 7.55
        return [{ ...w, disabled: w.disabled || result === 5, p: w.p / 6 }]; // 7.54
      }),
    );
  }
  // Equal ways are thrown together, or two ships' dice were millions of ways.
  const sums = new Map<string, { damage: number; disabled: boolean; p: number }>();
  for (const w of ways) {
    const key = `${Math.min(20, w.damage)} ${w.disabled}`;
    const found = sums.get(key);
    sums.set(key, { ...w, p: w.p + (found?.p ?? 0) });
  }
  return [...sums.values()];
}

const crippled = (s: Ship): boolean => !s.air && s.damage > 0 && s.damage >= s.armor; // 7.72, 7.73

function shotsOf(s: Ship, night: boolean, orders: Orders): number {
  if (!night) return crippled(s) ? 0 : s.strike; // 7.41, 7.73
  if (s.air || (s.carrier && !orders.carriersFire)) return 0; // 7.42
  return crippled(s) ? Math.min(1, s.gunnery) : s.gunnery; // 7.72
}

/** All fleets an action can lead to, with their chances (7.4 to 7.6). */
function action(fleet: Fleet, night: boolean, orders: readonly [Orders, Orders]): Map<string, [Fleet, number]> {
  let states = new Map<string, [number[], boolean[], number]>([['', [fleet.map(() => 0), fleet.map(() => false), 1]]]);
  for (const side of [0, 1] as const) {
    const attackers = fleet.filter((s) => s.side === side && !s.gone && shotsOf(s, night, orders[side]) > 0);
    let targets = fleet.filter((s) => s.side !== side && !s.gone && !(night && s.air)); // 7.423
    // At night ships that fire come before those that do not (7.421, 7.422).
    const firing = targets.filter((s) => shotsOf(s, night, orders[1 - side]!) > 0);
    if (night && firing.length > 0) targets = firing;
    if (targets.length === 0) continue;
    attackers.forEach((s, k) => {
      const target = targets[orders[side].targets === 'spread' ? k % targets.length : 0]!;
      const at = fleet.indexOf(target);
      const circled = night ? s.gunBonus && s.damage === 0 : s.strikeBonus; // 7.53, 7.72
      const ways = throws(shotsOf(s, night, orders[side]), circled && !target.air ? 1 : 0);
      const next = new Map<string, [number[], boolean[], number]>();
      for (const [damage, disabled, p] of states.values()) {
        for (const w of ways) {
          const d = damage.map((n, i) => (i === at ? Math.min(20, n + w.damage) : n));
          const e = disabled.map((v, i) => v || (i === at && w.disabled && !target.air));
          const key = `${d} ${e}`;
          next.set(key, [d, e, p * w.p + (next.get(key)?.[2] ?? 0)]);
        }
      }
      states = next;
    });
  }
  const out = new Map<string, [Fleet, number]>();
  for (const [damage, disabled, p] of states.values()) {
    const after = fleet.map((s, i): Ship => {
      if (s.gone) return s;
      const total = s.damage + damage[i]!;
      const sunk = s.air ? total >= s.armor : total > s.armor; // 7.551, 7.552
      return { ...s, damage: total, gone: sunk ? 1 : disabled[i] ? 2 : 0 }; // 7.62, 7.63
    });
    add(out, after, p);
  }
  return out;
}

function add(to: Map<string, [Fleet, number]>, fleet: Fleet, p: number): void {
  const key = fleet.map((s) => `${s.gone ? 0 : s.damage}/${s.gone}`).join();
  to.set(key, [fleet, p + (to.get(key)?.[1] ?? 0)]);
}

const contested = (fleet: Fleet): boolean => [0, 1].every((side) => fleet.some((s) => s.side === side && !s.gone));

/** A battle of some rounds: all fleets it can end with. */
function battle(fleet: Fleet, orders: readonly [Orders, Orders], control: number, rounds: number): [Fleet, number][] {
  let now = new Map<string, [Fleet, number]>();
  add(now, fleet, 1);
  for (let round = 0; round < rounds; round++) {
    const next = new Map<string, [Fleet, number]>();
    for (const [state, p] of now.values()) {
      if (!contested(state)) {
        add(next, state, p);
        continue;
      }
      const [byDay, byNight] = [false, true].map((night) => [...action(state, night, orders).values()]);
      const afterDay = byDay!.map(([s, q]): [Fleet, number][] =>
        contested(s) ? [...action(s, true, orders).values()].map(([t, r]) => [t, q * r]) : [[s, q]],
      );
      for (const a of FACES) {
        for (const b of FACES) {
          // 7.3: one more for the owner of the area and for who wants the day; the higher has its wish, a tie is both.
          const rolls = [a, b].map(
            (die, side) => die + (control === side ? 1 : 0) + (orders[side]!.prefer === 'day' ? 1 : 0),
          );
          const same = orders[0].prefer === orders[1].prefer;
          const wish = same || rolls[0]! > rolls[1]! ? orders[0].prefer : orders[1].prefer;
          const both = !same && rolls[0] === rolls[1];
          const ends = both ? afterDay.flat() : wish === 'night' ? byNight! : byDay!;
          for (const [s, q] of ends) add(next, s, (p * q) / 36);
        }
      }
    }
    now = next;
  }
  return [...now.values()];
}

const SHIPS: Readonly<Record<string, Partial<Ship>>> = {
  '117': { gunnery: 1, armor: 1 },
  '1+27': { gunnery: 1, gunBonus: true, armor: 2 },
  '2+27': { gunnery: 2, gunBonus: true, armor: 2 },
  '017+2': { armor: 1, strike: 2, strikeBonus: true, carrier: true },
  '1172': { gunnery: 1, armor: 1, strike: 2, carrier: true },
  '22*': { armor: 2, strike: 2, air: true },
};

const CASES: readonly [string, readonly string[], readonly string[], number][] = [
  ['one cruiser each', ['1+27'], ['117'], 2],
  ['a gun that is crippled', ['2+27'], ['2+27'], 2],
  ['a carrier and a cruiser', ['017+2'], ['1+27'], 2],
  ['an air unit and a carrier', ['22*'], ['1172'], 2],
  ['two against one', ['1+27', '117'], ['2+27'], 2],
  ['a carrier with a screen', ['1172', '117'], ['1172'], 2],
  ['two against two', ['1+27', '117'], ['117', '1+27'], 2],
  ['two carriers against air and a cruiser', ['1172', '017+2'], ['22*', '1+27'], 1],
];

describe('all dice of small battles', () => {
  it.each(CASES)('%s', (_, japan, allied, rounds) => {
    const wishes: readonly (readonly [Orders, Orders])[] = [
      [
        { prefer: 'day', targets: 'spread', carriersFire: false },
        { prefer: 'night', targets: 'focus', carriersFire: true },
      ],
      [
        { prefer: 'night', targets: 'focus', carriersFire: true },
        { prefer: 'night', targets: 'spread', carriersFire: false },
      ],
    ];
    wishes.forEach((orders, n) => {
      const control = (['none', 'japan', 'allied'] as const)[(japan.length + n) % 3]!;
      const blank = { air: false, gunnery: 0, gunBonus: false, strike: 0, strikeBonus: false, carrier: false };
      const ship = (side: 0 | 1) => (f: string, k: number) =>
        ({ ...blank, ...SHIPS[f], name: `${'JA'[side]}${k}`, side, damage: 0, gone: 0 }) as Ship;
      const fleet = [...japan.map(ship(0)), ...allied.map(ship(1))];
      const side = (s: 0 | 1, factors: readonly string[]) => ({
        ...orders[s],
        units: factors.map((f, k) => ({ name: `${'JA'[s]}${k}`, factors: f })),
      });
      const text = { kind: 'battle', rounds, control, japan: side(0, japan), allied: side(1, allied) };
      const scenario: BattleScenario = readScenario(JSON.stringify(text), 'b', { kinds: ['battle'] }).scenario;
      const metrics = battleMetrics(setUpBattle(scenario));
      const offsets = tallyOffsets(metrics);
      const { tally } = exactBattle(scenario);
      const found = new Float64Array(tally.length);
      const count = (name: string, bin: number, p: number) => {
        found[offsets[metrics.findIndex((m) => m.name === name)]! + bin]! += p;
      };
      for (const [end, p] of battle(fleet, orders, ['japan', 'allied'].indexOf(control), rounds)) {
        const there = [0, 1].map((s) => end.some((u) => u.side === s && !u.gone));
        count('remaining', there[0] ? (there[1] ? 2 : 0) : there[1] ? 1 : 3, p);
        for (const u of end)
          count(`unit.${u.name}.fate`, u.gone === 1 ? 3 : u.gone === 2 ? 2 : u.damage > 0 ? 1 : 0, p);
        (['japan', 'allied'] as const).forEach((name, s) => {
          const own = end.filter((u) => u.side === s);
          const lost = own.filter((u) => u.gone === 1);
          count(`lost.${name}`, lost.length, p);
          count(
            `lost.${name}.factors`,
            lost.reduce((sum, u) => sum + u.gunnery + u.strike, 0),
            p,
          );
          count(
            `damage.${name}`,
            own.reduce((sum, u) => sum + (u.gone ? 0 : u.damage), 0),
            p,
          );
        });
      }
      metrics.forEach((m, i) => {
        if (['rounds', 'stalemate', 'holds', 'pocSwing'].includes(m.name)) return;
        for (let k = offsets[i]!; k < offsets[i + 1]!; k++) {
          expect(Math.abs(tally[k]! - found[k]!), `${m.name} ${k - offsets[i]!} with ${orders[0].prefer}`).toBeLessThan(
            1e-12,
          );
        }
      });
    });
  });
});
