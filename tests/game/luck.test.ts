// The luck of rolls: exact expectations, by hand, against the dice, and over many games.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/ai/match.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { damageDistribution } from '../../src/dice/damage-distribution.js';
import { dieAt, MAX_SHOTS } from '../../src/dice/index.js';
import { attackOutcomes, DAMAGE_DIE, ONE_POINT, SOFTENED_DIE } from '../../src/game/luck/attack-outcomes.js';
import {
  HeardDice,
  LuckAccount,
  LuckSum,
  pieceWorth,
  RAIDER_SHARE,
  RATE_BY_TURNS_LEFT,
} from '../../src/game/luck/index.js';
import { stateHash } from '../../src/game/state/game-state.js';
import { ShownDice } from '../../src/game/state/shown-dice.js';
import { readRecord } from '../../src/records/record-read.js';
import { replay } from '../../src/records/replay.js';
import { resolveRules } from '../../src/rules/index.js';
import { sized } from '../size.js';

const tables = compileBoard(STANDARD_BOARD);
const SEATS = { japan: 'heuristic', allied: 'heuristic' } as const;
/** Games under each set of rules. */
const GAMES = sized(16, 150);
const total = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);

describe('what an attack can do', () => {
  it('has chances that add up to 1, and the damage of the odds tables', () => {
    for (const shots of [1, 2, 4, 7, 9]) {
      for (const bonus of [0, 1, 2] as const) {
        const { most, chance } = attackOutcomes(shots, bonus, DAMAGE_DIE);
        expect(total(chance)).toBeCloseTo(1, 12);
        const dice: [number, number, number] = [0, 0, 0];
        dice[bonus] = shots;
        const damage = damageDistribution(dice, most);
        for (let d = 0; d <= most; d++) expect(chance[2 * d]! + chance[2 * d + 1]!).toBeCloseTo(damage[d]!, 12);
      }
    }
  });

  it.each([
    ['a damage die', DAMAGE_DIE, (die: number) => die],
    ['damage control', SOFTENED_DIE, (die: number) => die - 1],
    ['one point a hit', ONE_POINT, () => 1],
  ] as const)('is what all throws of two shots and two damage dice do: %s', (_name, way, points) => {
    const bonus = 1;
    const counted = new Map<number, number>();
    for (let word = 0; word < 6 ** 4; word++) {
      let damage = 0;
      let hits = 0;
      let disabled = 0;
      for (let k = 0; k < 2; k++) {
        const shot = dieAt(word, k) + bonus;
        if (shot === 5) disabled = 1;
        if (shot >= 6) damage += points(dieAt(word, 2 + hits++));
      }
      const key = 2 * damage + disabled;
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
    const { chance } = attackOutcomes(2, bonus, way);
    chance.forEach((p, key) => {
      expect(p, `outcome ${key}`).toBeCloseTo((counted.get(key) ?? 0) / 6 ** 4, 12);
    });
  });

  it('is refused for attacks that do not exist', () => {
    expect(() => attackOutcomes(0, 0, DAMAGE_DIE)).toThrow('an attack of 0 shots with bonus 0 does not exist');
    expect(() => attackOutcomes(2, 3, DAMAGE_DIE)).toThrow(RangeError);
    expect(() => attackOutcomes(MAX_SHOTS + 1, 0, DAMAGE_DIE)).toThrow(RangeError);
  });
});

describe('the Example of Play, by hand', () => {
  const file = fileURLToPath(new URL('../fixtures/example-of-play.yaml', import.meta.url));
  const read = readRecord(readFileSync(file, 'utf8'), file);
  const account = new LuckAccount();
  replay(read.record, read.tables, read.rules, { listener: account });
  const [dayNight, nachi, , , iBoat, tie] = account.rolls;
  // Turn 6 of 8: two turns are left, and a worth of 1 is 0.45 POC.
  const rate = 0.45;

  it('hears every roll of the record', () => {
    const thrown = read.record.blocks.flatMap((block) => block.rolls ?? []).length;
    const pairs = account.rolls.filter((r) => r.kind === 'day-night').length;
    expect(account.rolls.length).toBe(thrown - pairs);
  });

  it('day or night: Japan wants day, has the flag, and so two more on its die', () => {
    // Of 36 throws 26 are day, 4 are both, 6 are night; night it was.
    expect(dayNight).toMatchObject({ kind: 'day-night', side: 'both', actual: 0 });
    expect(dayNight!.expected).toBeCloseTo((26 + 2) / 36, 12);
    expect(dayNight!.spread).toBeCloseTo(26 / 36 + 1 / 36 - (28 / 36) ** 2, 12);
    expect(dayNight!.rarity).toBeCloseTo(6 / 36, 12);
    expect(tie).toMatchObject({ kind: 'day-night', actual: 0.5 });
  });

  it('an attack: Nachi, one shot with the bonus, cripples the Nevada 443', () => {
    const nevada = 0.12 + 4 * 0.1 + 4 * 0.02;
    expect(pieceWorth(tables)[tables.pieceIndex.get('Nevada')!]).toBeCloseTo(nevada, 12);
    // 5 and 6 hit, 4 disables; 1 to 3 points are damage, 4 cripple, 5 and 6 sink.
    const share = (0.1 + 0.2 + 0.3 + 0.5 + 1 + 1) / 18 + 0.1 / 6;
    expect(nachi).toMatchObject({ of: 'Nachi', target: 'Nevada', side: 'japan', actual: 1 });
    expect(nachi!.expected).toBeCloseTo(1 / 3, 12);
    expect(nachi!.luck).toBeCloseTo(rate * nevada * (0.5 - share), 12);
    expect(nachi!.rarity).toBeCloseTo(3 / 18, 12);
  });

  it('a submarine: four points cripple the 1 Marines, who come back and are worth 0.8', () => {
    const share = (0.1 + 0.2 + 0.3 + 0.5 + 1 + 1) / 18 + 0.1 / 6;
    expect(iBoat).toMatchObject({ of: 'I-Boat', target: '1 Marines', side: 'japan', actual: 1 });
    expect(iBoat!.luck).toBeCloseTo(rate * 0.8 * (0.5 - share), 12);
  });
});

describe.each([
  ['second-edition'],
  ['nt1'],
  ['nine-turn,pearl-harbor,task-forces,damage-control,gunnery-radar'],
  ['menzel'],
])('over games under %s', (names) => {
  const match = new Match(tables, resolveRules(names.split(',')), SEATS, 'luck');
  const account = new LuckAccount();
  match.game.observer = account;
  match.game.dice = new HeardDice(match.dice, account);
  const games = Array.from({ length: GAMES }, (_, k) => {
    account.startGame();
    match.play(k);
    return account.rolls;
  });
  const rolls = games.flat();

  it('every roll is fair: its outcomes have chance 1 and mean luck 0, and what fell is one of them', () => {
    let wrong = 0;
    for (const { outcomes, luck, variance, expected, spread } of rolls) {
      const mean = total(outcomes.map((o) => o.chance * o.luck));
      const square = total(outcomes.map((o) => o.chance * o.luck ** 2));
      if (Math.abs(total(outcomes.map((o) => o.chance)) - 1) > 1e-9 || Math.abs(mean) > 1e-9) wrong++;
      if (Math.abs(square - variance) > 1e-9 || !(expected >= 0) || spread < -1e-12) wrong++;
      if (!outcomes.some((o) => Math.abs(o.luck - luck) < 1e-9 && o.chance > 0)) wrong++;
    }
    expect(wrong).toBe(0);
  });

  it('luck and counts have mean zero: by kind, by turn, by side', () => {
    const groups = new Map<string, { sum: number; variance: number; count: number; spread: number }>();
    for (const roll of rolls) {
      for (const key of [roll.kind, `turn ${roll.turn}`, roll.side, `${roll.side} ${roll.kind}`]) {
        const group = groups.get(key) ?? { sum: 0, variance: 0, count: 0, spread: 0 };
        groups.set(key, group);
        group.sum += roll.luck;
        group.variance += roll.variance;
        group.count += roll.actual - roll.expected;
        group.spread += roll.spread;
      }
    }
    // Sums of martingale differences: each is within four of its own standard deviations of zero.
    for (const [key, g] of groups) {
      expect(Math.abs(g.sum), `${key}: luck`).toBeLessThanOrEqual(4 * Math.sqrt(g.variance) + 1e-9);
      expect(Math.abs(g.count), `${key}: count`).toBeLessThanOrEqual(4 * Math.sqrt(g.spread) + 1e-9);
    }
    expect(groups.size).toBeGreaterThan(12);
  });

  it('the squares of luck are as large as the variances say', () => {
    const square = total(rolls.map((r) => r.luck ** 2));
    const variance = total(rolls.map((r) => r.variance));
    // The error of the ratio falls with the root of the games: 0.05 for 150.
    expect(Math.abs(square / variance - 1)).toBeLessThan(0.05 * Math.sqrt(150 / GAMES));
  });

  it('a raider that fails its speed roll costs the stated share of its worth (6.42)', () => {
    const worth = pieceWorth(tables);
    const turns = resolveRules(names.split(',')).turns;
    let raiders = 0;
    for (const { kind, of, turn, outcomes, side } of rolls) {
      if (kind !== 'speed' || outcomes.length < 2) continue;
      const apart = outcomes[1]!.luck - outcomes[0]!.luck;
      const stated = RATE_BY_TURNS_LEFT[turns - turn]! * RAIDER_SHARE * worth[tables.pieceIndex.get(of!)!]!;
      // Patrollers that fail cost half the POC of their area instead (6.41).
      const patroller = Math.abs((2 * apart) % 1) < 1e-9;
      if (!patroller) {
        expect(apart, `${side} ${of}`).toBeCloseTo(stated, 9);
        raiders++;
      }
    }
    expect(raiders).toBeGreaterThan(GAMES / 2);
  });

  it('uncertain groups (18.22): half of them at sea, in Hawaii twice the danger of the Central Pacific', () => {
    let all = 0;
    for (const { kind, expected, spread, outcomes } of rolls) {
      if (kind !== 'location') continue;
      expect(expected).toBeCloseTo(0.5, 12);
      expect(spread).toBeCloseTo(0.25, 12);
      if (outcomes.length < 3) continue;
      expect(outcomes.map((o) => Math.round(6 * o.chance))).toEqual([3, 1, 2]);
      const [later, pacific, hawaii] = outcomes.map((o) => o.luck);
      expect((hawaii! - later!) / (pacific! - later!)).toBeCloseTo(2, 9);
      all++;
    }
    expect(all > 0).toBe(!names.includes('nt1'));
  });

  it('the sum of a game is what the meter of simulations adds up', () => {
    const sum = new LuckSum();
    const again = new Match(tables, resolveRules(names.split(',')), SEATS, 'luck');
    again.game.observer = sum;
    again.game.dice = new HeardDice(again.dice, sum);
    for (const k of [0, 7]) {
      sum.startGame();
      again.play(k);
      expect(sum.total).toBeCloseTo(total(games[k]!.map((r) => r.luck)), 9);
      expect(sum.variances).toBeCloseTo(total(games[k]!.map((r) => r.variance)), 9);
    }
  });
});

describe('listening', () => {
  it('changes no game, and dice that show themselves tell the same luck', () => {
    const rules = resolveRules();
    const quiet = new Match(tables, rules, SEATS, 'quiet');
    quiet.play(3);
    const heard = new Match(tables, rules, SEATS, 'quiet');
    const account = new LuckAccount();
    heard.game.observer = account;
    heard.game.dice = new HeardDice(heard.dice, account);
    heard.play(3);
    expect(stateHash(heard.game)).toBe(stateHash(quiet.game));
    const shown = new Match(tables, rules, SEATS, 'quiet');
    const other = new LuckAccount();
    shown.game.observer = other;
    shown.game.dice = new ShownDice(shown.dice, tables, other);
    shown.play(3);
    expect(other.rolls).toEqual(account.rolls);
  });
});
