// Records of random lawful games: written, read, and played again to the same state.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WITHDRAW } from '../../src/game/questions/decisions.js';
import type { GameRecord } from '../../src/game/state/record.js';
import { readRecord } from '../../src/records/record-read.js';
import { plainRecord, writeRecord } from '../../src/records/record-write.js';
import { replay } from '../../src/records/replay.js';
import { resolveRules } from '../../src/rules/index.js';
import { randomRules } from '../properties/play.js';
import { sized } from '../size.js';
import { randomRecord, TABLES } from './random-records.js';

const withoutComments = (text: string) => text.replace(/^ *#.*\n/gm, '');

/** Through YAML and back; the text that is read gives the same text again. */
function throughText(record: GameRecord) {
  const text = writeRecord(record, TABLES);
  const read = readRecord(text, 'game.yaml');
  expect(withoutComments(writeRecord(read.record, read.tables))).toBe(withoutComments(text));
  return read;
}

describe('records of random games replay to the same state', () => {
  it.each(['second-edition', 'pearl-harbor'])('%s: whole games, with their dice and with their seed’s', (name) => {
    for (let k = 0; k < sized(5, 200); k++) {
      const record = randomRecord([name], 'records', k);
      const rules = resolveRules([name]);
      for (const dice of ['record', 'seed'] as const) {
        const { hash, poc } = replay(record, TABLES, rules, { dice });
        expect({ hash, poc }, `game ${k}`).toEqual(record.end);
      }
    }
  });

  it.each(['second-edition', 'pearl-harbor'])('%s: whole games, through YAML', (name) => {
    for (let k = 500; k < 500 + sized(1, 15); k++) {
      const record = randomRecord([name], 'records', k);
      const read = throughText(record);
      const { hash, poc } = replay(read.record, read.tables, read.rules);
      expect({ hash, poc }, `game ${k}`).toEqual(record.end);
    }
  });

  it('any lawful combination of rules, through YAML', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1000)), fc.nat(1_000_000), (numbers, game) => {
        const iterator = numbers[Symbol.iterator]();
        const names = randomRules((n) => (iterator.next().value as number) % n);
        const record = randomRecord(names, 'combinations', game);
        const read = throughText(record);
        const { hash, poc } = replay(read.record, read.tables, read.rules);
        return hash === record.end!.hash && poc === record.end!.poc;
      }),
      { numRuns: sized(3, 12), seed: 1944 },
    );
  });

  it('who is sighted and then attacks in one block rolls twice there (20.5, 23.4)', () => {
    const names = ['second-edition', 'pearl-harbor', 'task-forces'];
    let twice = 0;
    for (let k = 0; k < 40 && twice < sized(2, 40); k++) {
      const record = randomRecord(names, 'twice', k, 1);
      const labels = record.blocks.map(({ rolls }) => (rolls ?? []).map((roll) => roll.of));
      if (labels.every((list) => new Set(list).size === list.length)) continue;
      twice++;
      const read = throughText(record);
      expect(replay(read.record, read.tables, read.rules, { dice: 'record' }).hash, `game ${k}`).toBe(record.end!.hash);
    }
    expect(twice).toBeGreaterThan(0);
  });

  it('adjustment 2, withdrawal-ship-by-ship: answers about each unit, through YAML', () => {
    const names = ['adjustment-1', 'adjustment-2', 'adjustment-2a', 'adjustment-5'];
    const rulings = { 'central-pacific-withdrawal-turns': 'every-turn', 'withdrawal-ship-by-ship': 'each-ship' };
    let withdrawals = 0;
    for (let k = 0; k < sized(3, 60); k++) {
      const record = randomRecord(names, 'each ship', k, undefined, rulings);
      withdrawals += record.blocks.flatMap(({ steps }) => steps).filter((s) => s.decision === WITHDRAW).length;
      const read = throughText(record);
      const { hash, poc } = replay(read.record, read.tables, read.rules, { dice: 'record' });
      expect({ hash, poc }, `game ${k}`).toEqual(record.end);
    }
    expect(withdrawals).toBeGreaterThan(0);
  });

  it('through JSON', () => {
    const record = randomRecord(['second-edition'], 'records', 7);
    const read = readRecord(JSON.stringify(plainRecord(record, TABLES)), 'game.json');
    expect(replay(read.record, read.tables, read.rules).hash).toBe(record.end!.hash);
  });

  it('without dice, from the seed that is written in the file', () => {
    const record = randomRecord(['second-edition'], 'a seed: with "quotes"', 3);
    const bare = { ...record, blocks: record.blocks.map(({ steps }) => ({ steps, rolls: null })) };
    const text = writeRecord(bare, TABLES);
    expect(text).not.toContain('dice');
    const read = readRecord(text, 'game.yaml');
    expect(replay(read.record, read.tables, read.rules).hash).toBe(record.end!.hash);
  });

  it('with dice in the order in which they fall, whoever rolls them', () => {
    const record = randomRecord(['second-edition'], 'records', 11);
    const blocks = record.blocks.map((block) => ({
      steps: block.steps,
      rolls: block.rolls!.map((roll) => ({ of: '', dice: [...roll.dice, ...roll.damage], damage: [] })),
    }));
    const read = throughText({ ...record, blocks });
    expect(replay(read.record, read.tables, read.rules, { dice: 'record' }).hash).toBe(record.end!.hash);
  });
});

describe('records that begin in the middle', () => {
  it('a turn from its position: every turn of some games', () => {
    for (let turn = 1; turn <= 8; turn++) {
      for (let k = 0; k < sized(1, 2); k++) {
        const record = randomRecord(['second-edition'], 'middle', k, turn);
        expect(record.position === null).toBe(turn === 1);
        const read = throughText(record);
        expect(read.record.position, `game ${k}, turn ${turn}`).toEqual(record.position);
        for (const dice of ['record', 'seed'] as const) {
          expect(replay(read.record, read.tables, read.rules, { dice }).hash).toBe(record.end!.hash);
        }
      }
    }
  });

  it('a turn from its position under any lawful combination of rules', () => {
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.nat(1000)),
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 8 }),
        (numbers, game, turn) => {
          const iterator = numbers[Symbol.iterator]();
          const names = randomRules((n) => (iterator.next().value as number) % n);
          const record = randomRecord(names, 'middle', game, turn);
          const read = throughText(record);
          expect(read.record.position).toEqual(record.position);
          return replay(read.record, read.tables, read.rules).hash === record.end!.hash;
        },
      ),
      { numRuns: sized(7, 40), seed: 1945 },
    );
  });
});
