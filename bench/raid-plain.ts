// The raid as one would write it first: an object for every ship, dice looked at one by one, names looked up, fates as words.
// It reads its dice from the same words as the kernel, so that it must count the same outcomes.
import { type BoardTables, KINDS } from '../src/board/index.js';
import { ACTION_AIR_RAID, type AddressedDice, dieAt, ROLL_ATTACK, slotOf } from '../src/dice/index.js';
import { raidTargets } from '../src/raid/plans/plan-targets.js';
import type { ExplicitTargets, RaidScenario } from '../src/raid/question/raid-scenario.js';

/** How often each metric had each value. */
export type PlainCounts = Map<string, Map<string | number, number>>;

type Fate = 'undamaged' | 'damaged' | 'bottomed' | 'sunk';

class Unit {
  damage = 0;

  constructor(
    readonly name: string,
    readonly kind: string,
    readonly armor: number,
  ) {}

  get fate(): Fate {
    if (this.damage === 0) return 'undamaged';
    if (this.kind === 'air') return this.damage >= this.armor ? 'sunk' : 'damaged';
    if (this.damage > 2 * this.armor) return 'sunk';
    if (this.damage > this.armor) return 'bottomed';
    return 'damaged';
  }

  get crippled(): boolean {
    return this.fate === 'damaged' && this.damage === this.armor;
  }
}

class Carrier {
  constructor(
    private readonly piece: number,
    private readonly airstrike: number,
    private readonly circled: boolean,
  ) {}

  attack(target: Unit, round: number, area: number, dice: AddressedDice): number {
    const word = dice.word(slotOf(1, area, round, ACTION_AIR_RAID, this.piece, ROLL_ATTACK));
    const bonus = this.circled && target.kind !== 'air' ? 1 : 0;
    let hits = 0;
    for (let shot = 0; shot < this.airstrike; shot++) {
      if (dieAt(word, shot) + bonus >= 6) hits++;
    }
    let damage = 0;
    for (let hit = 0; hit < hits; hit++) damage += dieAt(word, 5 + hit);
    return damage;
  }
}

class Raid {
  private readonly port: Map<string, Unit>;

  constructor(
    private readonly scenario: RaidScenario,
    private readonly force: ReadonlyMap<string, Carrier>,
    private readonly tables: BoardTables,
    private readonly dice: AddressedDice,
  ) {
    const { armor, kind, pieceNames } = tables;
    this.port = new Map(
      raidTargets(tables).map((piece) => {
        const name = pieceNames[piece]!;
        return [name, new Unit(name, KINDS[kind[piece]!]!, armor[piece]!)];
      }),
    );
  }

  play(): Unit[] {
    this.playRound(1, this.scenario.targets.round1 as ExplicitTargets);
    this.playRound(2, this.scenario.targets.round2 as ExplicitTargets);
    return [...this.port.values()];
  }

  private playRound(round: number, targets: ExplicitTargets): void {
    const area = this.tables.areaNames.indexOf('Hawaiian Islands');
    const results: { unit: Unit; damage: number }[] = [];
    for (const [attacker, target] of Object.entries(targets)) {
      const unit = this.port.get(target)!;
      if (unit.fate === 'sunk') continue;
      results.push({ unit, damage: this.force.get(attacker)!.attack(unit, round, area, this.dice) });
    }
    // Simultaneous: damage counts when all have attacked.
    for (const { unit, damage } of results) unit.damage += damage;
  }
}

function count(port: readonly Unit[], counts: PlainCounts): void {
  const add = (metric: string, value: string | number) => {
    const values = counts.get(metric) ?? new Map<string | number, number>();
    values.set(value, (values.get(value) ?? 0) + 1);
    counts.set(metric, values);
  };
  for (const kind of ['battleship', 'cruiser']) {
    const ships = port.filter((unit) => unit.kind === kind);
    add(`${kind}s.afloat`, ships.filter((s) => s.fate !== 'bottomed' && s.fate !== 'sunk').length);
    add(`${kind}s.crippled`, ships.filter((s) => s.crippled).length);
    for (const fate of ['undamaged', 'damaged', 'bottomed', 'sunk']) {
      add(`${kind}s.${fate}`, ships.filter((s) => s.fate === fate).length);
    }
  }
  for (const unit of port) add(`ship.${unit.name}.fate`, unit.fate);
}

function raidForce(
  scenario: RaidScenario,
  { pieceIndex, airstrike, airstrikeBonus }: BoardTables,
): Map<string, Carrier> {
  return new Map(
    scenario.raidForce.map((name) => {
      const piece = pieceIndex.get(name)!;
      return [name, new Carrier(piece, airstrike[piece]!, airstrikeBonus[piece] === 1)];
    }),
  );
}

/** Plays games `first … first + games - 1` of a raid with written targets and adds what became of everything to `counts`. */
export function playPlainly(
  scenario: RaidScenario,
  tables: BoardTables,
  dice: AddressedDice,
  first: number,
  games: number,
  counts: PlainCounts,
): void {
  const force = raidForce(scenario, tables);
  for (let game = first; game < first + games; game++) {
    dice.startGame(game);
    count(new Raid(scenario, force, tables, dice).play(), counts);
  }
}
