// The raid kernel against the raid written plainly: bit for bit, on thousands of plans nobody would think of.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import {
  ACTION_AIR_RAID,
  AddressedDice,
  ROLL_ATTACK,
  seedKey,
  slotOf,
  WORD_LIMIT,
  wordAt,
} from '../../src/dice/index.js';
import { RaidKernel, type RaidOrders } from '../../src/raid/kernel/kernel.js';
import { raidTargets } from '../../src/raid/plans/plan-targets.js';
import { raidTallyLayout } from '../../src/raid/raid-experiment.js';
import { raidMetrics } from '../../src/raid/raid-metrics.js';
import { tallyOffsets } from '../../src/stats/experiment.js';
import { sized } from '../size.js';
import { countRaid, playRaid } from './raid-reference.js';

const standard = boardFor(STANDARD_BOARD);

/** A board on which everything is possible: carriers of six to nine shots, fifteen battleships, a carrier and two air units in port. */
const crowded = boardFor({
  ...STANDARD_BOARD,
  pieces: STANDARD_BOARD.pieces.map((piece) => {
    const factors: Record<string, string> = { Akagi: '146+9', Kaga: '1456', Soryu: '128+5', Hiryu: '1187' };
    const arrivals = ['Revenge', 'Prince of Wales', 'Repulse', 'Ramillies', 'Warspite', 'Malaya', 'Royal Sovereign'];
    const here = [...arrivals, 'Hermes', 'Houston', 'Exeter', '5th A.F.'].includes(piece.name);
    return {
      ...piece,
      factors: factors[piece.name] ?? piece.factors,
      ...(here ? { turn: 1, where: 'Pearl Harbor' as const } : {}),
    };
  }),
});

function boardFor(board: Board) {
  const tables = compileBoard(board);
  const metrics = raidMetrics(tables);
  const carriers = tables.pieceNames
    .map((_, piece) => piece)
    .filter((piece) => tables.side[piece] === 0 && tables.isShip[piece] === 1 && tables.airstrike[piece]! > 0);
  return { tables, metrics, carriers, targets: raidTargets(tables), layout: raidTallyLayout(metrics, tables) };
}
type Setup = typeof standard;

const emptyTally = ({ metrics }: Setup) => new Float64Array(tallyOffsets(metrics)[metrics.length]!);

function kernelTally(setup: Setup, seed: string, orders: RaidOrders, first: number, count: number): Float64Array {
  const tally = emptyTally(setup);
  new RaidKernel(setup.tables, seedKey(seed), setup.layout, orders).run(first, count, tally);
  return tally;
}

function referenceTally(setup: Setup, seed: string, orders: RaidOrders, first: number, count: number): Float64Array {
  const tally = emptyTally(setup);
  const dice = new AddressedDice(seed);
  for (let game = first; game < first + count; game++) {
    dice.startGame(game);
    countRaid(playRaid(setup.tables, dice, orders), setup.metrics, tally);
  }
  return tally;
}

/** A plan that looks at everything: its targets are a hash of the whole damage. */
function hashing(targets: readonly number[], salt: number) {
  return {
    allocate(round: 1 | 2, damage: Uint8Array, out: Int16Array): void {
      let h = salt;
      for (const piece of targets) h = Math.imul(h ^ damage[piece]!, 0x01000193);
      for (let k = 0; k < out.length; k++) {
        h = Math.imul(h ^ (k + round), 0x01000193);
        const t = (h >>> 8) % (targets.length + 2);
        out[k] = t < targets.length ? targets[t]! : -1;
      }
    },
  };
}

const firstGame = fc.oneof(
  fc.nat(1_000_000),
  // Batches end where the low half of a game number does.
  fc.nat(600).map((n) => 2 ** 32 - n),
  fc.nat(1000).map((n) => 2 ** 52 + n),
);

function ordersFor(setup: Setup): fc.Arbitrary<RaidOrders> {
  const { carriers, targets } = setup;
  return fc
    .record({
      attackers: fc.shuffledSubarray(carriers.slice(0, 12), { minLength: 1 }),
      favourites: fc.subarray(targets, { minLength: 1 }),
      picks: fc.array(fc.nat(1000), { minLength: 24, maxLength: 24 }),
      salt: fc.integer(),
      chooses: fc.boolean(),
      pearlHarborRule: fc.boolean(),
    })
    .map(({ attackers, favourites, picks, salt, chooses, pearlHarborRule }) => {
      const pick = (k: number) => (picks[k]! % 8 === 0 ? -1 : favourites[picks[k]! % favourites.length]!);
      const round1 = attackers.map((_, k) => pick(k));
      const round2 = chooses ? hashing(favourites, salt) : attackers.map((_, k) => pick(12 + k));
      return { attackers, targets, round1, round2, pearlHarborRule };
    });
}

describe('the raid kernel, bit for bit', () => {
  const games = fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 40 }));
  const same = (setup: Setup) =>
    fc.property(ordersFor(setup), fc.string(), firstGame, games, (orders, seed, first, count) => {
      expect(kernelTally(setup, seed, orders, first, count)).toEqual(referenceTally(setup, seed, orders, first, count));
    });

  it('equals the plain raid on the standard board', () => {
    fc.assert(same(standard), { numRuns: sized(200, 2500), seed: 1941 });
  });

  it('equals the plain raid on a board of nine-shot carriers and a crowded harbor', () => {
    fc.assert(same(crowded), { numRuns: sized(80, 1000), seed: 127 });
  });

  it('equals it over many batches', () => {
    const orders = { ...standardOrders(), pearlHarborRule: true };
    expect(kernelTally(standard, 'long', orders, 77, 5000)).toEqual(referenceTally(standard, 'long', orders, 77, 5000));
  });

  it('equals it in the very games whose words are drawn again', () => {
    const orders = standardOrders();
    const hawaii = standard.tables.areaNames.indexOf('Hawaiian Islands');
    const dice = new AddressedDice('again');
    const slots = [1, 2].flatMap((round) =>
      orders.attackers.map((piece) => slotOf(1, hawaii, round, ACTION_AIR_RAID, piece, ROLL_ATTACK)),
    );
    const refused: number[] = [];
    for (let game = 0; game < 20_000; game++) {
      dice.startGame(game);
      if (slots.some((slot) => wordAt(dice.a, dice.b, slot) >= WORD_LIMIT)) refused.push(game);
    }
    // 16 words in each of 20,000 games, one in 2,300 refused: 140 games or so.
    expect(refused.length).toBeGreaterThan(100);
    for (const game of refused) {
      const alone = kernelTally(standard, 'again', orders, game, 1);
      expect(alone).toEqual(referenceTally(standard, 'again', orders, game, 1));
    }
  });
});

/** The standard raid, as orders. */
function standardOrders(): RaidOrders {
  const { tables, targets } = standard;
  const pieces = (names: string) => names.split(', ').map((name) => tables.pieceIndex.get(name)!);
  return {
    attackers: pieces('Akagi, Kaga, Shokaku, Zuikaku, Soryu, Hiryu, Ryujo, Zuiho'),
    targets,
    round1: pieces('Nevada, Arizona, Oklahoma, Pennsylvania, Tennessee, California, Maryland, West Virginia'),
    round2: pieces('Nevada, Arizona, Oklahoma, Pennsylvania, Tennessee, California, New Orleans, 7th A.F.'),
  };
}

describe('the raid kernel, whatever the chunks', () => {
  const choosing = (): RaidOrders => ({ ...standardOrders(), round2: hashing(standard.targets, 5) });

  it.each([
    ['written', standardOrders],
    ['chosen', choosing],
  ])('sums to the same tally however the games are cut: %s targets', (_, orders) => {
    const whole = kernelTally(standard, 'cut', orders(), 1000, 4000);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 3999 }), { maxLength: 8 }), (cuts) => {
        const kernel = new RaidKernel(standard.tables, seedKey('cut'), standard.layout, orders());
        const tally = emptyTally(standard);
        const edges = [0, ...cuts.sort((x, y) => x - y), 4000];
        // Last chunk first: no order is special.
        for (let k = edges.length - 1; k > 0; k--) kernel.run(1000 + edges[k - 1]!, edges[k]! - edges[k - 1]!, tally);
        expect(tally).toEqual(whole);
      }),
      { numRuns: sized(40, 100), seed: 9 },
    );
  });

  it('keeps two kernels that take turns apart, although they share their arrays', () => {
    const one = new RaidKernel(standard.tables, seedKey('one'), standard.layout, standardOrders());
    const two = new RaidKernel(standard.tables, seedKey('two'), standard.layout, choosing());
    const tallies = [emptyTally(standard), emptyTally(standard)] as const;
    for (let k = 0; k < 10; k++) {
      one.run(k * 100, 100, tallies[0]);
      two.run(k * 100, 100, tallies[1]);
    }
    expect(tallies[0]).toEqual(kernelTally(standard, 'one', standardOrders(), 0, 1000));
    expect(tallies[1]).toEqual(kernelTally(standard, 'two', choosing(), 0, 1000));
  });

  it('adds nothing for no games', () => {
    expect(kernelTally(standard, 'none', standardOrders(), 5, 0)).toEqual(emptyTally(standard));
  });
});

const GOLDEN_AFLOAT = [386, 4555, 20_804, 33_346, 26_589, 11_343, 2661, 300, 16];
const GOLDEN_DIGEST = 'efefc712a2923cfc2082887a34c97757860f70e60ade42cb74287aae38d3db88';

describe('the raid kernel, golden', () => {
  it('gives these numbers for the standard raid, and always will', () => {
    const tally = kernelTally(standard, 'pearl-harbor', standardOrders(), 0, 100_000);
    expect([...tally.subarray(0, 9)]).toEqual(GOLDEN_AFLOAT);
    expect(createHash('sha256').update(tally.join()).digest('hex')).toBe(GOLDEN_DIGEST);
  });
});

describe('the raid kernel, refusals', () => {
  it('names what is not a target', () => {
    const { tables } = standard;
    const enterprise = tables.pieceIndex.get('Enterprise')!;
    const make = (orders: Partial<RaidOrders>) =>
      new RaidKernel(tables, seedKey('x'), standard.layout, { ...standardOrders(), ...orders });
    const sentence = 'Enterprise is not among the targets of the raid';
    expect(() => make({ round1: [enterprise, -1, -1, -1, -1, -1, -1, -1] })).toThrow(new RangeError(sentence));
    const choice = { allocate: (_: 1 | 2, __: Uint8Array, out: Int16Array) => void out.fill(enterprise) };
    expect(() => make({ round2: choice }).run(0, 1, emptyTally(standard))).toThrow(new RangeError(sentence));
  });
});
