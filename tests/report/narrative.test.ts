// Narratives tell every die and every decision, and in words only.
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/ai/match.js';
import { compileBoard, NOT_ARRIVED, STANDARD_BOARD } from '../../src/board/index.js';
import * as D from '../../src/game/questions/decisions.js';
import { Audience } from '../../src/game/state/audience.js';
import { ARRIVED, BASED, CONTROL, LOST, REPAIRED, WITHDRAWN } from '../../src/game/state/events.js';
import { type Roll, ShownDice } from '../../src/game/state/shown-dice.js';
import { readRecord } from '../../src/records/record-read.js';
import { replay } from '../../src/records/replay.js';
import { Narrator } from '../../src/report/narrative/narrative.js';
import { resolveRules } from '../../src/rules/index.js';
import { sized } from '../size.js';

const tables = compileBoard(STANDARD_BOARD);

/** A random game told on lines of any length, and the dice that fell in it. */
function tellRandomGame(names: readonly string[], game: number) {
  const match = new Match(tables, resolveRules(names), { japan: 'random', allied: 'random' }, 'tell');
  const narrator = new Narrator({ width: Number.POSITIVE_INFINITY });
  const rolls: Roll[] = [];
  const ears = { decided: () => {}, happened: () => {}, rolled: (roll: Roll) => void rolls.push(roll) };
  const audience = new Audience([narrator, ears]);
  match.game.observer = audience;
  match.game.dice = new ShownDice(match.dice, tables, audience);
  match.play(game);
  return { text: narrator.finish().join('\n'), rolls };
}

/** A record told; the head is filled in. */
function tell(body: string): string {
  const { record, tables: t, rules } = readRecord(`kind: record\nformat: 1\n${body}`, 'tell.yaml');
  const narrator = new Narrator({ width: Number.POSITIVE_INFINITY });
  replay(record, t, rules, { listener: narrator });
  return narrator.finish().join('\n');
}

const RULES = [
  ['second-edition'],
  ['pearl-harbor'],
  ['nt1'],
  ['menzel'],
  ['nine-turn', 'task-forces', 'damage-control'],
];

describe('every die is told', () => {
  it.each(RULES)('under %s', (...names) => {
    for (let game = 0; game < sized(2, 5); game++) {
      const { text, rolls } = tellRandomGame(names, game);
      expect(rolls.length).toBeGreaterThan(100);
      for (const { of, dice, damage } of rolls) {
        const shots = dice.join(' ');
        const name = of.replace(/[.]/g, '\\.');
        const attack = `${name} attacks [^:]+: ${shots}[ :]`;
        const single = `${name} \\(${shots}[,)]|${name}: die ${shots}|Group ${name}: die ${shots}|die ${shots}`;
        expect(text).toMatch(new RegExp(dice.length === 1 && damage.length === 0 ? `${attack}|${single}` : attack));
        if (damage.length > 0) expect(text).toContain(`damage ${damage.join(' + ')}`);
      }
    }
  });
});

describe('in words only', () => {
  it.each(RULES)('under %s', (...names) => {
    for (let game = 10; game < 15; game++) {
      const { text } = tellRandomGame(names, game);
      expect(text).not.toMatch(/undefined|NaN|null|piece \d|area \d|harbor \d|\.\.|: \.|;\s*\./);
      expect(text.match(/^Turn \d/gm)).toHaveLength(names.includes('nine-turn') ? 9 : 8);
      expect(text).toMatch(/(?:wins? by \d+ POC|The game is a tie)\.$/);
    }
  });
});

describe('states', () => {
  const raid = (dice: string) =>
    `begin: combat\nuntil: steps\nposition:\n  turn: 1\n  pieces: {Hawaiian Islands: [Akagi], Pearl Harbor: [Nevada, 7th A.F.]}\n  raiding: [Akagi]\nsteps:\n- japan targets: {Akagi: Nevada}\n  dice: ${dice}\n- japan targets: none\n- japan stay: leave\n`;

  it('9.23: a ship rests on the bottom above its armor', () => {
    expect(tell(raid('5 1 1 1 / 5'))).toContain('Nevada: 5 damage points; rests on the bottom in Pearl Harbor.');
  });

  it('9.23: a port that bears the name of a country has no bottom of its own', () => {
    const body =
      'begin: combat\nuntil: steps\nposition:\n  turn: 4\n  pieces: {Coral Sea: [Hiryu], Australia: [Idaho]}\n  raiding: [Hiryu]\nsteps:\n- japan air-raid: {Hiryu: Australia}\n- japan targets: {Hiryu: Idaho}\n  dice: {Hiryu: 5 1 1 / 6}\n- japan targets: none\n';
    expect(tell(body)).toContain('Idaho: 6 damage points; rests on the bottom in Australia.');
  });

  it('9.23: a ship on the bottom that is hit again stays there', () => {
    const again = raid('5 1 1 1 / 5').replace(
      '- japan targets: none',
      '- japan targets: {Akagi: Nevada}\n  dice: 5 1 1 1 / 1',
    );
    expect(tell(again)).toContain('Nevada: 1 damage point, 6 in all, armor 4: still on the bottom.');
  });

  it('9.23: a ship is sunk above twice its armor', () => {
    expect(tell(raid('5 5 1 1 / 6 3'))).toContain('Nevada: 9 damage points; sunk.');
  });

  it('7.72: a ship is crippled by as much damage as armor', () => {
    expect(tell(raid('5 1 1 1 / 4'))).toContain('Nevada: 4 damage points, as many as its armor: crippled.');
  });

  it('9.21: nobody is disabled in an air raid', () => {
    expect(tell(raid('4 1 1 1'))).toContain('Akagi attacks Nevada: 4 1 1 1 (+1): no effect');
  });

  it('5.6: a submarine attacks under the heading of its own area', () => {
    const body =
      'begin: combat\nuntil: steps\nposition:\n  turn: 2\n  pieces: {Coral Sea: [I-Boat, Louisville], Indonesia: [Akagi]}\nsteps:\n- japan submarine-attack: Louisville\n  dice: {I-Boat: 6 / 1}\n';
    expect(tell(body).split('\n').slice(0, 5)).toEqual([
      'Coral Sea',
      '  Japan: I-Boat.',
      '  The Allies: patrolling Louisville.',
      '    I-Boat attacks Louisville: 6 (+1): 1 hit, damage 1',
      '      Louisville: 1 damage point, as many as its armor: crippled.',
    ]);
  });

  it('14.1: a port that was surrounded the whole turn changes hands', () => {
    const body =
      'begin: combat\nuntil: turn\nposition:\n  turn: 3\n  control: {Hawaiian Islands: japan}\n  pieces: {Hawaiian Islands: [Akagi]}\nsteps:\n- japan basing: {Truk: Akagi}\n';
    const told = tell(body);
    expect(told).toContain('Pearl Harbor falls to Japan, surrounded the whole turn.');
    expect(told).toContain('POC: Japan gains 1, the Allies gain 0. Japan leads by 1.');
  });
});

/** A position on turn 5, and steps. */
const fight = (position: string, steps: string) =>
  tell(`begin: combat\nuntil: steps\nposition:\n  turn: 5\n${position}steps:\n${steps}`);

describe('rounds in which nobody fires', () => {
  const ships = '  pieces: {Coral Sea: [Nachi, Louisville]}\n';
  const air = '  pieces: {Coral Sea: [Nachi, RAAF]}\n';
  const round = (japan: string, allied: string, dice = '') =>
    `- japan day-night: ${japan}\n- allied day-night: ${allied}\n${dice}`;
  const stay = '- japan retreat: stay\n- allied retreat: stay\n';

  it('7.41: by day cruisers have no airstrike', () => {
    expect(fight(ships, round('day', 'day') + stay)).toContain(
      'Round 1\n    Both want day. Day action; nobody fires: neither side has an airstrike (7.41).',
    );
  });

  it('7.424: at night guns do not reach air units', () => {
    expect(fight(air, `${round('night', 'night')}- japan targets: none\n${stay}`)).toContain(
      'Both want night. Night action; nobody fires: the Allies have only air units here, which can neither attack nor be attacked at night (7.424).',
    );
  });

  it('7.424: which carriers fire is not told where only air units are there, so that such rounds fold', () => {
    const carrier = '  pieces: {Marianas Islands: [26 AirFlot, Saratoga]}\n';
    const night = (rest: string) => `${round('night', 'night')}- allied firing-carriers: ${rest}${stay}`;
    const told = fight(carrier, night('[Saratoga]\n- allied targets: none\n') + night('none\n'));
    expect(told).not.toContain('carriers that fire');
    expect(told).toMatch(
      / {2}Round 1\n {4}Both want night\. Night action; nobody fires: Japan has only air units here.*\n {2}Round 2: as in round 1\.$/m,
    );
  });

  it('7.32: the silent half of a double round is told beside the other', () => {
    const dice = '  dice: {japan: 4, allied: 4}\n';
    const both = fight(
      ships,
      `${round('day', 'night', dice)}- japan targets: {Nachi: Louisville}\n  dice: {Nachi: 1}\n- allied targets: {Louisville: Nachi}\n  dice: {Louisville: 1}\n${stay}`,
    );
    expect(both).toContain(
      'Day action, then night action; by day nobody fires: neither side has an airstrike (7.41).\n    Nachi attacks',
    );
    expect(both).not.toContain('At night nobody');
  });

  it('7.32: where somebody fires in both actions, the night is set off from the day', () => {
    const told = fight(
      '  pieces: {Coral Sea: [Akagi, Nachi, Louisville]}\n',
      `${round('day', 'night', '  dice: {japan: 4, allied: 4}\n')}- japan targets: {Akagi: Louisville}\n  dice: {Akagi: 1 1 1 1}\n` +
        `- japan targets: {Nachi: Louisville}\n  dice: {Nachi: 1}\n- allied targets: {Louisville: Nachi}\n  dice: {Louisville: 1}\n${stay}`,
    );
    expect(told).toMatch(/Day action, then night action\.\n {4}Akagi .*\n {4}Night action:\n {4}Nachi /);
  });

  it('7.64: a fight that ends by day has no silent night', () => {
    const told = fight(
      '  pieces: {Coral Sea: [Akagi, Louisville]}\n',
      `${round('day', 'night', '  dice: {japan: 4, allied: 4}\n')}- japan targets: {Akagi: Louisville}\n  dice: {Akagi: 6 6 6 6 / 6 6 6 6}\n`,
    );
    expect(told).toContain('Louisville: 24 damage points; sunk.');
    expect(told).not.toContain('obody fires');
    expect(told).toContain('Louisville: 24 damage points; sunk.\n    No night action: the Allies are gone.');
  });

  it('7.64: a pursuit that ends by day has no night either', () => {
    const told = fight(
      '  pieces: {Coral Sea: [Akagi, Idaho]}\n',
      `${round('day', 'day')}- japan targets: none\n- japan retreat: stay\n- allied retreat: retreat\n` +
        `- japan pursuit: {Akagi: Idaho}\n${round('day', 'night', '  dice: {japan: 4, allied: 4}\n')}` +
        '- japan targets: {Akagi: Idaho}\n  dice: {Akagi: 6 6 6 6 / 6 6 6 6}\n',
    );
    expect(told).toContain('    The Allies retreat: Idaho.\n    Japan pursues: Akagi after Idaho.');
    expect(told).toContain('Idaho: 24 damage points; sunk.\n    No night action: nobody is left to pursue.');
  });
});

describe('a retreat', () => {
  const two = (groups: string) =>
    fight(
      '  pieces: {Coral Sea: [Nachi, Haguro, Maya, Louisville]}\n',
      `- japan day-night: day\n- allied day-night: day\n- japan retreat: retreat\n- allied retreat: stay\n- japan groups: ${groups}\n- allied pursuit: none\n`,
    );

  it('8.32: goes ship by ship, or in groups', () => {
    expect(two('[[Nachi], [Haguro], [Maya]]')).toContain('\n    Japan retreats ship by ship: Nachi; Haguro; Maya.\n');
    expect(two('[[Nachi, Haguro], [Maya]]')).toContain('\n    Japan retreats in groups: Nachi and Haguro; Maya.\n');
  });

  it('8.2: air units go home before the groups are formed', () => {
    const told = fight(
      '  pieces: {Coral Sea: [Nachi, Maya, 21 AirFlot, Louisville]}\n  control: {Guadalcanal: japan}\n',
      '- japan day-night: day\n- allied day-night: day\n- japan targets: none\n- japan retreat: retreat\n- allied retreat: stay\n- japan basing: {Truk: 21 AirFlot}\n' +
        '- japan groups: [[Nachi], [Maya]]\n- allied pursuit: none\n',
    );
    expect(told).toContain(
      '    Japan retreats.\n    Japan, back to port: Truk: 21 AirFlot.\n    Japan goes ship by ship: Nachi; Maya.\n',
    );
  });
});

describe('silent rounds, one like the other', () => {
  const ships = '  pieces: {Coral Sea: [Nachi, Louisville]}\n';
  const round = (japan: string, allied: string, dice = '') =>
    `- japan day-night: ${japan}\n- allied day-night: ${allied}\n${dice}`;
  const stay = '- japan retreat: stay\n- allied retreat: stay\n';
  const shots =
    '- japan targets: {Nachi: Louisville}\n  dice: {Nachi: 1}\n- allied targets: {Louisville: Nachi}\n  dice: {Louisville: 1}\n';

  it('are told once, and the others by their dice', () => {
    const dice = (japan: number, allied: number) => `  dice: {japan: ${japan}, allied: ${allied}}\n`;
    const told = fight(
      ships,
      round('day', 'night', dice(6, 1)) +
        stay +
        round('day', 'night', dice(5, 2)) +
        stay +
        round('night', 'night') +
        shots +
        stay,
    );
    expect(told).toMatch(
      / {2}Round 1\n {4}.*nobody fires.*\n {2}Round 2: as in round 1 \(die 5 and die 2\)\.\n {2}Round 3\n/,
    );
  });

  it('are told anew when something has come between', () => {
    const told = fight(
      ships,
      [round('day', 'day'), round('night', 'night') + shots, round('day', 'day')].map((r) => r + stay).join(''),
    );
    expect(told.match(/neither side has an airstrike/g)).toHaveLength(2);
  });
});

describe('what follows a round', () => {
  it('9.2: an air raid counts its rounds for itself', () => {
    const told = fight(
      '  pieces: {Coral Sea: [Akagi, Louisville], Australia: [Indianapolis]}\n',
      '- japan day-night: day\n- allied day-night: day\n- japan targets: {Akagi: Louisville}\n  dice: {Akagi: 6 6 6 6 / 6 6 6 6}\n' +
        '- japan air-raid: {Akagi: Australia}\n- japan targets: {Akagi: Indianapolis}\n  dice: {Akagi: 6 6 6 6 / 6 6 6 6}\n',
    );
    expect(told).toMatch(
      / {2}Round 1\n[\s\S]*Air raid: Akagi on Australia\.\n {4}In the port of Australia: Indianapolis\.\n {2}Air raid, round 1\n {4}Akagi attacks/,
    );
    expect(told).toContain('Air raid, round 2: nothing is left in Australia to attack.');
  });
});

describe('a whole game', () => {
  const match = new Match(tables, resolveRules(), { japan: 'heuristic', allied: 'random' }, 'tell');
  const narrator = new Narrator({ width: Number.POSITIVE_INFINITY });
  match.game.observer = narrator;
  match.game.dice = new ShownDice(match.dice, tables, narrator);
  match.play(0);
  const told = narrator.finish();

  it('18.4: the combat in Indonesia begins with its first round', () => {
    expect(told.join('\n')).toMatch(/Surprise raid, round 2\n( {4}.*\n)* {2}Round 1\n/);
  });

  it('2.5: what the end of the track cuts off', () => {
    const scores = told.filter((line) => line.includes('POC: Japan gains'));
    let track = 0;
    for (const line of scores) {
      const [, japan, allied] = /gains (\d+), the Allies gain (\d+)/.exec(line)!.map(Number);
      const whole = track + japan! - allied!;
      track = Math.max(-29, Math.min(29, whole));
      const lost = Math.abs(whole - track);
      if (lost === 0) expect(line).not.toContain('The track ends');
      else expect(line).toContain(`The track ends at 29 (2.5): ${lost} point${lost === 1 ? '' : 's'} more do`);
    }
    expect(scores.some((line) => line.includes('The track ends'))).toBe(true);
  });

  it('5.74: nobody is told where ships go after the last turn', () => {
    const last = told.lastIndexOf(told.findLast((line) => line.includes('POC: Japan gains'))!);
    expect(told.slice(last).some((line) => line.includes('back to port'))).toBe(false);
    expect(told.slice(0, last).some((line) => line.includes('back to port'))).toBe(true);
  });
});

describe('who is driven out by a landing', () => {
  it('12.24: names the area it leaves where that is not the one that is told', () => {
    const told = fight(
      '  pieces: {Coral Sea: [Kure], South Pacific Ocean: [RAAF], Australia: [5th A.F.]}\n  control: {Guadalcanal: allied, Lae: japan, Truk: japan}\n',
      '- japan landings: {Kure: Guadalcanal}\n- allied basing: {Australia: RAAF}\n',
    );
    expect(told).toContain('driven out, back to port: port of Australia: RAAF (from South Pacific Ocean).');
  });
});

describe('why a piece is lost that nobody has hit', () => {
  it('13.41: an invader is used up', () => {
    const told = fight('  pieces: {Coral Sea: [Kure]}\n', '- japan landings: {Kure: Port Moresby}\n');
    expect(told).toContain(
      'Kure invades Port Moresby and is used up (13.41), back on turn 7.\n    Port Moresby falls to Japan.',
    );
    expect(told).not.toContain('eliminated');
  });

  it('4.41, 10.4: nobody keeps a ship for which there is no port, though its side may hold others', () => {
    const game = new Match(tables, resolveRules(), { japan: 'random', allied: 'random' }, 's').game;
    game.turn = 5;
    const lines: string[] = [];
    const narrator = new Narrator({ write: (line) => lines.push(line), width: 200 });
    const wisconsin = tables.pieceNames.indexOf('Wisconsin');
    narrator.happened(LOST, wisconsin, NOT_ARRIVED, 0, game);
    narrator.happened(LOST, tables.pieceNames.indexOf('3 Marines'), NOT_ARRIVED, 0, game);
    narrator.happened(LOST, tables.pieceNames.indexOf('Idaho'), tables.areaNames.indexOf('Coral Sea'), 0, game);
    narrator.finish();
    expect(lines).toEqual([
      '  The Allies, reinforcements lost, for the enemy holds every port where they may arrive (4.41): Wisconsin, 3 Marines (back on turn 7).',
      '  Idaho has no port to return to and is lost (10.4).',
    ]);
  });

  it('4.42: British ships are removed', () => {
    const game = new Match(tables, resolveRules(), { japan: 'random', allied: 'random' }, 's').game;
    game.turn = 4;
    const narrator = new Narrator();
    for (const name of ['Illustrious', 'Cornwall'])
      narrator.happened(WITHDRAWN, tables.pieceNames.indexOf(name), 0, 0, game);
    expect(narrator.finish()).toEqual(['  British ships removed (4.42): Illustrious, Cornwall.']);
  });
});

describe('who comes to port', () => {
  it('adjustment 4: ships called back from San Diego are no reinforcements', () => {
    const game = new Match(tables, resolveRules(['menzel']), { japan: 'random', allied: 'random' }, 's').game;
    const piece = (name: string) => tables.pieceNames.indexOf(name);
    const pearl = tables.harborNames.indexOf('Pearl Harbor');
    const narrator = new Narrator({ width: 200 });
    narrator.happened(ARRIVED, piece('Idaho'), pearl, 0, game);
    game.answers[0] = piece('Maryland');
    game.answerLength = 1;
    narrator.decided(D.SAN_DIEGO_RETURN, 1, game);
    narrator.happened(ARRIVED, piece('Maryland'), pearl, 0, game);
    expect(narrator.finish()).toEqual([
      '  The Allies, reinforcements: Pearl Harbor: Idaho.',
      '  The Allies, back from San Diego: Pearl Harbor: Maryland.',
    ]);
  });

  it('13.33: at the end of a turn amphibious units go first', () => {
    const game = new Match(tables, resolveRules(), { japan: 'random', allied: 'random' }, 's').game;
    const narrator = new Narrator({ width: 200 });
    const based = (piece: string, harbor: string) =>
      narrator.happened(BASED, tables.pieceNames.indexOf(piece), tables.harborNames.indexOf(harbor), 0, game);
    based('Hiei', 'Truk');
    narrator.happened(CONTROL, 0, 0, 0, game);
    based('Kure', 'Truk');
    based('1 Marines', 'Samoa');
    game.basingPhase = true;
    based('Sasebo', 'Truk');
    based('Nachi', 'Truk');
    expect(narrator.finish().filter((line) => line.includes('port'))).toEqual([
      '  Japan, back to port: Truk: Hiei.',
      '  Japan, amphibious units back to port: Truk: Kure.',
      '  The Allies, amphibious units back to port: Samoa: 1 Marines.',
      '  Japan, back to port: Truk: Sasebo, Nachi.',
    ]);
  });
});

describe('repairs', () => {
  it('11.51: name the yard whose points are used', () => {
    const game = new Match(tables, resolveRules(), { japan: 'random', allied: 'random' }, 's').game;
    const harbor = (name: string) => tables.harborNames.indexOf(name);
    const california = tables.pieceNames.indexOf('California');
    game.setHarbor(harbor('Pearl Harbor'), 0);
    game.damage[california] = 1;
    const lines: string[] = [];
    const narrator = new Narrator({ width: 200, write: (line) => lines.push(line) });
    narrator.happened(REPAIRED, california, 3, harbor('Samoa'), game);
    narrator.happened(REPAIRED, tables.pieceNames.indexOf('Mutsu'), 2, harbor('Yokosuka Navy Yard'), game);
    narrator.finish();
    expect(lines).toEqual([
      '  The Allies, repairs: Samoa with the points of Pearl Harbor: California (3 points, 1 damage left).',
      '  Japan, repairs: Yokosuka Navy Yard: Mutsu (2 points).',
    ]);
  });

  it('11.3: name each yard once, in whatever order they are stated', () => {
    const game = new Match(tables, resolveRules(), { japan: 'random', allied: 'random' }, 's').game;
    const lines: string[] = [];
    const narrator = new Narrator({ width: 200, write: (line) => lines.push(line) });
    for (const [ship, harbor] of [
      ['Tennessee', 'Pearl Harbor'],
      ['Repulse', 'Ceylon'],
      ['Nevada', 'Pearl Harbor'],
    ] as const)
      narrator.happened(REPAIRED, tables.pieceNames.indexOf(ship), 1, tables.harborNames.indexOf(harbor), game);
    narrator.finish();
    expect(lines).toEqual([
      '  The Allies, repairs: Pearl Harbor: Tennessee (1 point), Nevada (1 point); Ceylon: Repulse (1 point).',
    ]);
  });
});

describe('lines', () => {
  it('end before the edge, but for words that are too long', () => {
    const match = new Match(tables, resolveRules(), { japan: 'random', allied: 'random' }, 'tell');
    const narrator = new Narrator({ width: 72 });
    match.game.observer = narrator;
    match.game.dice = new ShownDice(match.dice, tables, narrator);
    match.play(0);
    const lines = narrator.finish();
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72);
    expect(lines.every((line) => line === line.trimEnd())).toBe(true);
  });

  it('can be handed on as they come', () => {
    const heard: string[] = [];
    const narrator = new Narrator({ write: (line) => heard.push(line) });
    narrator.happened(
      1000,
      0,
      0,
      0,
      new Match(tables, resolveRules(), { japan: 'random', allied: 'random' }, 's').game,
    );
    expect(heard).toEqual([]);
    expect(narrator.finish()).toEqual([]);
  });
});
