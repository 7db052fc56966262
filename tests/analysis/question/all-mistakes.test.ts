// Mistakes of form and of names come in one go: who mends a file need not run it once for each.
import { describe, expect, it } from 'vitest';
import { readOpening } from '../../../src/ai/schema/read-opening.js';
import { readBoardOverrides } from '../../../src/analysis/question/read.js';
import {
  readDoctrine,
  readOpenings,
  readScenario,
  readSweep,
  readTournament,
  readTuning,
} from '../../../src/node/read.js';
import { readRecord } from '../../../src/records/record-read.js';
import { writeRecord } from '../../../src/records/record-write.js';
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
    expect(found[1]).toMatch(/^3:14 /);
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
      '9:43 Akagi is in two places: Truk and Saipan',
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

/** `5:14 6:5`: where the mistakes stand. */
const places = (read: () => unknown): string =>
  mistakes(read)
    .map((text) => text.split(' ')[0])
    .join(' ');

const AS: Readonly<Record<string, (text: string) => unknown>> = {
  scenario: (text) => readScenario(text, 'f.yaml'),
  game: (text) => readScenario(text, 'f.yaml', { kinds: ['game'] }),
  tournament: (text) => readTournament(text, 'f.yaml'),
  openings: (text) => readOpenings(text, 'f.yaml'),
  tuning: (text) => readTuning(text, 'f.yaml'),
  sweep: (text) => readSweep(text, 'f.yaml'),
  doctrine: (text) => readDoctrine(text, 'f.yaml'),
  opening: (text) => readOpening(text, 'f.yaml'),
  record: (text) => readRecord(text, 'f.yaml'),
  data: (text) => readBoardOverrides(text, 'f.yaml'),
};

describe('mistakes at every depth, none of which hides another', () => {
  it.each([
    [
      'doctrine',
      [
        '{name: mine, side: japan, intent: x, weights: {faer: 1, areas: {Coral Sea: -500}}, under: [',
        '  {rules: [nt2], turns: {11: {}, 1: {engage: true}}},',
        '  nonsense,',
        '  {rulez: [nt1], rules: [nt1], weights: {faer: 1}, turns: {3: {raiders: {Coral See: 3}, stay: true}}}]}',
      ],
      '1:48 1:76 2:12 2:26 2:38 3:3 4:4 4:42 4:74 4:89',
    ],
    [
      'opening',
      ['name: x', 'side: jpan', 'turns: {12: {}, 1: {engage: 3, raidForce: [Kagga, Akagi, 3]}}'],
      '1:1 2:7 3:9 3:29 3:44 3:58',
    ],
    [
      'game',
      [
        'players:',
        '  japan: {doctrine: standrd, under: [{rules: [nt1], turns: {1: {engage: true}}}, {rules: [nt2]}, {turns: {12: {}}}]}',
        '  allied: {opening: {name: x, side: allied, intent: y, turns: {1: {stay: true}, 2: {air: {Hawai: lots}}}}, search: {foo: 1}}',
        'rulings: {nosuch: 1, order-of-last-invasions: maybe}',
        'data: {areas: {Coral See: {}, Hawaii: {poc: {japn: 3, allied: -1}}}, ships: {Akagi: {factors: xx}}}',
      ],
      '1:1 2:21 2:65 2:91 2:98 2:107 3:68 3:91 3:117 4:11 4:47 5:16 5:46 5:63 5:95',
    ],
    ['game', ['kind: gmae', 'rules: [nt9]', 'playerz: 3'], '1:7 2:9 3:1'],
    [
      'tournament',
      [
        'kind: tournament',
        'japan: [3, standrd, {doctrine: tuned, under: [{rules: [bad]}, 3]}, tuned]',
        'allied: [[tuned], nobody, {weights: {fear: x}}]',
        'rules: [nt1, pearl-harbor]',
      ],
      '2:9 2:12 2:56 2:63 3:10 3:19 3:44 4:14',
    ],
    ['tournament', ['kind: tournament', 'allied: [nobody, noone]'], '1:1 2:10 2:18'],
    ['openings', ['kind: openings', 'japan: [3, tkoo]', 'blocks: 3', 'allied: [none, bloc]'], '2:9 2:12 3:9 4:16'],
    ['tuning', ['kind: tune', 'from: standrd', 'against: [3, blob]', 'weights: [faer, 3]'], '1:1 3:11 4:11 4:17'],
    [
      'scenario',
      [
        'kind: raid',
        'raidForce: [3, Kagga, Akagi, Akagi]',
        'targets: {round1: {Akagi: Nevadda, Kaga: 3}, round2: [x]}',
        'indonesia: {carriers: [Ryujo, Ryujo, Hoshoo, 3], airUnits: 99}',
      ],
      '2:13 2:16 2:30 3:27 3:42 3:54 4:31 4:38 4:46 4:60',
    ],
    [
      'scenario',
      [
        'kind: battle',
        'japan: {units: 3, retreat: soon}',
        'allied: {units: [Lexingtn, [x], {name: Hornet, posturee: 3, damage: 12}], targets: [Akagii]}',
        'area: Coral See',
      ],
      '2:16 2:28 3:18 3:28 3:48 3:69 3:85 4:7',
    ],
    [
      'scenario',
      [
        'kind: battle',
        'japan: {units: [Akagy, [3], Kaga], targets: [Lexingtom]}',
        'allied: {units: [Lexington], targets: [Kagaa]}',
      ],
      // Who is an enemy of the Allies is not known, but nobody has that name.
      '2:17 2:24 2:46 3:40',
    ],
    [
      'sweep',
      [
        'kind: raid',
        'foo: 1',
        'raidForce: [Akagi, Kagga]',
        'sweep: {targets: [spread, focuss, 3], raidForcee: [1], after: []}',
      ],
      '2:1 3:20 4:27 4:35 4:39 4:63',
    ],
    [
      'record',
      [
        'kind: record',
        'format: 2',
        'begin: {area: Coral See, left: [x]}',
        'position:',
        '  turn: 3',
        '  pieces: {Truk: [3, Kagga, Enterprise], Coral See: [Akagi], Saipan: Kaga}',
        '  damage: {Kagga: 2, Akagi: 99}',
        '  marks: {backInPortt: [Akagi], backInPort: [Kagga]}',
        '  returning: {14: [Akagi], 5: [Zekee]}',
        'end: {poc: x}',
        'steps:',
        '  - japan patrols: {Coral See: [Akagi, Kagga], Truk: 3}',
        '    dice: {Akagi: 9, Kagga: 2}',
        '  - nosuch: 3',
        '  - japan raiders: [x]',
        '  - 3',
      ],
      '2:9 3:15 3:33 6:19 6:22 6:29 6:42 7:12 7:29 8:11 8:46 9:15 9:32 10:6 10:12 12:21 12:40 12:48 12:54 13:19 13:22 14:5 15:21 16:5',
    ],
    [
      'data',
      [
        'areas: {Coral See: {poc: {japan: 99}}, Hawaii: {poc: {japn: 3, allied: -1}, adjacent: [Coral See, 3]}}',
        'shipz: {}',
        'ships: {Akagi: {factors: xx, turn: 12}, Akagii: {}}',
        'repair: {Truk: {12: 3}}',
      ],
      '1:9 1:55 1:72 1:88 1:99 2:1 3:26 3:36 3:41 4:17',
    ],
  ] as const)('of a %s', (kind, lines, expected) => {
    expect(places(() => AS[kind]!(lines.join('\n')))).toBe(expected);
  });
});

describe('names in a record and a position', () => {
  it('go by any spelling, by short forms, and sides by their navies', () => {
    const text = [
      'kind: record',
      'format: 1',
      'begin: {area: the coral sea}',
      'position:',
      '  turn: 5',
      '  control: {coral: ijn}',
      '  pieces: {coral sea: [nachi, Shōkaku, CV-6], truk: yamato, Pearl: [7 AF]}',
      '  damage: {yamato: 2}',
      'steps:',
      '  - IJN day-night: night',
      '    Allies Day Night: day',
      '    dice: {Japan: 4, allied: 3}',
      '  - japan targets: {nachi: CV-6}',
      '    dice: {nachi: 3}',
    ].join('\n');
    const exact = text
      .replace('the coral sea', 'Coral Sea')
      .replace('coral: ijn', 'Coral Sea: japan')
      .replace(
        'coral sea: [nachi, Shōkaku, CV-6], truk: yamato, Pearl: [7 AF]',
        'Coral Sea: [Nachi, Shokaku, Enterprise], Truk: Yamato, Pearl Harbor: [7th A.F.]',
      )
      .replace('yamato: 2', 'Yamato: 2')
      .replace('IJN day', 'japan day')
      .replace('Allies Day Night', 'allied day-night')
      .replace('Japan: 4', 'japan: 4')
      .replaceAll('nachi', 'Nachi')
      .replace('CV-6', 'Enterprise');
    const written = (one: string): string => {
      const { record, tables } = readRecord(one, 'f.yaml');
      return writeRecord(record, tables);
    };
    expect(written(text)).toBe(written(exact));
  });
});
