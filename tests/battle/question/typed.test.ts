// What players type is understood, or refused with a sentence: two tables of phrases.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BATTLE_KINDS, type BattleUnit } from '../../../src/battle/question/battle-scenario.js';
import { readBattleLine } from '../../../src/battle/question/typed/battle-line.js';
import { battleText, forceText } from '../../../src/battle/question/typed/battle-text.js';
import { readForce } from '../../../src/battle/question/typed/force.js';
import { compileBoard, formatFactors, parseFactors, STANDARD_BOARD } from '../../../src/board/index.js';
import { HARBORS } from '../../../src/board/names.js';
import { readScenario } from '../../../src/node/read.js';
import { ScenarioError } from '../../../src/text/problem.js';

const tables = compileBoard(STANDARD_BOARD);

/** Rows `phrase => meaning` and `phrase =! sentence` of a file. */
function rowsOf(file: string): { readonly phrase: string; readonly expected: string }[] {
  const text = readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf8');
  return text.split('\n').flatMap((line) => {
    const row = /^(.*?) (=[>!] .*)$/.exec(line);
    if (!row || line.startsWith('#')) return [];
    const phrase = row[1]!
      .replaceAll('\\n', '\n')
      .replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    return [{ phrase, expected: row[2]! }];
  });
}

/** What a phrase comes to, written as in the files. */
function meaning(read: () => string): string {
  try {
    return `=> ${read()}`;
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return `=! ${error.problems.map(({ column, message }) => `${column}: ${message}`).join(' | ')}`;
  }
}

describe('the units of one side, as typed', () => {
  const rows = rowsOf('typed-forces.txt');

  it('are read as the table says', () => {
    expect(rows.length).toBeGreaterThan(580);
    const read = rows.map(({ phrase }) => meaning(() => forceText(readForce(phrase, { tables }))));
    expect(read).toEqual(rows.map(({ expected }) => expected));
  });

  it('mean the same when what was understood is typed again', () => {
    const canonical = rows.flatMap(({ expected }) => (expected.startsWith('=> ') ? [expected.slice(3)] : []));
    for (const text of new Set(canonical)) expect(forceText(readForce(text, { tables }))).toBe(text);
  });
});

describe('battles in one line', () => {
  it('are read as the table says', () => {
    const rows = rowsOf('typed-battles.txt');
    expect(rows.length).toBeGreaterThan(180);
    const read = rows.map(({ phrase }) => meaning(() => battleText(readBattleLine(phrase).scenario)));
    expect(read).toEqual(rows.map(({ expected }) => expected));
  });

  it('say how long and in which action', () => {
    const { scenario } = readBattleLine('Akagi vs Lexington, 3 rounds at night in the Coral Sea');
    expect(scenario).toMatchObject({
      rounds: 3,
      area: 'Coral Sea',
      japan: { prefer: 'night' },
      allied: { prefer: 'night' },
    });
  });

  it.each([
    ['Akagi vs Lexington, Japan controls, turn 4', { control: 'japan', turn: 4 }],
    ['Akagi vs Lexington in the Coral Sea under Allied control, T5', { control: 'allied', turn: 5, area: 'Coral Sea' }],
    ['Akagi vs Lexington, nobody controls', { control: 'none' }],
    ['Battle of Midway: Akagi vs Hornet, 1 rd', { area: 'Central Pacific Ocean', rounds: 1 }],
    ['Akagi vs Lexington, at night', { japan: { prefer: 'night' }, allied: { prefer: 'night' } }],
    ['Akagi vs Lexington, 3 rounds, at night', { rounds: 3, japan: { prefer: 'night' } }],
    ['Akagi vs Lexington, on turn 4, under Japanese control', { turn: 4, control: 'japan' }],
    ['Akagi vs Lexington, night battle', { japan: { prefer: 'night' }, allied: { prefer: 'night' } }],
    ['Kongo vs Washington 2 rounds of day', { rounds: 2, japan: { prefer: 'day' }, allied: { prefer: 'day' } }],
    ['Kongo vs Washington in Hawaii on turn 3', { turn: 3, area: 'Hawaiian Islands' }],
    ['Yamato, Japanese sub vs Missouri, F-boat', { japan: { submarine: true }, allied: { submarine: true } }],
    ['Akagi, I-boat vs Lexington', { japan: { submarine: true }, allied: { submarine: false } }],
    ['Akagi vs Lexington + sub', { japan: { submarine: false }, allied: { submarine: true } }],
  ])('%s: says more than the units', (line, said) => {
    expect(readBattleLine(line).scenario).toMatchObject(said);
  });

  it('say one thing once', () => {
    expect(meaning(() => battleText(readBattleLine('Coral Sea: Akagi vs Lexington in Hawaii').scenario))).toBe(
      '=! 20: area is "Coral Sea" and "Hawaiian Islands" in one line; keep one of them',
    );
  });

  it('leave to the values beside them what these say', () => {
    const values = { area: 'Coral Sea', japan: { prefer: 'day' } };
    expect(readBattleLine('Akagi vs Lexington at night', values).scenario).toMatchObject({
      area: 'Coral Sea',
      japan: { prefer: 'day' },
      allied: { prefer: 'night' },
    });
    expect(meaning(() => battleText(readBattleLine('Akagi vs Lexington off Hawaii', values).scenario))).toBe(
      '=! 9: area is "Hawaiian Islands" in the line and "Coral Sea" beside it; keep one of them',
    );
  });
});

describe('a force that is printed', () => {
  const counters = STANDARD_BOARD.pieces.filter((piece) => piece.nation === 'japan');
  const harbor = fc.constantFrom(null, null, ...HARBORS);
  const digit = (most: number) => fc.integer({ min: 0, max: most });

  /** What a counter can have. */
  const counter = fc
    .constantFrom(...counters)
    .chain(({ name, factors, kind }) => state(name, factors, kind as BattleUnit['kind']));
  /** A unit with factors of its own. */
  const other = fc
    .record({
      name: fc.constantFrom('Tirpitz', 'Graf Spee', 'A, B and C', 'X', '27 AF?', 'vs', '117', 'Kongo class'),
      kind: fc.constantFrom(...BATTLE_KINDS),
      factors: fc.record({
        gunnery: digit(9),
        gunneryBonus: fc.boolean(),
        armor: fc.integer({ min: 1, max: 9 }),
        speed: digit(9),
        airstrike: fc.integer({ min: 1, max: 9 }),
        airstrikeBonus: fc.boolean(),
      }),
    })
    .chain(({ name, kind, factors }) => state(name, formatFactors(factors, kind), kind));

  function state(name: string, factors: string, kind: BattleUnit['kind']): fc.Arbitrary<BattleUnit> {
    const { armor } = parseFactors(factors)!;
    return fc.record({
      name: fc.constant(name),
      factors: fc.constant(factors),
      kind: fc.constant(kind),
      damage: digit(kind === 'air' ? armor - 1 : armor),
      posture: fc.constantFrom('patrolling', 'raiding'),
      disabled: fc.boolean(),
      inPort: harbor,
      land: kind === 'amphibious' ? harbor : fc.constant(null),
    });
  }

  it('reads back the same', () => {
    const force = fc.uniqueArray(fc.oneof(counter, other), { minLength: 1, maxLength: 6, selector: (u) => u.name });
    fc.assert(
      fc.property(force, (units) => {
        expect(readForce(forceText(units), { tables, side: 'japan' })).toEqual(units);
      }),
      { seed: 17, numRuns: 150 },
    );
  });
});

describe('a unit of a file', () => {
  it.each(['""', '"  "', '{name: ""}'])('%s is refused with a sentence', (unit) => {
    const text = `kind: battle\njapan: {units: [${unit}]}\nallied: {units: [Lexington]}\n`;
    expect(() => readScenario(text, 'b.yaml')).toThrow(/^b\.yaml:2:\d+: .*(?:a unit needs a name or factors|"" )/);
  });
});
