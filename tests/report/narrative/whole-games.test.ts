// Narratives of whole games tell every die and every decision, in words only, on lines that end before the edge.
import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/ai/match.js';
import { Audience } from '../../../src/game/state/audience.js';
import { type Roll, ShownDice } from '../../../src/game/state/shown-dice.js';
import { Narrator } from '../../../src/report/narrative/narrative.js';
import { resolveRules } from '../../../src/rules/index.js';
import { sized } from '../../size.js';
import { tables } from './tell.js';

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

describe('a location-uncertain group (18.22)', () => {
  it('adjustment 2a: is told with the area that the Allies choose', () => {
    const texts = Array.from({ length: 6 }, (_, game) => tellRandomGame(['adjustment-2a'], game).text).join('\n');
    expect(texts).toMatch(
      /Group \w \(.*\): die \d, Central Pacific Ocean, and the Allies choose the (?:North|Central) Pacific Ocean \(adjustment 2a\)\./,
    );
    expect(texts).not.toMatch(/: die \d, Central Pacific Ocean\.\n/);
    expect(texts).toMatch(/Group \w \(.*\): die \d, Hawaiian Islands\.\n/);
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
