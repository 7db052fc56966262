// The raid as a rulebook reader would write it: one object a ship, one attack after the other, the engine's own dice. Slow and
// plain; what the kernel does is held against it.
import type { BoardTables } from '../../src/board/index.js';
import { ACTION_AIR_RAID, type AddressedDice, damageOf, ROLL_ATTACK, slotOf } from '../../src/dice/index.js';
import type { RaidOrders } from '../../src/raid/kernel/kernel.js';
import { type Metric, type Tally, tallyOffsets } from '../../src/stats/experiment.js';

/** Something in port. */
class PortUnit {
  damage = 0;

  constructor(
    readonly piece: number,
    readonly name: string,
    readonly kind: 'battleship' | 'cruiser' | 'other' | 'air',
    readonly armor: number,
  ) {}

  /** 9.23 for ships, 7.552 for air units. */
  get fate(): 'undamaged' | 'damaged' | 'bottomed' | 'sunk' {
    if (this.damage === 0) return 'undamaged';
    if (this.kind === 'air') return this.damage >= this.armor ? 'sunk' : 'damaged';
    if (this.damage > 2 * this.armor) return 'sunk';
    return this.damage > this.armor ? 'bottomed' : 'damaged';
  }

  get crippled(): boolean {
    return this.kind !== 'air' && this.damage > 0 && this.damage === this.armor;
  }
}

/** Plays one raid. */
export function playRaid(tables: BoardTables, dice: AddressedDice, orders: RaidOrders): PortUnit[] {
  const kinds = ['other', 'battleship', 'cruiser', 'air'] as const;
  const port = orders.targets.map(
    (piece) =>
      new PortUnit(piece, tables.pieceNames[piece]!, kinds[tables.kind[piece]!] ?? 'other', tables.armor[piece]!),
  );
  const hawaii = tables.areaNames.indexOf('Hawaiian Islands');
  for (const round of [1, 2] as const) {
    // All attacks of a round are simultaneous: targets are chosen before any of them.
    const chosen = round === 1 ? orders.round1 : chooseSecond(tables, orders, port);
    const results: [PortUnit, number][] = [];
    orders.attackers.forEach((attacker, k) => {
      const target = port.find((unit) => unit.piece === chosen[k]);
      if (!target || target.fate === 'sunk') return; // nothing named, or wasted on what is sunk
      const bonus = target.kind === 'air' ? 0 : tables.airstrikeBonus[attacker]!; // 12.22
      const more = round === 1 && orders.pearlHarborRule ? 1 : 0; // 20.3
      const slot = slotOf(1, hawaii, round, ACTION_AIR_RAID, attacker, ROLL_ATTACK);
      results.push([target, damageOf(dice.attack(slot, tables.airstrike[attacker]!, bonus + more, true))]);
    });
    for (const [unit, damage] of results) unit.damage += damage;
  }
  return port;
}

function chooseSecond(tables: BoardTables, orders: RaidOrders, port: readonly PortUnit[]): ArrayLike<number> {
  const { round2 } = orders;
  if (!('allocate' in round2)) return round2;
  const damage = new Uint8Array(tables.pieceCount);
  for (const unit of port) {
    damage[unit.piece] = Math.min(unit.damage, unit.kind === 'air' ? unit.armor : 2 * unit.armor + 1);
  }
  const out = new Int16Array(orders.attackers.length);
  round2.allocate(2, damage, out);
  return out;
}

/** Counts a raid by the names of the metrics. */
export function countRaid(port: readonly PortUnit[], metrics: readonly Metric[], tally: Tally): void {
  const offsets = tallyOffsets(metrics);
  metrics.forEach((metric, m) => {
    const bin = metric.type === 'number' ? numberOf(port, metric.name) : fateOf(port, metric.name, metric.labels);
    if (!(bin >= 0)) throw new Error(`no bin for ${metric.name}`);
    tally[offsets[m]! + bin]! += 1;
  });
}

function numberOf(port: readonly PortUnit[], metric: string): number {
  const [group, name] = metric.split('.');
  const ships = port.filter((unit) => `${unit.kind}s` === group);
  if (name === 'afloat') return ships.filter((s) => s.fate === 'undamaged' || s.fate === 'damaged').length;
  if (name === 'crippled') return ships.filter((s) => s.crippled).length;
  return ships.filter((s) => s.fate === name).length;
}

const fateOf = (port: readonly PortUnit[], metric: string, labels: readonly string[]): number =>
  labels.indexOf(port.find((unit) => `ship.${unit.name}.fate` === metric)!.fate);
