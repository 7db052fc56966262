// Files that can be opened: what they hold is shown, and what cannot be read is answered with sentences.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { ownUnit, unitNamed } from '../../src/page/fight/fight-board.js';
import { addUnit, FIRST_FIGHT, hurtUnit, withData, withSide } from '../../src/page/fight/fight-state.js';
import { writtenFight } from '../../src/page/fight/fight-written.js';
import { FIRST_POSITION } from '../../src/page/position/position-state.js';
import {
  FIRST_RAID,
  sendTo,
  withScenario as withRaid,
  withRulings,
  writtenRaid,
} from '../../src/page/raid/raid-state.js';
import { readWritten } from '../../src/page/work/one-game.js';
import { readFightFile, readRaidFile } from '../../src/page/work/read-scenario-file.js';
import { ScenarioError } from '../../src/text/problem.js';
import { UsageError } from '../../src/text/usage-error.js';
import { sized } from '../size.js';
import { FILE_MUTATIONS } from './mutated.js';

describe('a file', () => {
  it('of a raid or a fight is what its tab saved', () => {
    const raid = sendTo(FIRST_RAID, 'Akagi', 'Arizona');
    expect(readRaidFile('raid.yaml', stringify(writtenRaid(raid))).scenario).toEqual(raid.scenario);
    const hurt = hurtUnit(FIRST_FIGHT, 'japan', 'Shokaku');
    const fight = withSide(hurt, 'allied', { retreat: { after: 2 }, targets: { best: 'damage' } });
    expect(readFightFile('fight.yaml', stringify(writtenFight(fight.scenario)))).toEqual(fight);
  });

  it('holds changed values of the board, readings, and ships that are no counters', () => {
    const data = { ships: { Akagi: { factors: '156+4' } } };
    const raid = withRulings(withRaid(FIRST_RAID, { data }), { 'lone-air-unit-as-fleet': 'no' });
    expect(readRaidFile('raid.yaml', stringify(writtenRaid(raid))).scenario).toEqual(raid.scenario);
    const own = addUnit(FIRST_FIGHT, 'japan', ownUnit('Fuji 156+4', [])!);
    const fight = withData(addUnit(own, 'japan', unitNamed('Akagi')), data);
    expect(fight.scenario.japan.units.map(({ factors }) => factors)).toEqual(['138+4', '138+4', '156+4', '156+4']);
    expect(readFightFile('fight.yaml', stringify(writtenFight(fight.scenario)))).toEqual(fight);
    const kinds = ['Fuji 156+4', '3+38', '24*', '1+27', '033'].map((typed) => ownUnit(typed, ['Ship 1']));
    expect(kinds.map((unit) => [unit!.name, unit!.kind])).toEqual([
      ['Fuji', 'carrier'],
      ['Ship 2', 'battleship'],
      ['Ship 2', 'air'],
      ['Ship 2', 'cruiser'],
      ['Ship 2', 'amphibious'],
    ]);
    expect(['Fuji', 'Fuji 9', ''].map((typed) => ownUnit(typed, []))).toEqual([undefined, undefined, undefined]);
  });

  it('as players write it is completed', () => {
    const { scenario, method } = readFightFile(
      'fight.yaml',
      'kind: battle\nmethod: exact\narea: Coral Sea\njapan:\n  units: [2 x Fuso class, {name: Fuji, factors: 146+4}]\nallied:\n  units: [Hornet]\n',
    );
    expect(scenario.japan.units.map(({ name }) => name)).toEqual(['Fuso', 'Hyuga', 'Fuji']);
    expect([method, scenario.japan.prefer, scenario.control]).toEqual(['exact', 'auto', 'allied']);
  });

  it('of another kind, or with mistakes, is answered with line and column', () => {
    expect(() => readRaidFile('x.yaml', 'kind: battle\n')).toThrow(
      'x.yaml:1:7: "battle" is not a kind of scenario known here; allowed: raid',
    );
    expect(() => readFightFile('x.yaml', stringify(FIRST_POSITION.record))).toThrow(
      'x.yaml:1:7: "record" is not a kind of scenario known here; allowed: battle',
    );
    expect(() => readFightFile('x.yaml', 'kind: battle\narea: Coral See\n')).toThrow(
      /x\.yaml:2:7: "Coral See".*Coral Sea/,
    );
  });

  it('whatever is done to it, gives a state or sentences', () => {
    const readers = [
      (text: string) => readRaidFile('x.yaml', text),
      (text: string) => readFightFile('x.yaml', text),
      (text: string) => readWritten('x.yaml', text, 'game'),
      (text: string) => readWritten('x.yaml', text, 'position'),
    ];
    let sentences = 0;
    fc.assert(
      fc.property(FILE_MUTATIONS, fc.constantFrom(...readers), (text, read) => {
        try {
          read(text);
        } catch (error) {
          if (!(error instanceof UsageError || error instanceof ScenarioError)) throw error;
          expect(error.message.length).toBeLessThan(60_000);
          sentences++;
        }
      }),
      { numRuns: sized(150, 10_000), seed: 18 },
    );
    expect(sentences).toBeGreaterThan(100);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
