// Mistakes of form and of names come in one go: who mends a file need not run it once for each.
import { describe, expect, it } from 'vitest';
import { readOpenings, readScenario, readSweep, readTournament, readTuning } from '../../../src/node/read.js';
import { ScenarioError } from '../../../src/text/problem.js';

/** `2:1 unknown key "wether"`: where each mistake stands and how its sentence begins. */
function mistakes(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.problems.map((p) => `${p.line}:${p.column} ${/^(?:unknown key )?"[^"]*"|^.*/.exec(p.message)![0]}`);
  }
  throw new Error('nothing is wrong');
}

describe('all mistakes at once', () => {
  it('of a game: unknown keys at every level, players, doctrines, openings, rules', () => {
    const text = [
      'kind: game',
      'wether: fog',
      'rules: [secnd-edition]',
      'players:',
      '  japan: nosuch',
      '  alied: standard',
      '  allied: {doctrine: standrd, wieghts: {fear: 1}, weights: {faer: 2}, opening: blok}',
    ].join('\n');
    expect(mistakes(() => readScenario(text, 'game.yaml'))).toEqual([
      '2:1 unknown key "wether"',
      '3:9 "secnd-edition"',
      '5:10 "nosuch"',
      '6:3 unknown key "alied"',
      '7:22 "standrd"',
      '7:31 unknown key "wieghts"',
      '7:61 unknown key "faer"',
      '7:80 "blok"',
    ]);
  });

  it('of a game: rules that do not go together, beside an unknown key', () => {
    const found = mistakes(() => readScenario('kind: game\nfoo: 1\nrules: [nt1, pearl-harbor]\n', 'game.yaml'));
    expect(found).toHaveLength(2);
    expect(found[0]).toBe('2:1 unknown key "foo"');
    expect(found[1]).toMatch(/^3:8 /);
  });

  it.each([
    ['tournament', readTournament],
    ['openings', readOpenings],
  ] as const)('of a %s: each seat', (kind, read) => {
    const text = `kind: ${kind}\nrulez: 1\njapan: [standrd, {doctrine: fooo, oppening: tko}]\nallied: [tuned, blob]\n`;
    expect(mistakes(() => read(text, 'cup.yaml'))).toEqual([
      '2:1 unknown key "rulez"',
      '3:9 "standrd"',
      '3:29 "fooo"',
      '3:35 unknown key "oppening"',
      '4:17 "blob"',
    ]);
  });

  it('of a tuning: what it begins with, its opponents and its weights', () => {
    const text = 'kind: tune\nside: japan\nfrom: standrd\nagainst: [blob]\nweights: [faer]\ngams: 3\n';
    expect(mistakes(() => readTuning(text, 'mine.yaml'))).toEqual([
      '3:7 "standrd"',
      '4:11 "blob"',
      '5:11 "faer"',
      '6:1 unknown key "gams"',
    ]);
  });

  it('of a battle: its units', () => {
    const text =
      'kind: battle\njapn: x\njapan: {units: [Akagy], tragets: focus}\nallied: {units: [Lexingtn], retreat: soon}\n';
    const found = mistakes(() => readScenario(text, 'fight.yaml'));
    expect(found.slice(0, 4)).toEqual([
      '2:1 unknown key "japn"',
      '3:17 "Akagy"',
      '3:25 unknown key "tragets"',
      '4:18 "Lexingtn"',
    ]);
    expect(found).toHaveLength(5);
  });

  it('of a sweep: its figures beside those of its scenario', () => {
    const text = 'kind: game\nfoo: 1\nsweep: {players.japan.weights.fear: [1]}\nmetrics: 3\n';
    expect(mistakes(() => readSweep(text, 'fear.yaml'))).toEqual([
      '2:1 unknown key "foo"',
      '4:10 metrics is 3; allowed: names of figures, such as [poc.final, winner.japan]',
    ]);
  });

  it('and none twice, nor any that is only the shadow of another', () => {
    // Without a side nobody knows whose doctrine "standrd" should be; the list of seats is no list.
    expect(mistakes(() => readTuning('kind: tune\nfrom: standrd\n', 'mine.yaml'))).toHaveLength(1);
    expect(mistakes(() => readTournament('kind: tournament\njapan: 3\nallied: [standard]\n', 'cup.yaml'))).toEqual([
      '2:8 japan must be a list, not 3',
    ]);
    expect(mistakes(() => readScenario('kind: game\nplayers: {japan: {doctrine: 3}}\n', 'game.yaml'))).toHaveLength(1);
  });
});
