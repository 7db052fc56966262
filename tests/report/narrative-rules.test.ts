// Narratives under the optional rules, and why nobody attacks.
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/ai/match.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { BOUND_REACHED } from '../../src/game/state/events.js';
import { readRecord } from '../../src/records/record-read.js';
import { replay } from '../../src/records/replay.js';
import { Narrator } from '../../src/report/narrative/narrative.js';
import { resolveRules } from '../../src/rules/index.js';
import { NONE, PASSIVE, table } from '../game/table.js';

/** A record of combat told on lines of any length. */
function fight(rules: string, turn: number, position: string, steps: string, until = 'steps'): string {
  const {
    record,
    tables,
    rules: inForce,
  } = readRecord(
    `kind: record\nformat: 1\nrules: [${rules}]\nbegin: combat\nuntil: ${until}\nposition:\n  turn: ${turn}\n${position}steps:\n${steps}`,
    'tell.yaml',
  );
  const narrator = new Narrator({ width: Number.POSITIVE_INFINITY });
  replay(record, tables, inForce, { listener: narrator });
  return narrator.finish().join('\n');
}

/** What a round begins with under rule 23. */
const forces = (japan: string, allied: string, missions: [string, string], dice: string) =>
  `- japan task-forces: ${japan}\n- allied task-forces: ${allied}\n- japan missions: ${missions[0]}\n- allied missions: ${missions[1]}\n  dice: {${dice}}\n`;
const wish = (what: string) => `- japan day-night: ${what}\n- allied day-night: ${what}\n`;
const STAY = '- japan retreat: stay\n- allied retreat: stay\n';

describe('rule 23: task forces', () => {
  const pieces = '  pieces: {Coral Sea: [Akagi, Nachi, Louisville]}\n';

  it('23.2–23.4: are named by number with their side, their missions and their dice', () => {
    const told = fight(
      'task-forces',
      5,
      `${pieces}  control: {Coral Sea: japan}\n`,
      forces('[[Nachi], [Akagi]]', '[[Louisville]]', ['[landing, hiding]', '[hiding]'], 'Louisville: 2, Akagi: 3') +
        `${wish('day')}${STAY}`,
    );
    expect(told).toContain(
      [
        '    Japanese task forces: 1 (Nachi); 2 (Akagi).',
        '    Allied task forces: 1 (Louisville).',
        '    Japanese missions: 1 landing (sighted, 23.41); 2 hiding.',
        '    Allied missions: 1 hiding.',
        '    Japan looks for Allied task force 1, hiding: die 2 + 1 for its flag, not sighted.',
        '    The Allies look for Japanese task force 2, hiding: die 3, not sighted.',
        '    Both want day. Day action; nobody fires: Japan hides (23.51), the Allies have no airstrike (7.41).',
      ].join('\n'),
    );
  });

  it('23.2–23.4: are counted as a record counts them, whatever numbers a player leaves out', () => {
    const t = table({
      turn: 5,
      rules: ['task-forces'],
      at: { 'Coral Sea': ['Akagi', 'Kaga', 'Nachi', 'Louisville'] },
      dice: [6, 5],
      japan: {
        ...PASSIVE,
        'task-forces': [{ Akagi: 2, Kaga: 2, Nachi: 3 }],
        missions: [{ 3: 'hiding', 2: 'searching' }],
        'day-night': 'day',
        targets: NONE,
      },
      allied: { ...PASSIVE, 'task-forces': [{ Louisville: 1 }], missions: [{ 1: 'landing' }], 'day-night': 'day' },
    });
    const narrator = new Narrator({ width: Number.POSITIVE_INFINITY });
    t.game.observer = narrator;
    t.round('Coral Sea');
    const told = narrator.finish().join('\n');
    expect(told).toContain('    Japanese task forces: 1 (Akagi and Kaga); 2 (Nachi).\n');
    expect(told).toContain('    Japanese missions: 1 searching; 2 hiding.\n');
    expect(told).toContain('    The Allies look for Japanese task force 1, searching: die 6, not sighted.\n');
    expect(told).toContain('    The Allies look for Japanese task force 2, hiding: die 5, not sighted.\n');
  });

  it('23.51: says who has sighted nobody, though he was sighted himself', () => {
    const told = fight(
      'task-forces',
      5,
      pieces,
      forces('[[Nachi, Akagi]]', '[[Louisville]]', ['[searching]', '[hiding]'], 'Louisville: 5, Akagi: 1') +
        `${wish('day')}- japan targets: none\n${STAY}`,
    );
    expect(told).toContain('nobody fires: Japan has sighted nobody (23.51), the Allies have no airstrike (7.41).');
    expect(told).not.toContain('found each other');
  });

  it('23.52: at night who hides unsighted neither attacks nor is attacked', () => {
    const told = fight(
      'task-forces',
      5,
      pieces,
      forces('[[Nachi, Akagi]]', '[[Louisville]]', ['[searching]', '[hiding]'], 'Louisville: 5, Akagi: 1') +
        `${wish('night')}- japan targets: none\n${STAY}`,
    );
    expect(told).toContain('nobody fires: Japan finds nobody to attack (23.52), the Allies hide unsighted (23.52).');
  });
});

describe('who fires at night', () => {
  const night = (rest: string) => `${wish('night')}${rest}${STAY}`;

  it('7.421: carriers that fire are told where somebody fires, and not where nobody does', () => {
    const carriers = '  pieces: {Coral Sea: [Nachi, Saratoga]}\n';
    const fires = fight(
      'second-edition',
      5,
      carriers,
      night(
        '- allied firing-carriers: [Saratoga]\n- japan targets: {Nachi: Saratoga}\n  dice: {Nachi: 1}\n- allied targets: {Saratoga: Nachi}\n  dice: {Saratoga: 1}\n',
      ),
    );
    expect(fires).toMatch(/Night action\.\n {4}Allied carriers that fire their guns: Saratoga\.\n {4}Nachi attacks/);
    const silent = fight(
      'task-forces',
      5,
      carriers,
      forces('[[Nachi]]', '[[Saratoga]]', ['[hiding]', '[searching]'], 'Nachi: 5, Saratoga: 6') +
        night('- allied firing-carriers: [Saratoga]\n- allied targets: none\n'),
    );
    expect(silent).toContain('nobody fires: Japan hides unsighted (23.52), the Allies find nobody to attack (23.52).');
    expect(silent).not.toContain('that fire');
  });

  it('7.424: both sides may have only air units', () => {
    const told = fight(
      'second-edition',
      5,
      '  pieces: {Coral Sea: [21 AirFlot, RAAF]}\n  control: {Guadalcanal: japan}\n',
      night(''),
    );
    expect(told).toContain(
      'nobody fires: both sides have only air units here, which can neither attack nor be attacked at night (7.424).',
    );
  });

  it('nt1 18.2: who is caught on the ground does not fire', () => {
    const told = fight(
      'nt1',
      1,
      '  pieces: {Indonesia: [21 AirFlot, 5th A.F., Repulse]}\n',
      '- japan targets: {21 AirFlot: Repulse}\n  dice: {21 AirFlot: 1 1 1}\n- japan retreat: stay\n',
    );
    expect(told).toContain(
      'Day action without a roll (nt1 18.2); caught on the ground, the 5th A.F. does not fire.\n    21 AirFlot attacks Repulse',
    );
  });
});

describe('why nobody attacks', () => {
  it('names who could and does not', () => {
    const told = fight(
      'second-edition',
      5,
      '  pieces: {Coral Sea: [Akagi, Louisville]}\n',
      `${wish('day')}- japan targets: none\n${STAY}`,
    );
    expect(told).toContain('nobody fires: Japan names no target, the Allies have no airstrike (7.41).');
  });

  it('7.424: carriers do not hold their fire where there are only air units to fire at', () => {
    const told = fight(
      'second-edition',
      5,
      '  pieces: {Coral Sea: [Akagi, RAAF]}\n',
      `${wish('night')}- japan targets: none\n${STAY}`,
    );
    expect(told).toContain(
      'nobody fires: the Allies have only air units here, which can neither attack nor be attacked at night (7.424).',
    );
  });

  it('9.13: a raid that names no target', () => {
    const told = fight(
      'second-edition',
      5,
      '  pieces: {Coral Sea: [Akagi], Australia: [Indianapolis]}\n',
      '- japan air-raid: {Akagi: Australia}\n- japan targets: none\n- japan targets: none\n',
    );
    expect(told).toContain("Air raid, round 1: Japan's carriers hold back and attack nothing.");
  });

  it('9.3: a raid tells what lies in the harbor, and so what it spares', () => {
    const told = fight(
      'second-edition',
      3,
      '  pieces: {Hawaiian Islands: [Akagi], Pearl Harbor: [Nevada, Oklahoma, New Orleans, 1 Marines], Johnston Island: [2 Marines]}\n  damage: {Nevada: 6, Oklahoma: 2}\n',
      '- japan air-raid: {Akagi: Pearl Harbor}\n- japan targets: none\n- japan targets: none\n',
    );
    expect(told).toContain(
      [
        '    Air raid: Akagi on Pearl Harbor.',
        '    In Pearl Harbor: Nevada (6 damage, armor 4, on the bottom), Oklahoma (2 damage, armor 4), New Orleans, 1 Marines.',
        "  Air raid, round 1: Japan's carriers hold back and attack nothing.",
      ].join('\n'),
    );
  });

  it('18.31: raiders without carriers', () => {
    const told = fight(
      'second-edition',
      1,
      '  pieces: {Hawaiian Islands: [Hiei], Pearl Harbor: [Nevada]}\n  raiding: [Hiei]\n',
      '- japan stay: leave\n- japan basing: {Truk: Hiei}\n  dice: {W: 6, X: 6, Y: 6, Z: 6}\n',
    );
    expect(told).toContain('Air raid, round 1: Japan has no carrier here that can attack.');
    expect(told).not.toContain('nothing is left');
    expect(told).toMatch(/Japan leaves after the raid\.\n {4}Japan, back to port/);
  });
});

describe('rule 20 and Normal Turn One: attacks named in advance', () => {
  it('20.51: are lost with their target', () => {
    const told = fight(
      'pearl-harbor',
      1,
      '  pieces: {Hawaiian Islands: [Akagi, Kaga, Indianapolis], Pearl Harbor: [Nevada]}\n  raiding: [Akagi, Kaga]\n',
      '- japan targets: none\n- japan targets: none\n- japan stay: stay\n- japan assign-targets: {Akagi: Nevada, Kaga: Indianapolis}\n  dice: {W: 6, X: 6, Y: 6, Z: 6}\n' +
        '- allied retreat: retreat\n- allied basing: {Samoa: [Indianapolis, Nevada]}\n',
    );
    expect(told).toContain(
      [
        '  Round 1 (extra)',
        '    Day action without a roll (20.5).',
        '    Akagi loses its attack on Nevada, which is out of reach (20.51).',
        '    Kaga loses its attack on Indianapolis, which is out of reach (20.51).',
      ].join('\n'),
    );
    expect(told).not.toContain('obody fires');
  });
});

describe('rule 22: damage control', () => {
  const carrier = (dice: string) =>
    fight(
      'damage-control',
      5,
      '  pieces: {Coral Sea: [Nachi, Hornet]}\n',
      `${wish('night')}- japan targets: {Nachi: Hornet}\n  dice: {Nachi: ${dice}}\n${STAY}`,
    );

  it('22: says what it takes off each die', () => {
    expect(carrier('6 / 3')).toContain(
      'Nachi attacks Hornet: 6 (+1): 1 hit, damage 3 less 1 (22) = 2\n      Hornet: 2 damage points',
    );
    expect(carrier('6 / 1')).toContain('1 hit, damage 1 less 1 (22) = 0');
  });

  it('22: off each of several dice', () => {
    const told = fight(
      'damage-control',
      5,
      '  pieces: {Coral Sea: [Akagi, Hornet]}\n',
      `${wish('day')}- japan targets: {Akagi: Hornet}\n  dice: {Akagi: 6 6 1 1 / 3 1}\n- allied targets: none\n${STAY}`,
    );
    expect(told).toContain('2 hits, damage 3 + 1 less 1 each (22) = 2');
  });
});

describe('rule 19', () => {
  it('19.22: a carrier that is disabled in its Kamikaze attack goes nowhere first', () => {
    const told = fight(
      'nine-turn',
      9,
      '  pieces: {Coral Sea: [Taiho, Hornet]}\n',
      `${wish('day')}- japan kamikaze: [Taiho]\n- japan targets: {Taiho: Hornet}\n  dice: {Taiho: 1 1 1}\n` +
        '- allied targets: {Hornet: Taiho}\n  dice: {Hornet: 4 1 1 1}\n',
    );
    expect(told).toContain('Taiho: disabled.\n    Taiho is removed from play after its Kamikaze attack (19.22).');
    expect(told).not.toContain('back to port: ');
  });

  it('19.21: an air unit is eliminated after its Kamikaze attack', () => {
    const told = fight(
      'nine-turn',
      9,
      '  pieces: {Coral Sea: [21 AirFlot, Hornet]}\n  control: {Guadalcanal: japan}\n',
      `${wish('day')}- japan targets: {21 AirFlot: Hornet}\n  dice: {21 AirFlot: 1 1 1}\n` +
        '- allied targets: {Hornet: 21 AirFlot}\n  dice: {Hornet: 1 1 1 1}\n',
    );
    expect(told).toContain('\n    21 AirFlot is eliminated after its Kamikaze attack (19.21).');
  });

  it('19.3: the points that stand on no map', () => {
    const told = fight('nine-turn', 5, '  pieces: {Indonesia: [Nachi]}\n', '- japan basing: {Truk: Nachi}\n', 'turn');
    expect(told).toContain('POC: Japan gains 4 (1 of them by 19.3), the Allies gain 0.');
  });
});

describe('losses', () => {
  it('13.41: a defender is lost with the invader', () => {
    const told = fight(
      'second-edition',
      5,
      '  pieces: {Coral Sea: [Kure], Port Moresby: [1 Marines]}\n',
      '- japan landings: {Kure: Port Moresby}\n',
    );
    expect(told).toContain(
      'Kure invades Port Moresby and falls to its defenders (13.41), back on turn 7.\n    1 Marines, defending Port Moresby, is lost too (13.41), back on turn 7.',
    );
    expect(told).not.toContain('no port to return to');
  });

  it('9.232: a ship that rests on the bottom where it cannot be repaired', () => {
    const told = fight(
      'second-edition',
      5,
      '  pieces: {Coral Sea: [Akagi], New Hebrides: [Nevada]}\n',
      '- japan air-raid: {Akagi: New Hebrides}\n- japan targets: {Akagi: Nevada}\n  dice: {Akagi: 6 1 1 1 / 5}\n',
    );
    expect(told).toContain('Nevada: 5 damage points; sunk, for it cannot be repaired in New Hebrides (9.232).');
  });
});

describe('a pursuit', () => {
  it('that does not end sends nobody home but who is pursued', () => {
    const { game } = new Match(
      compileBoard(STANDARD_BOARD),
      resolveRules(),
      { japan: 'random', allied: 'random' },
      's',
    );
    const narrator = new Narrator();
    game.fight = 1;
    narrator.happened(BOUND_REACHED, 0, 0, 0, game);
    expect(narrator.finish()).toEqual(['  The pursuit does not end: it is broken off.']);
  });
});
