// Every kind of mistake, with its exact sentence.
import { describe, expect, it } from 'vitest';
import { readScenario } from '../../../src/node/read.js';
import { ScenarioError } from '../../../src/text/problem.js';
import { SMALLEST_RAID } from '../../raid/question/smallest-raid.js';

const KEYS = 'kind, method, rules, rulings, raidForce, targets, after, allies, iBoat, indonesia, data';
const FORCE = 'Japanese ships that start at Yokosuka Navy Yard with speed 5 or better (4.2)';
const SENT = 'the raid force is made of Japanese ships that start at Yokosuka Navy Yard on turn 1 (4.2)';
const EIGHT = 'Akagi, Kaga, Shokaku, Zuikaku, Soryu, Hiryu, Ryujo, Zuiho';
const PLANS = 'spread, focus, bottom-first, finish, kills, bottomings, damage or afloat-strength';
const PEARL =
  'Nevada, Arizona, West Virginia, Tennessee, Oklahoma, Maryland, California, Pennsylvania, New Orleans, San Francisco or 7th A.F.';
const ELSEWHERE = `is not in Pearl Harbor when the raid begins; there are ${PEARL.replace(' or ', ', ')} (18.2, 9.3)`;

/** [what is wrong, the file, the sentences] */
const MISTAKES: readonly (readonly [string, string, readonly (string | RegExp)[]])[] = [
  ['an empty file', '', ['raid.yaml:1:1: a scenario is a map that begins with "kind: raid", not nothing']],
  ['a list', '- Akagi\n', ['raid.yaml:1:1: a scenario is a map that begins with "kind: raid", not a list']],
  [
    'no kind',
    'after: leave\n',
    ['raid.yaml:1:1: "kind" is missing; allowed: kind: raid or kind: game or kind: battle'],
  ],
  [
    'a misspelt kind',
    'kind: riad\n',
    ['raid.yaml:1:7: "riad" is not a kind of scenario known here; did you mean "raid"? Allowed: raid, game or battle'],
  ],
  [
    'a sweep as a kind',
    'kind: sweep\n',
    [
      'raid.yaml:1:7: a sweep has the kind of what it varies: raid, game or battle; under its key "sweep" stand the paths, each with its values',
    ],
  ],
  [
    'an unknown key',
    'kind: raid\nraidforce: [Akagi]\n',
    [`raid.yaml:2:1: unknown key "raidforce" in a raid scenario; did you mean "raidForce"? Allowed: ${KEYS}`],
  ],
  [
    'an unknown key that is like none',
    'kind: raid\nweather: fog\n',
    [`raid.yaml:2:1: unknown key "weather" in a raid scenario; allowed: ${KEYS}`],
  ],
  [
    'an option of the command line',
    'kind: raid\ngames: 1000\n',
    ['raid.yaml:2:1: "games" does not belong here; give it on the command line, as --games'],
  ],
  [
    'a key written twice',
    'kind: raid\nafter: leave\nafter: stay\n',
    ['raid.yaml:3:1: "after" is written twice; keep one of them'],
  ],
  [
    'a misspelt ship',
    'kind: raid\nraidForce: [Akagy, Kaga]\n',
    [`raid.yaml:2:13: "Akagy" is not a Japanese ship; did you mean "Akagi"? Allowed: ${FORCE}`],
  ],
  [
    'a ship that is too slow (4.2)',
    'kind: raid\nraidForce:\n  - Akagi\n  - Hosho\n',
    [`raid.yaml:4:5: Hosho has speed 4; ships of the raid force need 5 or better (4.2)`],
  ],
  ['an enemy ship', 'kind: raid\nraidForce: [Nevada]\n', [`raid.yaml:2:13: Nevada cannot be sent; ${SENT}`]],
  ['an air unit', 'kind: raid\nraidForce: [21 AirFlot]\n', [`raid.yaml:2:13: 21 AirFlot cannot be sent; ${SENT}`]],
  ['a ship of a later turn', 'kind: raid\nraidForce: [Yamato]\n', [`raid.yaml:2:13: Yamato cannot be sent; ${SENT}`]],
  [
    'a ship sent twice',
    'kind: raid\nraidForce: [Akagi, Kaga, Akagi]\ntargets: spread\n',
    ['raid.yaml:2:26: Akagi is in the raid force twice; a ship can be sent once'],
  ],
  ['nobody sent', 'kind: raid\nraidForce: []\n', ['raid.yaml:2:12: raidForce is empty; at least one is needed']],
  [
    'a force that is no list',
    'kind: raid\nraidForce: Akagi\n',
    ['raid.yaml:2:12: raidForce must be a list, not "Akagi"'],
  ],
  [
    'eleven ships under rule 20.2',
    'kind: raid\nrules: pearl-harbor\nraidForce: [Akagi, Kaga, Shokaku, Zuikaku, Soryu, Hiryu, Ryujo, Zuiho, Kongo, Hiei, Tone]\n',
    ['raid.yaml:3:12: 11 ships are in the raid force; the Pearl Harbor rule allows 10 (20.2)'],
  ],
  [
    'a misspelt target',
    'kind: raid\ntargets: {round1: {Akagi: Nevda}}\n',
    [`raid.yaml:2:27: "Nevda" is not in Pearl Harbor; did you mean "Nevada"? Allowed: ${PEARL}`],
  ],
  [
    'a target that is elsewhere',
    'kind: raid\ntargets: {round1: {Akagi: Enterprise}}\n',
    [`raid.yaml:2:27: Enterprise ${ELSEWHERE}`],
  ],
  [
    'a target that has not arrived',
    'kind: raid\ntargets: {round1: {Akagi: Wasp}}\n',
    [`raid.yaml:2:27: Wasp ${ELSEWHERE}`],
  ],
  ['a target of one’s own', 'kind: raid\ntargets: {round1: {Akagi: Kaga}}\n', [`raid.yaml:2:27: Kaga ${ELSEWHERE}`]],
  [
    'no target written',
    'kind: raid\ntargets:\n  round1:\n    Akagi:\n',
    [`raid.yaml:4:11: nothing is not in Pearl Harbor; allowed: ${PEARL}`],
  ],
  [
    'a misspelt attacker',
    'kind: raid\ntargets: {round2: {Akgai: Nevada}}\n',
    ['raid.yaml:2:20: "Akgai" is not a Japanese ship; did you mean "Akagi"? Allowed: carriers of the raid force'],
  ],
  [
    'an attacker that is not in the raid force',
    'kind: raid\nraidForce: [Akagi]\ntargets: {round1: {Kaga: Nevada}}\n',
    ['raid.yaml:3:20: Kaga is not in the raid force; these can attack: Akagi (18.2)'],
  ],
  [
    'an attacker without an airstrike (9.11)',
    'kind: raid\nraidForce: [Akagi, Kongo]\ntargets: {round1: {Kongo: Nevada}}\n',
    ['raid.yaml:3:20: Kongo has no airstrike and cannot attack in an air raid; these can: Akagi (7.51, 9.11)'],
  ],
  [
    'an attacker in a force without carriers',
    'kind: raid\nraidForce: [Kongo]\ntargets: {round1: {Kongo: Nevada}}\n',
    ['raid.yaml:3:20: Kongo has no airstrike and cannot attack in an air raid; these can: nobody (7.51, 9.11)'],
  ],
  [
    'a misspelt plan',
    'kind: raid\ntargets: spred\n',
    [`raid.yaml:2:10: "spred" is not a plan; did you mean "spread"? Allowed: ${PLANS}`],
  ],
  [
    'a misspelt plan of one round',
    'kind: raid\ntargets: {round1: spread, round2: finsih}\n',
    [`raid.yaml:2:35: "finsih" is not a plan; did you mean "finish"? Allowed: ${PLANS}`],
  ],
  [
    'a round that does not exist',
    'kind: raid\ntargets: {round3: spread}\n',
    ['raid.yaml:2:11: unknown key "round3" in targets; did you mean "round1"? Allowed: round1, round2'],
  ],
  [
    'targets of another form',
    'kind: raid\ntargets: 5\n',
    [`raid.yaml:2:10: 5 is not allowed here; allowed: ${PLANS}, or a map with round1 and round2`],
  ],
  [
    'a round of another form',
    'kind: raid\ntargets: {round1: [Nevada]}\n',
    [`raid.yaml:2:19: a list is not allowed here; allowed: ${PLANS}, or a map from attackers to targets`],
  ],
  [
    'a misspelt choice',
    'kind: raid\nafter: leavo\n',
    ['raid.yaml:2:8: "leavo" is not a choice of Japan; did you mean "leave"? Allowed: leave or stay'],
  ],
  [
    'a choice left empty',
    'kind: raid\nallies:\n',
    ['raid.yaml:2:8: nothing is not a choice of the Allies; allowed: stay or retreat'],
  ],
  [
    'a method of another form',
    'kind: raid\nmethod: 3\n',
    ['raid.yaml:2:9: 3 is not a method; allowed: auto, exact or monte-carlo'],
  ],
  [
    'a place the I-Boat cannot be told to lie',
    'kind: raid\niBoat: Coral Sea\n',
    ['raid.yaml:2:8: "Coral Sea" is not a place for the I-Boat; allowed: Hawaiian Islands or elsewhere'],
  ],
  [
    'too many air units',
    'kind: raid\nindonesia: {airUnits: 7}\n',
    ['raid.yaml:2:23: 7 is not a number of air units; allowed: a whole number from 0 to 6'],
  ],
  [
    'half an air unit',
    'kind: raid\nindonesia: {airUnits: 1.5}\n',
    ['raid.yaml:2:23: 1.5 is not a number of air units; allowed: a whole number from 0 to 6'],
  ],
  [
    'a carrier in two places',
    'kind: raid\nraidForce: [Akagi]\ntargets: spread\nindonesia: {airUnits: 3, carriers: [Akagi]}\n',
    ['raid.yaml:4:37: Akagi is in the raid force and cannot be in Indonesia as well'],
  ],
  [
    'a carrier sent to Indonesia twice',
    'kind: raid\nindonesia: {carriers: [Hosho, Hosho]}\n',
    ['raid.yaml:2:31: Hosho is in Indonesia twice; a ship can be sent once'],
  ],
  [
    'Indonesia of another form',
    'kind: raid\nindonesia: yes\n',
    ['raid.yaml:2:12: indonesia must be a map (airUnits, carriers), or null'],
  ],
  [
    'rules of another form',
    'kind: raid\nrules: true\n',
    ['raid.yaml:2:8: true is not allowed here; allowed: a rule name, or a list of rule names'],
  ],
  [
    'a bracket left open',
    'kind: raid\ntargets:\n  round1: {Akagi: Nevada\n  round2: spread\n',
    ['raid.yaml:4:3: a "{" is not closed before this; close it with "}"'],
  ],
  ['a tab', 'kind: raid\n\tafter: leave\n', ['raid.yaml:2:1: a tab is used as indentation; YAML allows spaces only']],
  [
    'two values on a line',
    'kind: raid\nafter: leave: now\n',
    [
      'raid.yaml:2:8: a second "key:" stands where a value was expected; put it on a line of its own, with the indentation of its neighbours',
    ],
  ],
  [
    'a reserved character',
    'kind: @raid\n',
    ['raid.yaml:1:7: a name cannot begin with this character; put it in quotes'],
  ],
  [
    'two scenarios',
    'kind: raid\n---\nkind: raid\n',
    ['raid.yaml:2:1: a second document begins here; one scenario a file is allowed'],
  ],
  [
    'an alias of nothing',
    'kind: raid\nraidForce: *force\n',
    ['raid.yaml:2:12: "*force" refers to an anchor that is not set before it'],
  ],
  ['a map as key', 'kind: raid\n? {a: 1}\n: 2\n', ['raid.yaml:2:3: a list or map cannot be a key; allowed: a name']],
  ['a tag', 'kind: !unit raid\n', ['raid.yaml:1:7: unresolved tag: !unit; tags are not allowed']],
  [
    'broken JSON',
    '{"kind": "raid",, "after": "leave"}',
    ['raid.yaml:1:17: a comma too many; between two entries one is allowed'],
  ],
  ['JSON without a comma', '{"kind": "raid" "after": "leave"}', ['raid.yaml:1:17: a comma is missing before this']],
  [
    'a bracket too many',
    'kind: raid\nraidForce: [Akagi]]\n',
    ['raid.yaml:2:19: this bracket closes nothing; take it away, or open one before it'],
  ],
  [
    'a comma forgotten in a map',
    'kind: raid\ntargets:\n  round1: {Akagi: Nevada Kaga: Arizona}\n',
    ['raid.yaml:3:19: a comma is missing within these brackets, or a list with dashes stands in them'],
  ],
  ...['kind: raid\nafter leave\nallies: stay\n', 'kind: raid\nafter leave\n', 'kind: raid\nafter:leave\n'].map(
    (text): [string, string, string[]] => [
      `a colon and a space forgotten: ${text.split('\n')[1]}`,
      text,
      ['raid.yaml:2:1: a colon with a space after it is missing here; a line is "key: value"'],
    ],
  ),
  [
    'a space forgotten in a map',
    'kind: raid\ntargets:\n  round1: {Akagi:Nevada, Kaga: Arizona}\n  round2: spread\n',
    ['raid.yaml:3:12: a space is missing after the colon of "Akagi:Nevada"'],
  ],
  [
    'a quote left open',
    'kind: raid\nraidForce: ["Akagi", "Kaga]\ntargets: spread\n',
    ['raid.yaml:2:22: the quote " that begins here is not closed'],
  ],
  [
    'a path with backslashes',
    'kind: raid\ndata: "C:\\games\\board.yaml"\n',
    ['raid.yaml:2:10: a backslash in double quotes begins a special character; write two, or use single quotes'],
  ],
  [
    'a board value of a scenario',
    'kind: raid\ndata: {areas: {Coral Sae: {poc: {japan: 2}}}}\n',
    [
      'raid.yaml:2:16: "Coral Sae" is not a sea area; did you mean "Coral Sea"? Allowed: Japanese Islands, Aleutian Islands, North Pacific Ocean, Central Pacific Ocean, Hawaiian Islands, Marianas Islands, Marshall Islands, U.S. Mandate, South Pacific Ocean, Coral Sea, Indonesia, Indian Ocean or Bay of Bengal',
    ],
  ],
];

function mistakesOf(text: string): string[] {
  try {
    readScenario(text, 'raid.yaml');
  } catch (error) {
    if (error instanceof ScenarioError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('one mistake, one sentence with its line and column', () => {
  it.each(MISTAKES)('%s', (_, text, sentences) => {
    expect(mistakesOf(text)).toEqual(sentences.map((s) => (typeof s === 'string' ? s : expect.stringMatching(s))));
  });
});

describe('several mistakes', () => {
  it('come together, in the order of the file', () => {
    const text = SMALLEST_RAID.replace('Akagi, Kaga,', 'Akagy, Kaga,')
      .replace('Kaga: Arizona', 'Kaga: Arizone')
      .replace('after: leave', 'aftr: leave\nrules: [second-edition, perl-harbor]');
    const found = mistakesOf(text);
    expect(found.map((s) => s.split(': ')[0])).toEqual([
      'raid.yaml:2:13',
      'raid.yaml:4:33',
      'raid.yaml:6:1',
      'raid.yaml:7:25',
    ]);
    expect(found.map((s) => /did you mean "(.*?)"/.exec(s)?.[1])).toEqual([
      'Akagi',
      'Arizona',
      'after',
      'pearl-harbor',
    ]);
  });

  it('a misspelt ship of the force is not reported again where the plan spells it correctly', () => {
    expect(mistakesOf(SMALLEST_RAID.replace('Akagi, Kaga,', 'Akagi, Kagga,'))).toEqual([
      `raid.yaml:2:20: "Kagga" is not a Japanese ship; did you mean "Kaga"? Allowed: ${FORCE}`,
    ]);
  });

  it('the allowed attackers are those of the file’s own force', () => {
    expect(mistakesOf(`kind: raid\nraidForce: [${EIGHT}]\ntargets: {round2: {Tone: Nevada}}\n`)).toEqual([
      `raid.yaml:3:20: Tone is not in the raid force; these can attack: ${EIGHT} (18.2)`,
    ]);
  });

  it('lines count from the top of the file, comments, byte-order mark and Windows line ends included', () => {
    expect(mistakesOf('# my raid\r\n\r\nkind: raid\r\nafter: leavo\r\n')[0]).toMatch(/^raid\.yaml:4:8: /);
    expect(mistakesOf('\uFEFFkind: rad\n')[0]).toMatch(/^raid\.yaml:1:7: /);
  });

  it('values behind an anchor are judged where the alias stands', () => {
    expect(
      mistakesOf('kind: raid\ntargets: {round1: &plan {Akagi: Nevda}, round2: *plan}\n').map((s) => s.split(': ')[0]),
    ).toEqual(['raid.yaml:2:33']);
  });
});
