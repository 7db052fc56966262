// What a doctrine does otherwise under some rules.
import { describe, expect, it } from 'vitest';
import { type Doctrine, STANDARD_JAPAN } from '../../../../src/ai/heuristic/doctrine/doctrine.js';
import { exceptNamed, underRules } from '../../../../src/ai/heuristic/doctrine/under-rules.js';
import { Match } from '../../../../src/ai/match.js';
import type { HeuristicSeat } from '../../../../src/ai/seat.js';
import { compileBoard, STANDARD_BOARD } from '../../../../src/board/index.js';
import { stateHash } from '../../../../src/game/index.js';
import { readDoctrine, readScenario } from '../../../../src/node/read.js';
import { resolveRules } from '../../../../src/rules/index.js';
import type { GameScenario } from '../../../../src/whole-games/game-scenario.js';

const air = { 'Marshall Islands': 3, Indonesia: 3 };
const TEXT = `name: knowing
side: japan
intent: Knows the rules.
weights: {fear: 0.5}
under:
  - rules: [nt1]
    weights: {fear: 0.1, areas: {Coral Sea: 2}}
    turns: {1-2: {air: {Marshall Islands: 3, Indonesia: 3}}}
  - rules: [nt1, task-forces]
    weights: {fear: 0.2}
`;
const knowing: Doctrine = readDoctrine(TEXT, 'knowing.yaml');
const plain = resolveRules();

describe('what counts under some rules', () => {
  it('counts where all of these rules are in force, the later entry before the earlier', () => {
    expect(underRules(knowing, plain)).toMatchObject({ weights: { fear: 0.5 }, opening: null });
    const nt1 = underRules(knowing, resolveRules('nt1'));
    expect(nt1.weights).toMatchObject({ fear: 0.1, focus: STANDARD_JAPAN.weights.focus });
    expect(nt1.weights.areas['Coral Sea']).toBe(2);
    expect(nt1.opening?.turns).toEqual({ 1: { air }, 2: { air } });
    const both = underRules(knowing, resolveRules(['nt1', 'task-forces']));
    expect(both.weights.fear).toBe(0.2);
    expect(both.opening?.turns).toEqual({ 1: { air }, 2: { air } });
    expect(underRules(knowing, resolveRules('task-forces')).weights.fear).toBe(0.5);
  });

  it('yields to what an opening names of a turn, and stands beside it', () => {
    const opening = { name: 'own', side: 'japan', intent: 'X', turns: { 1: { stay: true } } } as const;
    const { turns, name } = underRules({ ...knowing, opening }, resolveRules('nt1')).opening!;
    const other = { ...opening, turns: { 1: { air: { 'Coral Sea': 1 } } } } as const;
    expect(underRules({ ...knowing, opening: other }, resolveRules('nt1')).opening!.turns['1']).toEqual(other.turns[1]);
    expect({ name, turns }).toEqual({ name: 'own', turns: { 1: { air, stay: true }, 2: { air } } });
  });

  it('plays by it in a match, and in no other games', () => {
    const tables = compileBoard(STANDARD_BOARD);
    const seat = ({ under, ...rest }: Pick<HeuristicSeat, 'weights' | 'under'>): HeuristicSeat => ({
      player: 'heuristic',
      doctrine: 'knowing',
      opening: null,
      ...rest,
      under,
    });
    const end = (japan: HeuristicSeat, rules: string) => {
      const match = new Match(tables, resolveRules(rules), { japan, allied: 'standard' }, 'under');
      match.play(0);
      return stateHash(match.game);
    };
    const without = seat({ weights: knowing.weights });
    expect(end(seat(knowing), 'second-edition')).toBe(end(without, 'second-edition'));
    expect(end(seat(knowing), 'nt1')).not.toBe(end(without, 'nt1'));
  });

  it('is inherited, but for the weights that somebody names', () => {
    expect(exceptNamed(knowing.under, { fear: 0.3, areas: { Indonesia: 1 } })).toEqual([
      { rules: ['nt1'], weights: { areas: { 'Coral Sea': 2 } }, turns: { 1: { air }, 2: { air } } },
      { rules: ['nt1', 'task-forces'], weights: {} },
    ]);
    expect(exceptNamed(undefined, { fear: 1 })).toBeUndefined();
  });

  it('stands in a seat, which is read again as it was', () => {
    const { under, weights } = knowing;
    const japan = { player: 'heuristic', doctrine: 'knowing', weights, under, opening: null };
    const text = JSON.stringify({ kind: 'game', players: { japan } });
    const { scenario } = readScenario(text, 'x.json', { kinds: ['game'] });
    expect((scenario as GameScenario).players.japan).toEqual(japan);
  });

  it.each([
    ['rules: [nt2]', '"nt2" is not a rule; did you mean "nt1"?'],
    ['weights: {fear: 1}', 'x.yaml:5:9: "rules" is missing; it is a list'],
    ['rules: [nt1], turns: {10: {}}', '"10" names no turn; allowed: 1 to 9, or several as 2-4'],
    ['rules: [nt1], turns: {1: {engage: true}}', `"engage" is the Allies' to decide`],
  ])('refuses {%s}', (entry, sentence) => {
    const text = `name: x\nside: japan\nintent: X\nweights: {}\nunder: [{${entry}}]\n`;
    expect(() => readDoctrine(text, 'x.yaml')).toThrow(sentence);
  });
});
