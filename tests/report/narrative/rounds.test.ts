// Narratives of combat: rounds in which nobody fires, retreats (8.2, 8.32), and air raids after the rounds (9.2).
import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/ai/match.js';
import * as D from '../../../src/game/questions/decisions.js';
import { decisionText } from '../../../src/report/narrative/narrative-decisions.js';
import { resolveRules } from '../../../src/rules/index.js';
import { fight, tables } from './tell.js';

const ships = '  pieces: {Coral Sea: [Nachi, Louisville]}\n';
const round = (japan: string, allied: string, dice = '') =>
  `- japan day-night: ${japan}\n- allied day-night: ${allied}\n${dice}`;
const stay = '- japan retreat: stay\n- allied retreat: stay\n';

describe('rounds in which nobody fires', () => {
  const air = '  pieces: {Coral Sea: [Nachi, RAAF]}\n';

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

describe('a group splits (8.42)', () => {
  const split = (...numbers: readonly number[]): string | undefined => {
    const { game } = new Match(tables, resolveRules([]), { japan: 'random', allied: 'random' }, 'split');
    numbers.forEach((number, k) => {
      game.answers[2 * k] = tables.pieceIndex.get(['Zuiho', 'Haguro'][k]!)!;
      game.answers[2 * k + 1] = number;
    });
    game.answerLength = 2 * numbers.length;
    return decisionText(D.SPLIT, 0, game);
  };

  it('into several, and is not told to where all stay together', () => {
    expect(split(1, 2)).toBe('The group splits: Zuiho; Haguro');
    expect([split(1, 1), split()]).toEqual([undefined, undefined]);
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

  it('8.32: is told as one group where it is one', () => {
    expect(two('[[Nachi, Haguro, Maya]]')).toContain('\n    Japan retreats in one group: Nachi, Haguro and Maya.\n');
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
