// Every kind of unlawful decision in a record is refused with its rule, at its line.
import { describe, expect, it } from 'vitest';
import { DECISIONS } from '../../src/game/questions/decisions.js';
import { FORMS } from '../../src/records/record-format.js';
import { markedLine, refusal } from './refusals.js';

/** Rule, what is wrong, and the record; `#!` ends the line it is refused at. */
type Case = readonly [rule: string, what: string, body: string];

const at = (pieces: string, more = '') =>
  `begin: {area: Coral Sea}\nposition:\n  turn: 5\n  pieces: {Coral Sea: [${pieces}]}\n${more}steps:\n`;
const combat = (pieces: string, more = '') => `${at(pieces, more)}- japan day-night: day\n  allied day-night: day\n`;
const night = (pieces: string, more = '') => `${at(pieces, more)}- japan day-night: night\n  allied day-night: night\n`;
/** After a day action without attacks, Japan retreats. */
const retreat = (pieces: string, more = '') =>
  `${combat(pieces, more)}- japan retreat: retreat\n  allied retreat: stay\n`;
const movement = (turn: number, pieces: string, more = '') =>
  `begin: movement\nposition:\n  turn: ${turn}\n  pieces: ${pieces}\n${more}steps:\n`;

const SECOND_EDITION: readonly Case[] = [
  ['4.2', 'a slow ship in the raid force', 'steps:\n- japan raid-force: [Akagi, Fuso] #!\n'],
  [
    '4.4',
    'a returning unit in an enemy port',
    'position: {turn: 2}\nsteps:\n- allied reinforcement-ports: {Truk: 10th A.F., Samoa: 11th A.F.} #!\n',
  ],
  ['4.4', 'a unit left out', 'position: {turn: 2}\nsteps:\n- allied reinforcement-ports: {Samoa: 11th A.F.} #!\n'],
  [
    '4.42',
    'a battleship in place of a carrier',
    'position: {turn: 4, pieces: {Ceylon: [Indomitable, Formidable, Illustrious, Warspite]}}\nsteps:\n- allied reinforcement-ports: {Samoa: [Marine, 13th A.F.]}\n- allied removal: Warspite #!\n',
  ],
  ['6.2', 'a patrol out of reach', 'steps:\n- japan raid-force: none\n- japan patrols: {Coral Sea: Nachi} #!\n'],
  [
    '18.12',
    'a frozen Allied ship',
    'steps:\n- japan raid-force: none\n- japan patrols: none\n- allied patrols: {Hawaiian Islands: Nevada} #!\n',
  ],
  [
    '6.1',
    'an air unit that patrols',
    'steps:\n- japan raid-force: none\n- japan patrols: {Japanese Islands: 21 AirFlot} #!\n',
  ],
  ['5', 'a ship of the other side', 'steps:\n- japan raid-force: none\n- japan patrols: {Coral Sea: Australia} #!\n'],
  [
    '11.3',
    'more repairs than the port has points',
    `${movement(2, '{Pearl Harbor: [Nevada]}', '  damage: {Nevada: 4}\n')}- japan patrols: none\n- allied patrols: none\n- allied repairs: {Nevada: 4} #!\n`,
  ],
  [
    '12.13',
    'an air unit without a base',
    `${movement(2, '{Truk: [21 AirFlot]}')}- japan patrols: none\n- allied patrols: none\n- japan air: {Coral Sea: 21 AirFlot} #!\n`,
  ],
  [
    '13.1',
    'an amphibious unit out of reach',
    `${movement(2, '{Truk: [Yokosuka]}')}- japan patrols: none\n- allied patrols: none\n- japan amphibious: {Bay of Bengal: Yokosuka} #!\n`,
  ],
  [
    '6.23',
    'a British raider in a third area',
    `${movement(2, '{Ceylon: [Cornwall]}')}- japan patrols: none\n- allied patrols: none\n- japan raiders: none\n- allied raiders: {Coral Sea: Cornwall} #!\n`,
  ],
  [
    '7.1',
    'an area without combat',
    `begin: combat\nposition: {turn: 2, pieces: {Coral Sea: [Nachi, Astoria], Indonesia: [Oi, Exeter]}}\nsteps:\n- japan next-area: Hawaiian Islands #!\n`,
  ],
  [
    '7.421',
    'a carrier without gunnery that fires',
    `${night('Nachi, Saratoga, Bataan')}- allied firing-carriers: [Bataan] #!\n`,
  ],
  [
    '7.41',
    'a battleship that strikes by day',
    `${combat('Yamato, Akagi, Nevada')}- japan targets: {Yamato: Nevada} #!\n`,
  ],
  ['7.42', 'a battleship that holds its fire at night', `${night('Yamato, Nevada')}- japan targets: none #!\n`],
  [
    '7.422',
    'an idle carrier before the ships that fire',
    `${night('Nachi, Nevada, Bataan')}- japan targets: {Nachi: Bataan} #!\n`,
  ],
  [
    '7.423',
    'an amphibious unit behind a ship',
    `${night('Nachi, Nevada, 1 Marines')}- japan targets: {Nachi: 1 Marines} #!\n`,
  ],
  ['7.424', 'an air unit at night', `${night('Nachi, 11th A.F., Nevada')}- japan targets: {Nachi: 11th A.F.} #!\n`],
  ['7.43', 'a target in port', `${combat('Akagi, Nevada')}- japan targets: {Akagi: Arizona} #!\n`],
  [
    '7.44',
    'two targets for one attacker',
    `${combat('Akagi, Nevada, Astoria')}- japan targets: [{Akagi: Nevada}, {Akagi: Astoria}] #!\n`,
  ],
  [
    '16.2',
    'an air unit as a submarine’s target',
    `${combat('I-Boat, Nachi, Astoria, 11th A.F.')}- allied targets: none\n- japan submarine-attack: 11th A.F. #!\n`,
  ],
  ['8.32', 'a ship in no group', `${retreat('Nachi, Oi, Astoria')}- japan groups: [[Nachi]] #!\n`],
  ['8.5', 'a ship in two groups', `${retreat('Nachi, Oi, Astoria')}- japan groups: [[Nachi], [Nachi]] #!\n`],
  ['8.33', 'a pursuer that is too slow', `${retreat('Nachi, Astoria, Nevada')}- allied pursuit: {Nevada: Nachi} #!\n`],
  [
    '8.33',
    'a group that does not retreat',
    `${retreat('Nachi, Oi, Astoria, Chicago')}- japan groups: [[Nachi], [Oi]]\n- allied pursuit: {Astoria: Chicago} #!\n`,
  ],
  [
    '8.3',
    'an air unit that pursues',
    `${retreat('Nachi, Astoria, 11th A.F.').replace('- japan retreat', '- allied targets: none\n- japan retreat')}- allied pursuit: {11th A.F.: Nachi} #!\n`,
  ],
  [
    '8.42',
    'a split that leaves a ship out',
    `${retreat('Nachi, Oi, Astoria')}- japan groups: [[Nachi, Oi]]\n- allied pursuit: {Astoria: Nachi}\n- japan day-night: day\n  allied day-night: day\n- japan split: [[Nachi]] #!\n`,
  ],
  [
    '8.43',
    'a pursuer that cannot keep up',
    `${retreat('Nachi, Oi, Astoria, Chicago', '')}- japan groups: [[Nachi, Oi]]\n- allied pursuit: {Astoria: Nachi, Chicago: Nachi}\n- japan day-night: night\n  allied day-night: night\n- japan targets: {Nachi: Astoria, Oi: Astoria}\n  allied targets: {Astoria: Nachi, Chicago: Nachi}\n  dice: {Nachi: 5 / 1, Oi: 1, Astoria: 1, Chicago: 1}\n- japan split: none\n- allied follow: {Astoria: Nachi} #!\n`,
  ],
  [
    '8.34',
    'a ship that follows without having pursued',
    `${retreat('Nachi, Oi, Astoria, Chicago')}- japan groups: [[Nachi, Oi]]\n- allied pursuit: {Astoria: Nachi}\n- japan day-night: day\n  allied day-night: day\n- japan split: none\n- allied follow: {Chicago: Nachi} #!\n`,
  ],
  ['13.3', 'a landing on an enemy port', `${at('Yokosuka')}- japan landings: {Australia: Yokosuka} #!\n`],
  ['13.3', 'a landing of a unit that is not there', `${at('Yokosuka')}- japan landings: {Guadalcanal: Kure} #!\n`],
  [
    '13.41',
    'a defender from another base',
    `begin: {area: Coral Sea}\nposition:\n  turn: 5\n  pieces: {Coral Sea: [Yokosuka], Guadalcanal: [1 Marines, 2 Marines], Samoa: [3 Marines]}\n  damage: {1 Marines: 2}\nsteps:\n- japan landings: {Guadalcanal: Yokosuka}\n- allied defender: 3 Marines #!\n`,
  ],
  [
    '9.13',
    'an air raid on a base out of reach',
    'begin: {area: Coral Sea}\nposition:\n  turn: 5\n  pieces: {Coral Sea: [Akagi], Guadalcanal: [1 Marines], Samoa: [Nevada]}\nsteps:\n- japan air-raid: {Akagi: Samoa} #!\n',
  ],
  [
    '9.3',
    'a target in another port',
    'begin: {area: Coral Sea}\nposition:\n  turn: 5\n  pieces: {Coral Sea: [Akagi], Guadalcanal: [1 Marines], Samoa: [Nevada]}\nsteps:\n- japan air-raid: {Akagi: Guadalcanal}\n- japan targets: {Akagi: Nevada} #!\n',
  ],
  ['10.1', 'a British ship in Samoa', `until: turn\n${at('Cornwall')}- allied basing: {Samoa: Cornwall} #!\n`],
  ['5.74', 'a ship left at sea', `until: turn\n${at('Astoria, Chicago')}- allied basing: {Samoa: Astoria} #!\n`],
];

const OPTIONAL: readonly Case[] = [
  [
    '20.2',
    'eleven raiders',
    'rules: pearl-harbor\nsteps:\n- japan raid-force: [Akagi, Kaga, Shokaku, Zuikaku, Soryu, Hiryu, Ryujo, Zuiho, Nachi, Oi, Kitakami] #!\n',
  ],
  [
    '20.51',
    'a target that cannot be there',
    'rules: pearl-harbor\nbegin: combat\nposition:\n  turn: 1\n  pieces: {Hawaiian Islands: [Akagi], Pearl Harbor: [Nevada], Coral Sea: [Louisville]}\n  raiding: [Akagi]\nsteps:\n- japan targets: none\n- japan targets: none\n- japan stay: stay\n- japan assign-targets: {Akagi: Louisville} #!\n',
  ],
  [
    '20.4',
    'a ship that fires back',
    'rules: pearl-harbor\nbegin: combat\nposition:\n  turn: 1\n  pieces: {Hawaiian Islands: [Akagi], Pearl Harbor: [Nevada, 7th A.F.]}\n  raiding: [Akagi]\nsteps:\n- japan targets: none\n- japan targets: none\n- allied targets: {Nevada: Akagi} #!\n',
  ],
  [
    '19.22',
    'a battleship as a Kamikaze',
    `rules: nine-turn\n${combat('Akagi, Yamato, Nevada').replace('turn: 5', 'turn: 9')}- japan kamikaze: [Yamato] #!\n`,
  ],
  [
    '23.2',
    'a ship in no task force',
    `rules: task-forces\n${at('Nachi, Oi, Nevada')}- japan task-forces: [[Nachi]] #!\n`,
  ],
  [
    '23.3',
    'a task force without a mission',
    `rules: task-forces\n${at('Nachi, Oi, Nevada')}- japan task-forces: [[Nachi], [Oi]]\n- allied task-forces: [[Nevada]]\n- japan missions: [searching] #!\n`,
  ],
  [
    'adjustment 2a',
    'the I-Boat in the North Pacific',
    `rules: adjustment-2a\n${movement(2, '{Samoa: [Nevada]}')}- japan patrols: none\n- allied patrols: none\n- japan raiders: none\n- allied raiders: none\n- japan submarine: North Pacific Ocean #!\n`,
  ],
  [
    'adjustment 2a',
    'a group that appears in the Coral Sea',
    'rules: adjustment-2a\nbegin: combat\nposition: {turn: 1}\nsteps:\n- dice: {W: 1}\n- allied uncertain-area: Coral Sea #!\n',
  ],
  [
    'nt1 18.3',
    'a United States carrier in Ceylon',
    'rules: nt1\nbegin: combat\nposition: {turn: 1}\nsteps:\n- dice: {Saratoga: 1}\n- allied uncertain-base: Ceylon #!\n',
  ],
  [
    'adjustment 3c',
    'an escape from Australia',
    `rules: adjustment-3c\n${movement(3, '{Pearl Harbor: [Nevada], Australia: [Chicago]}', '  control: {Hawaiian Islands: japan}\n')}- japan patrols: none\n- allied west-coast: [Chicago] #!\n`,
  ],
  [
    'adjustment 4',
    'a return of a ship that is not in San Diego',
    'rules: adjustment-4\nposition: {turn: 3, pieces: {Samoa: [Chicago]}, sanDiego: {3: [Nevada]}}\nsteps:\n- allied reinforcement-ports: {Samoa: [RAAF, RNZAF]}\n- allied san-diego-return: [Chicago] #!\n',
  ],
];

describe('unlawful decisions in a record', () => {
  it.each([...SECOND_EDITION, ...OPTIONAL])('%s: %s', (rule, _what, body) => {
    const sentence = refusal(body);
    expect(sentence).toContain(`(${rule})`);
    expect(sentence).toMatch(new RegExp(`^game\\.yaml:${markedLine(body)}:\\d+: `));
  });

  it('name the piece they are about by its column', () => {
    const body = `${combat('Yamato, Akagi, Nevada')}- japan targets: {Akagi: Nevada, Yamato: Nevada} #!\n`;
    const column = '- japan targets: {Akagi: Nevada, Yamato: Nevada} #!'.indexOf('Yamato') + 1;
    expect(refusal(body)).toBe(
      `game.yaml:${markedLine(body)}:${column}: japan targets (turn 5, Coral Sea, round 1): Yamato cannot attack in this action (7.41)`,
    );
  });

  it('cover every decision that has an answer which can be read and yet be wrong', () => {
    const tried = new Set(
      [...SECOND_EDITION, ...OPTIONAL].map(([, , body]) => /(?:japan|allied) ([\w-]+):[^\n]*#!/.exec(body)![1]),
    );
    const words = DECISIONS.filter((name) => typeof FORMS[name] === 'object');
    expect(DECISIONS.filter((name) => !tried.has(name) && !words.includes(name))).toEqual([]);
  });
});
