// The point values of the map that are not certain: a form, filled in, and what answers say of them.
import { describe, expect, it } from 'vitest';
import { readMapCheck } from '../../../src/analysis/map-check/read-form.js';
import { MAP_WORTHS, mapWorths } from '../../../src/analysis/map-check/worths.js';
import { readBoardOverrides } from '../../../src/analysis/question/read.js';
import { boardOf, STANDARD_BOARD, uncertainPoints } from '../../../src/board/index.js';
import { describeRun } from '../../../src/node/machine.js';
import { readScenario } from '../../../src/node/read.js';
import { simulate } from '../../../src/node/simulate.js';
import { mapCheckData, mapCheckForm, mapCheckSaid } from '../../../src/report/certainty/map-check.js';
import { notCertain } from '../../../src/report/certainty/not-certain.js';
import { ScenarioError } from '../../../src/text/problem.js';
import type { GameScenario } from '../../../src/whole-games/game-scenario.js';

const FORM = mapCheckForm(STANDARD_BOARD, MAP_WORTHS);
const game = (text: string) => readScenario(`kind: game\n${text}`, 'game.yaml').scenario as GameScenario;

function mistakes(text: string): string[] {
  try {
    readMapCheck(text, 'check.yaml', STANDARD_BOARD);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.problems.map((p) => `${p.line}:${p.column} ${p.message}`);
  }
  return [];
}

describe('the form of the map', () => {
  it('has every value that is not certain, with what we believe, and what an answer moves by it', () => {
    const points = uncertainPoints(STANDARD_BOARD);
    expect(points).toHaveLength(11);
    expect(FORM.match(/^ {4}(?:japan|allied):$/gm)).toHaveLength(11);
    for (const { area } of points) expect(FORM).toContain(`\n  ${area}:\n`);
    const plain = FORM.replaceAll(/\n *# ?/g, ' ');
    expect(plain).toContain(
      'The number of Japan. We believe 3: it is hard to read in our picture, 70 % likely to be right (else 2).',
    );
    expect(plain).toMatch(
      /If it is 2, Japan's final score is 1\.2 ±0\.7 POC higher, and Japan wins 5\.9 ±2\.5 games in 100 more\./,
    );
    expect(plain).toContain(`2,000 games with each value under the same dice, seed "map"`);
    // Nobody has to scroll sideways.
    expect(Math.max(...FORM.split('\n').map((line) => line.length))).toBeLessThanOrEqual(104);
  });

  it('tells every other value from the measurement that is kept', () => {
    const measured = MAP_WORTHS.worths.map(({ area, side, believed, instead }) => [area, side, believed, instead]);
    expect(measured).toEqual(
      uncertainPoints(STANDARD_BOARD).flatMap(({ area, side, value, others }) =>
        others.map((instead) => [area, side, value, instead]),
      ),
    );
  });

  it('filled in, becomes a file for --data in which these values are certain', () => {
    const filled = FORM.replace(/(Coral Sea:(?:\n {4}#.*)*\n {4}japan:)/, '$1 2').replace(
      /(Japanese Islands:(?:\n {4}#.*)*\n {4}allied:)/,
      '$1 3',
    );
    const check = readMapCheck(filled, 'check.yaml', STANDARD_BOARD);
    const board = boardOf(readBoardOverrides(mapCheckData(check), 'my-data.yaml'));
    expect(board.areas.find((a) => a.name === 'Coral Sea')!.poc.japan).toEqual({ value: 2, source: { kind: 'user' } });
    expect(uncertainPoints(board)).toHaveLength(9);
    expect(mapCheckSaid(check).slice(0, 2)).toEqual([
      '2 numbers read off the map: 1 as we believed, 1 otherwise.',
      'Otherwise: Coral Sea for Japan 2 instead of 3.',
    ]);
    expect(mapCheckSaid(check)[2]).toContain('Still not certain: Aleutian Islands (the Allies), ');
  });

  it('tells all mistakes, each with its place', () => {
    expect(
      mistakes('kind: map-chek\nprinted:\n  Coral See: {japan: 2}\n  Indonesia: {japn: 1, allied: ten}\n'),
    ).toEqual([
      '1:7 "map-chek" is not the form of vitp data --check; did you mean "map-check"? Allowed: map-check',
      expect.stringMatching(/^3:3 "Coral See" is not a sea area; did you mean "Coral Sea"\?/),
      expect.stringMatching(/^4:15 unknown key "japn" in the numbers of a sea area; did you mean "japan"\?/),
      '4:32 "ten" is not a POC value; allowed: a whole number from 0 to 9',
    ]);
    expect(mistakes('printed: {}')[0]).toBe('1:1 the form of vitp data --check begins with "kind: map-check"');
    expect(mistakes(FORM)).toEqual([expect.stringMatching(/^\d+:\d+ nothing is filled in/)]);
  });

  it('is measured by games under the same dice', async () => {
    const controls = { simulate, describeRun, workers: 1, signal: new AbortController().signal, onProgress: () => {} };
    // Who wins every sea area by chance wins a point more in one of them only where it controls it.
    const all = readScenario('kind: game\nplayers: {japan: random, allied: random}\n', 'game.yaml')
      .scenario as GameScenario;
    const [coral] = STANDARD_BOARD.areas.filter((a) => a.name === 'Coral Sea');
    const measured = await mapWorths(all, { ...STANDARD_BOARD, areas: [coral!] }, { seed: 'x', games: 4 }, controls);
    expect(measured).toMatchObject({ seed: 'x', games: 4, players: ['random', 'random'] });
    expect(measured!.worths).toHaveLength(1);
    expect(measured!.worths[0]).toMatchObject({ area: 'Coral Sea', side: 'japan', believed: 3, instead: 2 });
    expect(measured!.worths[0]!.score.difference).toBeLessThanOrEqual(0);
  });
});

describe('answers that depend on what is not certain', () => {
  it('say so in one line; raids and battles do not', () => {
    expect(notCertain([game('')])).toEqual([
      ['Not certain', '11 point values of the map. This answer depends on them; "vitp data --check" lists them.'],
    ]);
    expect(notCertain([{ kind: 'position', record: { data: null } }, { kind: 'record' }])).toHaveLength(1);
    expect(notCertain([{ kind: 'raid' }, { kind: 'battle' }])).toEqual([]);
    const areas = uncertainPoints(STANDARD_BOARD).map(({ area, side, value }) => `${area}: {poc: {${side}: ${value}}}`);
    expect(notCertain([game(`data: {areas: {${areas.slice(1).join(', ')}}}\n`)])[0]?.[1]).toBe(
      'Japanese Islands: 3 POC for the Allies (blurred, 80 % likely to be right)',
    );
    expect(notCertain([game(`data: {areas: {${areas.join(', ')}}}\n`)])).toEqual([]);
  });
});
