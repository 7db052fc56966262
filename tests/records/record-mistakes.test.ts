// Records that cannot be read, that do not follow the game, or whose dice do not fit: each mistake in a sentence at its place.
import { describe, expect, it } from 'vitest';
import { markedLine, refusal } from './refusals.js';

const FIGHT = 'begin: {area: Coral Sea}\nposition:\n  turn: 5\n  pieces: {Coral Sea: [Nachi, Astoria]}\nsteps:\n';
/** A night action: both shoot, then both leave. */
const NIGHT = [
  '- japan day-night: night',
  '  allied day-night: night',
  '- japan targets: {Nachi: Astoria}',
  '  allied targets: {Astoria: Nachi}',
  '  dice: {Nachi: 2, Astoria: 3}',
  '- japan retreat: retreat',
  '  allied retreat: retreat',
  '- japan basing: {Truk: Nachi}',
  '- allied basing: {Samoa: Astoria}',
  '',
];
const fight = (change: (line: string) => string = (line) => line) => FIGHT + NIGHT.map(change).join('\n');
const replace = (from: string, to: string) => fight((line) => line.replace(from, to));

/** The sentence without its place, which must be the marked line. */
function sentence(body: string): string {
  const text = refusal(body);
  const [, line, rest] = /^game\.yaml:(\d+):\d+: (.*)$/s.exec(text) ?? [];
  expect(Number(line), text).toBe(markedLine(body));
  return rest!;
}

describe('a record that is lawful', () => {
  it('has nothing to refuse', () => {
    expect(refusal(fight())).toBe('');
  });
});

it('dice of a side go by any of its names, as its steps do', () => {
  const day = (allies: string) =>
    `${FIGHT}- IJN day-night: day\n  USN day-night: night\n  dice: {Japan: 4, ${allies}: 3}\n`;
  const told = (allies: string) => refusal(day(allies)).replace(/^\S+ /, '');
  expect(told('Allies')).toBe(told('allied'));
  expect(told('Allies')).not.toContain('Allies');
});

describe('names', () => {
  it.each([
    [
      'a ship',
      '{Nachi: Astoria}',
      '{Nachy: Astoria} #!',
      '"Nachy" is not a ship or unit; did you mean "Nachi"? Allowed: one of',
    ],
    ['a target', '{Nachi: Astoria}', '{Nachi: Astroia} #!', '"Astroia" is not a ship or unit; did you mean "Astoria"?'],
    ['a port', '{Truk: Nachi}', '{Truck: Nachi} #!', '"Truck" is not a port or base; did you mean "Truk"?'],
    [
      'a port beside a ship',
      '{Truk: Nachi}',
      '{Nachi: Truck} #!',
      '"Truck" is not a port or base; did you mean "Truk"?',
    ],
    [
      'a ship beside a port',
      '{Truk: Nachi}',
      '{Nachy: Truk} #!',
      '"Nachy" is not a ship or unit; did you mean "Nachi"?',
    ],
    [
      'a word',
      'japan day-night: night',
      'japan day-night: dusk #!',
      '"dusk" is not allowed here; allowed: day or night',
    ],
    ['a decision', 'japan targets', 'japan target', '"japan target" is not a step; did you mean "japan targets"?'],
    ['whose dice', '{Nachi: 2, Astoria: 3}', '{Nachi: 2, Astorio: 3} #!', '"Astorio" is not who can roll dice'],
  ])('a typing error in %s suggests the nearest', (_what, from, to, start) => {
    const changed = replace(from, to);
    expect(sentence(changed.includes('#!') ? changed : changed.replace('Astoria}', 'Astoria} #!'))).toMatch(
      new RegExp(`^${start.replace(/[?()]/g, '\\$&')}`),
    );
  });

  it('may stand either way round where a ship and a place are named', () => {
    expect(refusal(replace('{Truk: Nachi}', '{Nachi: Truk}'))).toBe('');
    expect(refusal(replace('{Truk: Nachi}', '{Truk: [Nachi]}'))).toBe('');
    expect(refusal(replace('{Nachi: Astoria}', '{Astoria: [Nachi]}'))).toBe('');
  });

  it('tell the cruiser Australia from the port Australia', () => {
    const body = fight((line) =>
      line.replaceAll('Astoria', 'Australia').replace('{Samoa: Australia}', '{Australia: Australia}'),
    );
    expect(refusal(body.replace('[Nachi, Astoria]', '[Nachi, Australia]'))).toBe('');
  });
});

describe('forms', () => {
  it('a record is a map', () => {
    expect(refusal('kind')).toBe('game.yaml:1:1: a record is a map that begins with "kind: record", not "kind"');
  });

  it.each([
    ['kind', '"raid" is not a record; allowed: kind: record', 'kind: raid #!\nformat: 1\nsteps: []\n'],
    ['format', '2 is not a format known here; allowed: format: 1', 'kind: record\nformat: 2 #!\nsteps: []\n'],
    ['key', 'unknown key "step" in a record; did you mean "steps"?', 'step: [] #!\n'],
    ['steps', 'steps must be a list, not a map', 'steps: {a: 1} #!\n'],
    ['a step', '"pass" is not a step; a step is written as', 'steps:\n- pass #!\n'],
    [
      'groups',
      'groups are lists in a list, such as [[Nachi], [Akagi, Yamato]]; a list is not',
      'steps:\n- japan groups: [Nachi, Oi] #!\n',
    ],
    [
      'points',
      '"two" is not a number of points; allowed: a whole number',
      'steps:\n- allied repairs: {Nevada: two} #!\n',
    ],
    [
      'attacks',
      '"Nevada" is not allowed here; allowed: {attacker: target, …}, or none',
      'steps:\n- japan targets: Nevada #!\n',
    ],
    ['rules', '"pearl-harbour" is not a rule; did you mean "pearl-harbor"?', 'rules: pearl-harbour #!\nsteps: []\n'],
    [
      'rulings',
      '"perhaps" is not a reading of 7.41; allowed: yes or no',
      'rulings: {withhold-fire-by-day: perhaps} #!\nsteps: []\n',
    ],
    ['begin', 'play can begin in the middle of a game only with a position', 'begin: combat #!\nsteps: []\n'],
    [
      'begin with a position',
      'with a position, play begins in the middle',
      'begin: game #!\nposition: {turn: 2}\nsteps: []\n',
    ],
    ['until', 'play stops with an area only when it begins with one', 'until: area #!\nsteps: []\n'],
    [
      'until a turn',
      'play begins in turn 5 and the game has 8 turns; allowed: 5 to 8',
      'until: {turn: 3} #!\nposition: {turn: 5}\nsteps: []\n',
    ],
    ['end', '"xyz" is not a hash of eight hexadecimal digits', 'steps: []\nend: {poc: 1, hash: xyz} #!\n'],
  ])('%s', (_what, start, body) => {
    expect(sentence(body)).toContain(start);
  });
});

describe('steps that do not follow the game', () => {
  it('say what the game asks for, and where', () => {
    expect(
      sentence(
        replace('japan targets: {Nachi: Astoria}', 'allied targets: {Astoria: Nachi} #!').replace(
          '  allied targets: {Astoria: Nachi}\n',
          '',
        ),
      ),
    ).toBe('the game asks for japan targets (turn 5, Coral Sea, round 1) here, not for allied targets (7.4)');
  });

  it('say what is missing where they end too soon', () => {
    const body = fight((line) =>
      line.includes('allied basing') ? '' : line.includes('japan basing') ? `${line} #!` : line,
    );
    expect(sentence(body)).toBe(
      'the steps end here, but the game asks for allied basing (turn 5); a record that goes on later says "until: steps" (10.1)',
    );
  });

  it('say what is left over when the game is over', () => {
    expect(sentence(`${fight()}- allied day-night: day #!\n`)).toBe(
      'the game is over here, and allied day-night is left',
    );
  });

  it('may stop where they like when the record says so', () => {
    const body = fight((line) => (line.includes('basing') ? '' : line));
    expect(refusal(`until: steps\n${body}`)).toBe('');
  });
});

describe('dice', () => {
  it.each([
    ['a die is missing', '{Nachi: 2, Astoria: 3}', '{Nachi: 2} #!', 'a die is missing: Astoria rolls here'],
    [
      'dice are left over',
      '{Nachi: 2, Astoria: 3}',
      '{Nachi: 2, Astoria: 3, Oi: 4} #!',
      'Oi rolls no dice here; these are left over',
    ],
    ['dice in order are left over', '{Nachi: 2, Astoria: 3}', '2 3 4 #!', '1 of these dice are left over'],
    ['dice in order are missing', '{Nachi: 2, Astoria: 3}', '2 #!', 'a die is missing: Astoria rolls here'],
    [
      'too many shots',
      '{Nachi: 2, Astoria: 3}',
      '{Nachi: 2 2, Astoria: 3} #!',
      'Nachi rolls 1 shot, and 0 damage dice for its hits: 1 die, not 2',
    ],
    [
      'no damage die for a hit',
      '{Nachi: 2, Astoria: 3}',
      '{Nachi: 2, Astoria: 6} #!',
      'Astoria rolls 1 shot, and 1 damage die for its hits: 2 dice, not 1',
    ],
    [
      'a seven',
      '{Nachi: 2, Astoria: 3}',
      '{Nachi: 7, Astoria: 3} #!',
      '7 is not dice; allowed: dice from 1 to 6, such as 1 2 4 6 / 3',
    ],
    [
      'the zeros of vitp record --next',
      '{Nachi: 2, Astoria: 3}',
      '{Nachi: 0, Astoria: 3} #!',
      'write the dice that fell in place of 0: dice from 1 to 6, such as 1 2 4 6 / 3',
    ],
  ])('%s', (_what, from, to, expected) => {
    expect(sentence(replace(from, to))).toBe(expected);
  });

  it('may be written in the order in which they fall, with commas, or without spaces', () => {
    for (const dice of ['2 3', '[2, 3]', '23', '"2, 3"'])
      expect(refusal(replace('{Nachi: 2, Astoria: 3}', dice)), dice).toBe('');
  });

  it('may stand in an item of their own', () => {
    expect(refusal(replace('  dice: {Nachi: 2, Astoria: 3}', '- dice: {Nachi: 2, Astoria: 3}'))).toBe('');
  });

  it('come from the seed when none are written', () => {
    const bare = fight((line) => (line.includes('dice') ? '' : line));
    // With this seed neither ship is hit.
    expect(refusal(`seed: a\n${bare}`)).toBe('');
    expect(refusal(bare)).toContain('a die is missing: Nachi rolls here');
  });
});

describe('the end', () => {
  it('must be as the record says', () => {
    expect(sentence(`${fight()}end: {poc: 3, hash: "00000000"} #!\n`)).toBe(
      'the record ends with 3 on the POC track, the game with 0',
    );
    expect(sentence(`${fight()}end: {poc: 0, hash: "00000000"} #!\n`)).toMatch(
      /^the record ends with checksum 00000000, the game with [0-9a-f]{8}$/,
    );
  });
});

describe('positions that cannot be', () => {
  const position = (lines: string, begin = 'movement') =>
    `begin: ${begin}\nposition:\n  turn: 3\n${lines}\nsteps: []\n`;
  it.each([
    [
      'a ship in two places',
      position('  pieces:\n    Truk: [Nachi]\n    Coral Sea: [Nachi] #!', 'combat'),
      'Nachi is in two places: Truk and Coral Sea',
    ],
    [
      'a ship named twice in one place',
      position('  pieces:\n    Truk: [Nachi, Nachi] #!'),
      'Nachi is named twice in Truk; once is enough',
    ],
    [
      'a ship in an enemy port',
      position('  pieces: {Truk: [Nevada]} #!'),
      'Nevada cannot be in Truk: Japan holds it (2.3)',
    ],
    [
      'a Japanese ship in an Allied port',
      position('  pieces: {Samoa: [Nachi]} #!'),
      'Nachi cannot be in Samoa: the Allies hold it (2.3)',
    ],
    [
      'a submarine in port',
      position('  pieces: {Truk: [I-Boat]} #!'),
      'I-Boat cannot be in Truk: submarines are at sea, or nowhere (16)',
    ],
    [
      'an air unit without a base',
      position('  pieces: {Coral Sea: [21 AirFlot]} #!', 'combat'),
      '21 AirFlot cannot be in Coral Sea: its side holds no port or base there (12.24)',
    ],
    [
      'a ship at sea when a turn begins',
      position('  pieces: {Coral Sea: [Nachi]} #!', 'turn'),
      'Nachi cannot be in Coral Sea: when a turn begins, everything is in port (5.74)',
    ],
    [
      'the I-Boat on turn 7',
      'begin: combat\nposition:\n  turn: 7\n  pieces: {Coral Sea: [I-Boat]} #!\nsteps: []\n',
      'I-Boat cannot be in Coral Sea: it is not in play on turn 7 (5.25)',
    ],
    [
      'a ship sunk by its damage',
      position('  pieces: {Coral Sea: [Nachi]}\n  damage: {Nachi: 3} #!', 'combat'),
      'Nachi is sunk by more than 2 damage points (7.551)',
    ],
    [
      'an air unit eliminated by its damage',
      position('  pieces: {Samoa: [RAAF]}\n  damage: {RAAF: 4} #!'),
      'RAAF is eliminated by 4 damage points (7.552)',
    ],
    [
      'a ship in port sunk by its damage',
      position('  pieces: {Samoa: [Astoria]}\n  damage: {Astoria: 3} #!'),
      'Astoria is sunk in port by more than 2 damage points (9.23)',
    ],
    [
      'a raider in port',
      position('  pieces: {Truk: [Nachi]}\n  raiding: [Nachi] #!'),
      'Nachi is not at sea, so it cannot be raiding',
    ],
    [
      'a port that nobody holds',
      position('  control: {Truk: none} #!'),
      'Truk is a port or base, and one side holds it always; allowed: japan or allied',
    ],
    ['a tenth turn', 'position: {turn: 9} #!\nsteps: []\n', 'the game has 8 turns (4.7)'],
    [
      'Hawaii as the first area of turn 1',
      'begin: {area: Hawaiian Islands} #!\nposition: {turn: 1}\nsteps: []\n',
      'on turn 1 the surprise attacks come first, in Hawaiian Islands (18.13, 18.14); allowed: combat',
    ],
    [
      'Indonesia among the areas left of turn 1',
      'begin: {area: Coral Sea, left: [Indonesia]} #!\nposition: {turn: 1}\nsteps: []\n',
      'on turn 1 the surprise attacks come first, in Indonesia (18.13, 18.14); allowed: combat',
    ],
    [
      'both sides in Indonesia when turn 1 goes on elsewhere',
      'begin: {area: Coral Sea} #!\nposition:\n  turn: 1\n  pieces: {Indonesia: [21 AirFlot, Repulse]}\nsteps: []\n',
      'on turn 1 the surprise attacks come first, in Indonesia (18.13, 18.14); allowed: combat',
    ],
    [
      'the movement of turn 1',
      'begin: movement #!\nposition: {turn: 1}\nsteps: []\n',
      'on turn 1, before anybody moves, the raid force is named (4.2), and the Allies are frozen (18.12); allowed: turn',
    ],
    [
      'the movement of turn 1 under nt1',
      'rules: nt1\nbegin: movement #!\nposition: {turn: 1}\nsteps: []\n',
      'on turn 1, before anybody moves, what lies in Pearl Harbor is frozen (nt1 18.132); allowed: turn',
    ],
    [
      'a misspelt place',
      position('  pieces: {Coral See: [Nachi]} #!'),
      '"Coral See" is not a sea area, port or base; did you mean "Coral Sea"? Allowed: one of 35 names, such as Japanese Islands, Aleutian Islands, North Pacific Ocean',
    ],
  ])('%s', (_what, body, expected) => {
    expect(sentence(body)).toBe(expected);
  });
});
