// Mistakes of form and of names come in one go: who mends a file need not run it once for each.
import { describe, expect, it } from 'vitest';
import { readOpening } from '../../../src/ai/schema/read-opening.js';
import {
  readDoctrine,
  readOpenings,
  readScenario,
  readSweep,
  readTournament,
  readTuning,
} from '../../../src/node/read.js';
import { readRecord } from '../../../src/records/record-read.js';
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

  it('of a raid: its ships, its targets, its choices', () => {
    const text = [
      'kind: raid',
      'raidForc: [Akagi]',
      'raidForce: [Akagi, Kagga, Shokaku]',
      'targets:',
      '  round1: {Akagi: Nevadda, Zuikakku: Arizona}',
      '  round3: bottom-first',
      'after: stey',
      'rules: [second-editon]',
    ].join('\n');
    expect(mistakes(() => readScenario(text, 'raid.yaml'))).toEqual([
      '2:1 unknown key "raidForc"',
      '3:20 "Kagga"',
      '5:19 "Nevadda"',
      '5:28 "Zuikakku"',
      '6:3 unknown key "round3"',
      '7:8 "stey"',
      '8:9 "second-editon"',
    ]);
  });

  it('of a record: its head, its position and its steps', () => {
    const text = [
      'kind: record',
      'format: 1',
      'rulez: second-edition',
      'rules: [secnd-edition]',
      'begin: movment',
      'position:',
      '  turn: 13',
      '  control: {Coral See: none, Truk: none}',
      '  pieces: {Truk: [Akagi, Kagga], Saipan: [Akagi], Coral Sea: [Enterprise, Hornet], Ceylon: [Kongo, Akagi]}',
      '  damage: {Enterprise: 9}',
      '  raiding: [Kongo]',
      'until: stepz',
      'steps:',
      '  - japan patrols: {Coral See: [Akagi]}',
      '  - japan patroles: {}',
    ].join('\n');
    expect(mistakes(() => readRecord(text, 'game.yaml'))).toEqual([
      '3:1 unknown key "rulez"',
      '4:9 "secnd-edition"',
      '5:8 "movment"',
      '7:9 13 is not a turn; allowed: a whole number from 1 to 9',
      '8:13 "Coral See"',
      '8:36 Truk is a port or base, and one side holds it always; allowed: japan or allied',
      '9:26 "Kagga"',
      '9:43 Akagi cannot be in Saipan: the Allies hold it (2.3)',
      '9:93 Kongo cannot be in Ceylon: the Allies hold it (2.3)',
      '9:100 Akagi is in two places: Saipan and Ceylon',
      '9:100 Akagi cannot be in Ceylon: the Allies hold it (2.3)',
      '10:24 Enterprise is sunk by more than 2 damage points (7.551)',
      '11:13 Kongo is not at sea, so it cannot be raiding',
      '12:8 "stepz"',
      '14:21 "Coral See"',
      '15:5 "japan patroles"',
    ]);
  });

  it('of a doctrine and an opening: weights, what it extends, and plans', () => {
    const plan = ['name: 3', 'side: japan', 'intent: x', 'turns: {1: {engage: true}, x: {}, 2: {ar: {}}}'].join('\n');
    expect(mistakes(() => readOpening(plan, 'mine.yaml'))).toEqual([
      '1:7 3 is not a name for an opening; allowed: letters, digits, hyphens and single spaces',
      '4:13 "engage"',
      '4:28 "x"',
      '4:39 unknown key "ar"',
    ]);
    const text = [
      'nam: x',
      'name: mine',
      'side: japan',
      'intent: 3',
      'extends: standrd',
      'weights: {faer: 1, focus: 7, areas: {Coral See: 1, Indonesia: x}}',
      'under:',
      '  - {rules: [nt1], turns: {11: {}, 1: {engage: true}}}',
    ].join('\n');
    expect(mistakes(() => readDoctrine(text, 'mine.yaml'))).toEqual([
      '1:1 unknown key "nam"',
      '4:9 3 is not what the doctrine intends; allowed: a text',
      '5:10 "standrd"',
      '6:11 unknown key "faer"',
      '6:27 7 is not a value of focus; allowed: a number from 0 to 1',
      '6:38 "Coral See"',
      '6:63 "x"',
      '8:28 "11"',
      '8:40 "engage"',
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
