// What is accepted, and what it becomes.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configOf } from '../../../src/analysis/question/config.js';
import { compileBoard, STANDARD_BOARD } from '../../../src/board/index.js';
import { raidForceNames } from '../../../src/game/raid-force.js';
import { readScenario } from '../../../src/node/read.js';
import { raidTargetNames } from '../../../src/raid/question/raid-pieces.js';
import { RAID_PLANS } from '../../../src/raid/question/raid-scenario.js';
import { STANDARD_RAID, STANDARD_RAID_FORCE } from '../../../src/raid/question/standard-raid.js';
import { ScenarioError } from '../../../src/text/problem.js';
import { sized } from '../../size.js';
import { SMALLEST_RAID } from './smallest-raid.js';

const read = (text: string) => readScenario(text, 'raid.yaml', { kinds: ['raid'] });

describe('a raid scenario', () => {
  it('the smallest complete file is the standard raid', () => {
    expect(read(SMALLEST_RAID)).toEqual({ scenario: STANDARD_RAID, method: 'auto' });
  });

  it('everything but the kind has a default', () => {
    expect(read('kind: raid').scenario).toEqual(STANDARD_RAID);
    expect(read('{"kind": "raid"}').scenario).toEqual(STANDARD_RAID);
  });

  it('JSON with tabs is JSON', () => {
    expect(read('{\n\t"kind": "raid",\n\t"raidForce": [\n\t\t"Akagi"\n\t]\n}').scenario.raidForce).toEqual(['Akagi']);
  });

  it('one plan stands for both rounds', () => {
    expect(read('{kind: raid, targets: focus}').scenario.targets).toEqual({ round1: 'focus', round2: 'focus' });
  });

  it('a round that is left out is spread at first and finish then', () => {
    expect(read('{kind: raid, targets: {round1: focus}}').scenario.targets).toEqual({
      round1: 'focus',
      round2: 'finish',
    });
    expect(read('{kind: raid, targets: {round2: {Akagi: Nevada}}}').scenario.targets).toEqual({
      round1: 'spread',
      round2: { Akagi: 'Nevada' },
    });
  });

  it('another force than the standard one does not get the standard plan', () => {
    expect(read('{kind: raid, raidForce: [Akagi, Kaga]}').scenario.targets).toEqual({
      round1: 'spread',
      round2: 'finish',
    });
    const turned = [...STANDARD_RAID_FORCE].reverse();
    expect(read(`{kind: raid, raidForce: [${turned}]}`).scenario.targets).toEqual(STANDARD_RAID.targets);
  });

  it('a round in which nobody attacks, a target named twice and an air unit as target are allowed', () => {
    const text = '{kind: raid, targets: {round1: {}, round2: {Akagi: Nevada, Kaga: Nevada, Ryujo: 7th A.F.}}}';
    expect(read(text).scenario.targets).toEqual({
      round1: {},
      round2: { Akagi: 'Nevada', Kaga: 'Nevada', Ryujo: '7th A.F.' },
    });
  });

  it('a battleship may sail with the raid force', () => {
    expect(read('{kind: raid, raidForce: [Akagi, Kongo]}').scenario.raidForce).toEqual(['Akagi', 'Kongo']);
  });

  it('rules are a name or a list, and the edition may be left out', () => {
    expect(read('{kind: raid, rules: second-edition}').scenario.rules).toEqual(['second-edition']);
    expect(read('{kind: raid, rules: [pearl-harbor]}').scenario.rules).toEqual(['second-edition', 'pearl-harbor']);
  });

  it('the standard force leaves at home whom the rules keep there', () => {
    const { scenario } = read('{kind: raid, rules: menzel}');
    expect(scenario.raidForce).toEqual(['Akagi', 'Kaga', 'Shokaku', 'Zuikaku', 'Soryu', 'Hiryu']);
    expect(scenario.targets).toEqual({ round1: 'spread', round2: 'finish' });
  });

  it('overridden board values decide who may sail and what may be attacked', () => {
    const text = `kind: raid
raidForce: [Hosho]
targets: {round1: {Hosho: Enterprise}}
data:
  ships: {Hosho: {factors: '016+1'}, Enterprise: {where: Pearl Harbor}}
`;
    const { scenario } = read(text);
    expect(scenario.targets.round1).toEqual({ Hosho: 'Enterprise' });
    expect(scenario.data).toEqual({ ships: { Hosho: { factors: '016+1' }, Enterprise: { where: 'Pearl Harbor' } } });
  });
});

describe('options of the command line', () => {
  it('replace the file’s rules and method, and lie over its data', () => {
    const { scenario, method } = readScenario(
      '{kind: raid, rules: second-edition, method: exact, data: {areas: {Coral Sea: {poc: {japan: 2}}}}}',
      'x',
      {
        rules: ['pearl-harbor'],
        method: 'monte-carlo',
        data: { areas: { 'Coral Sea': { poc: { allied: 1 } }, Indonesia: { control: 'japan' } } },
      },
    );
    expect(scenario.rules).toEqual(['second-edition', 'pearl-harbor']);
    expect(method).toBe('monte-carlo');
    expect(scenario.data).toEqual({
      areas: { 'Coral Sea': { poc: { japan: 2, allied: 1 } }, Indonesia: { control: 'japan' } },
    });
  });

  it('are checked with the file: ten ships at most once rule 20.2 is switched on', () => {
    const eleven =
      '{kind: raid, raidForce: [Akagi, Kaga, Shokaku, Zuikaku, Soryu, Hiryu, Ryujo, Zuiho, Kongo, Hiei, Tone]}';
    expect(() => readScenario(eleven, 'x')).not.toThrow();
    expect(() => readScenario(eleven, 'x', { rules: ['pearl-harbor'] })).toThrow('allows 10 (20.2)');
  });
});

describe('a result as scenario', () => {
  const result = {
    schema: 'vitp-result/1',
    kind: 'raid',
    config: configOf(
      { ...STANDARD_RAID, raidForce: ['Akagi'], targets: { round1: 'focus', round2: 'kills' } },
      'monte-carlo',
    ),
    seed: 'tora',
    games: 1000,
    metrics: {},
    run: {},
  };

  it('is its config, with its seed and games', () => {
    const back = read(JSON.stringify(result));
    expect(configOf(back.scenario, 'monte-carlo')).toEqual(result.config);
    expect(back).toMatchObject({ method: 'monte-carlo', seed: 'tora', games: 1000 });
  });

  it('of the exact method names no number of games', () => {
    const back = read(JSON.stringify({ ...result, config: configOf(STANDARD_RAID, 'exact'), games: 0 }));
    expect(back.method).toBe('exact');
    expect(back.games).toBeUndefined();
  });

  it('mistakes in it have their place in the result file', () => {
    const text = JSON.stringify({ ...result, config: { ...result.config, after: 'go' } }, null, 2);
    const line = text.split('\n').findIndex((l) => l.includes('"after"')) + 1;
    expect(() => read(text)).toThrow(`raid.yaml:${line}:14: "go" is not a choice of Japan`);
  });
});

const tables = compileBoard(STANDARD_BOARD);
const anyForce = fc.shuffledSubarray(raidForceNames(tables), { minLength: 1 });
const anyScenario = anyForce.chain((raidForce) => {
  const able = raidForce.filter((ship) => tables.airstrike[tables.pieceIndex.get(ship)!]! > 0);
  const explicit =
    able.length === 0
      ? fc.constant({})
      : fc.dictionary(fc.constantFrom(...able), fc.constantFrom(...raidTargetNames(tables)), { noNullPrototype: true });
  const round = fc.oneof(fc.constantFrom(...RAID_PLANS), explicit);
  return fc.record(
    {
      kind: fc.constant('raid'),
      raidForce: fc.constant(raidForce),
      targets: fc.oneof(
        fc.constantFrom(...RAID_PLANS),
        fc.record({ round1: round, round2: round }, { requiredKeys: [] }),
      ),
      after: fc.constantFrom('leave', 'stay'),
      allies: fc.constantFrom('stay', 'retreat'),
      iBoat: fc.constantFrom('Hawaiian Islands', 'elsewhere'),
      indonesia: fc.oneof(fc.constant(null), fc.record({ airUnits: fc.nat(6) })),
    },
    { requiredKeys: ['kind', 'raidForce'] },
  );
});

describe('properties', () => {
  it('config fed back is the same config, byte for byte', () => {
    fc.assert(
      fc.property(anyScenario, fc.constantFrom('exact', 'monte-carlo'), (written, method) => {
        const config = JSON.stringify(configOf(read(JSON.stringify(written)).scenario, method as 'exact'));
        const back = read(config);
        expect(back.method).toBe(method);
        expect(JSON.stringify(configOf(back.scenario, back.method as 'exact'))).toBe(config);
      }),
      { numRuns: sized(40, 100), seed: 2 },
    );
  });

  it('no text brings anything but a scenario or sentences', () => {
    const scraps = fc.constantFrom(
      'kind: raid\n',
      'targets:',
      ' round1',
      ': ',
      '{',
      '}',
      '[',
      ']',
      'Akagi',
      ', ',
      '\n',
      '- ',
      '"',
      '&a ',
      '*a',
      '__proto__',
      '1e999',
      '\t',
      '!!',
      '? ',
      '---\n',
      '#',
      '|',
      'null',
      'constructor: ',
    );
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 20 }), (parts) => {
        try {
          read(parts.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(ScenarioError);
          for (const line of (error as Error).message.split('\n')) expect(line).toMatch(/^raid\.yaml:\d+:\d+: \S/);
        }
      }),
      { numRuns: sized(250, 3000), seed: 3 },
    );
  });
});
