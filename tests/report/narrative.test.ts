// Narratives tell every die and every decision, and in words only.
import { describe, expect, it } from 'vitest';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { Audience } from '../../src/game/audience.js';
import { type Roll, ShownDice } from '../../src/game/shown-dice.js';
import { Match } from '../../src/players/match.js';
import { replay } from '../../src/players/replay.js';
import { Narrator } from '../../src/report/narrative.js';
import { resolveRules } from '../../src/rules/index.js';
import { readRecord } from '../../src/scenario/record-read.js';

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
    for (let game = 0; game < 5; game++) {
      const { text, rolls } = tellRandomGame(names, game);
      expect(rolls.length).toBeGreaterThan(100);
      for (const { of, dice, damage } of rolls) {
        const shots = dice.join(' ');
        const name = of.replace(/[.]/g, '\\.');
        const attack = `${name} attacks [^:]+: ${shots}[ :]`;
        const single = `${name} ${shots}|${name}: die ${shots}|Group ${name}: die ${shots}|die ${shots}`;
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
    expect(tell(raid('5 1 1 1 / 5'))).toContain('Nevada: 5 damage points; rests on the bottom of Pearl Harbor.');
  });

  it('9.23: a ship is sunk above twice its armor', () => {
    expect(tell(raid('5 5 1 1 / 6 3'))).toContain('Nevada: 9 damage points; sunk.');
  });

  it('7.72: a ship is crippled by as much damage as armor', () => {
    expect(tell(raid('5 1 1 1 / 4'))).toContain('Nevada: 4 damage points; crippled.');
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
      '      Louisville: 1 damage point; crippled.',
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
