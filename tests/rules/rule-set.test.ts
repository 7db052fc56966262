// Rule sets from names: what each name turns on, what cannot be combined, and what is not known.
import { describe, expect, it } from 'vitest';
import { readScenario } from '../../src/index.js';
import {
  DEFAULT_RULINGS,
  RULE_CATALOG,
  RULINGS,
  RuleNameError,
  type RuleSet,
  resolveRules,
  UNKNOWN_RULES,
} from '../../src/rules/index.js';

const refusal = (names: readonly string[]) => {
  try {
    resolveRules(names);
  } catch (error) {
    if (error instanceof RuleNameError) return error.message;
    throw error;
  }
  return 'lawful';
};

/** What a rule set has that the plain edition has not. */
const changes = (names: readonly string[]) => {
  const plain = resolveRules() as unknown as Record<string, unknown>;
  const set = resolveRules(names) as unknown as Record<string, unknown>;
  const differ = Object.keys(set).filter((key) => typeof set[key] !== 'object' && set[key] !== plain[key]);
  return Object.fromEntries(differ.map((key) => [key, set[key]]));
};

const SAN_DIEGO: keyof RuleSet = 'sanDiegoAbsence';

describe('names', () => {
  it.each([
    ['[1, 20]', ['second-edition', 'pearl-harbor', 'adjustment-1']],
    ['6', ['second-edition', 'adjustment-6']],
  ])('a file may call rules by their numbers: rules: %s', (typed, names) => {
    const { scenario } = readScenario(`kind: game\nrules: ${typed}\n`, 'numbers.yaml', { kinds: ['game'] });
    expect(scenario).toMatchObject({ rules: names });
  });

  it('a number that is no rule is refused with its place', () => {
    const read = () => readScenario('kind: game\nrules: [1, 77]\n', 'numbers.yaml', { kinds: ['game'] });
    expect(read).toThrow('numbers.yaml:2:12: "77" is not a rule');
  });

  it.each([
    ['nine-turn', { turns: 9, nineTurn: true }],
    ['pearl-harbor', { pearlHarbor: true }],
    ['gunnery-radar', { gunneryRadar: true }],
    ['damage-control', { damageControl: true }],
    ['task-forces', { taskForces: true }],
    ['nt1', { nt1: true }],
    ['adjustment-1', { iBoatRaid: true }],
    ['adjustment-1a', { iBoatTurn: 2 }],
    ['adjustment-2', { cpoWithdrawal: true }],
    ['adjustment-2a', { northPacificOption: true }],
    ['adjustment-2b', { individualWithdrawal: true }],
    ['adjustment-3', { reinforcementFlexibility: true }],
    ['adjustment-3a', { freePearlHarbor: true }],
    ['adjustment-3b', { pearlHarborEscape: true }],
    ['adjustment-3c', { westCoastEscape: true }],
    ['adjustment-4', { [SAN_DIEGO]: 0 }],
    ['adjustment-4a', { [SAN_DIEGO]: 1 }],
    ['adjustment-5', { westCoastBases: true }],
    ['adjustment-6', { alliedOffensive: true }],
  ])('%s changes its own rule and nothing else', (name, set) => {
    expect(changes([name])).toEqual(set);
  });

  it('menzel: the package is 1a, 2b, 3b and 4a, and its own raid', () => {
    expect(changes(['menzel'])).toEqual({
      ...changes(['adjustment-1a', 'adjustment-2b', 'adjustment-3b', 'adjustment-4a']),
      menzelRaid: true,
    });
  });

  it('menzel-3c: has 3c in place of 3b', () => {
    expect(changes(['menzel-3c'])).toEqual({
      ...changes(['adjustment-1a', 'adjustment-2b', 'adjustment-3c', 'adjustment-4a']),
      menzelRaid: true,
    });
  });

  it('the edition may be left out, and one name needs no list', () => {
    expect(resolveRules('nt1')).toEqual(resolveRules(['nt1', 'second-edition']));
    expect(resolveRules([]).names).toEqual(['second-edition']);
    expect(resolveRules(['task-forces', 'second-edition', 'nine-turn']).names).toEqual([
      'second-edition',
      'nine-turn',
      'task-forces',
    ]);
  });

  it('every name of the catalog can be played alone, and says what it changes and where it stands', () => {
    for (const rule of RULE_CATALOG) {
      expect(refusal([rule.name])).toBe('lawful');
      for (const text of [rule.title, rule.changes, rule.helps, rule.source]) expect(text).not.toBe('');
      for (const part of [...(rule.contains ?? []), ...Object.keys(rule.excludes ?? {})])
        expect(RULE_CATALOG.map((r) => r.name)).toContain(part);
    }
    expect(new Set(RULE_CATALOG.map((r) => r.name)).size).toBe(RULE_CATALOG.length);
  });

  it('an unknown name is refused with those that are known', () => {
    expect(refusal(['pearl-harbour'])).toMatch(
      /^there is no rule named "pearl-harbour"; did you mean "pearl-harbor"\? Allowed: second-edition, nt1, /,
    );
    expect(refusal(['standard'])).toMatch(/; the rules as printed are second-edition; allowed: /);
  });

  it('what is not known well enough is refused with what is known', () => {
    expect(refusal(['open-turn-two'])).toMatch(/^"open-turn-two" cannot be played: its exact set-up is not known/);
    for (const name of Object.keys(UNKNOWN_RULES)) expect(RULE_CATALOG.map((r) => r.name)).not.toContain(name);
    expect(refusal(['NT1B'])).toMatch(/^"nt1b" cannot be played: its full text is not known/);
    expect(refusal(['British NT1'])).toMatch(/^"british-nt1" cannot be played: its text is not known/);
    expect(refusal(['OT2'])).toMatch(/^"open-turn-two" cannot be played: /);
  });
});

describe('contradictions', () => {
  it.each([
    ['nt1', 'pearl-harbor', 'rule 20 changes rule 18, which nt1 replaces'],
    ['nt1', 'adjustment-1', 'adjustment 1 speaks of the raid of rule 18, which nt1 replaces'],
    ['nt1', 'adjustment-2', 'which nt1 replaces'],
    ['nt1', 'adjustment-2a', 'which nt1 replaces'],
    ['nt1', 'adjustment-2b', 'adjustment 2b speaks of the uncertain groups of rule 18, which nt1 replaces'],
    ['nt1', 'menzel', 'the Menzel package changes rule 18, which nt1 replaces'],
    ['nt1', 'menzel-3c', 'the Menzel package with 3c changes rule 18, which nt1 replaces'],
    ['adjustment-1', 'adjustment-1a', 'there is no I-Boat on turn 1'],
    ['adjustment-2', 'adjustment-2b', 'no other chance before the first round'],
    ['adjustment-3a', 'adjustment-3b', 'what 3b adds, 3a gives already'],
    ['adjustment-3a', 'adjustment-3c', 'no text has it beside 3a'],
    ['adjustment-3b', 'adjustment-3c', '3c is known in place of 3b alone'],
    ['adjustment-4', 'adjustment-4a', '4a is 4 with a longer absence'],
    ['menzel', 'pearl-harbor', 'which the Menzel package forbids'],
    ['menzel-3c', 'pearl-harbor', 'which the Menzel package with 3c forbids'],
    ['menzel', 'menzel-3c', 'one of the two packages'],
    ['menzel', 'adjustment-1', 'there is no I-Boat on turn 1'],
    ['menzel', 'adjustment-2', 'no other chance before the first round'],
    ['menzel', 'adjustment-3a', 'what 3b adds, 3a gives already'],
    ['menzel', 'adjustment-4', '4a is 4 with a longer absence'],
    ['menzel-3c', 'adjustment-3b', '3c is known in place of 3b alone'],
  ])('%s and %s are refused with a sentence, in either order', (a, b, why) => {
    const order = (x: string, y: string) => refusal(['second-edition', x, y]);
    for (const sentence of [order(a, b), order(b, a)]) {
      for (const part of [`"${a}"`, `"${b}"`, ' cannot be combined: ', why]) expect(sentence).toContain(part);
    }
  });

  it('what a package contains may be named beside it', () => {
    expect(changes(['menzel', 'adjustment-1a', 'adjustment-3b'])).toEqual(changes(['menzel']));
  });

  it('everything else goes together', () => {
    const all = [
      ['nine-turn', 'pearl-harbor', 'gunnery-radar', 'damage-control', 'task-forces', 'adjustment-1', 'adjustment-2'],
      ['adjustment-2a', 'adjustment-3', 'adjustment-3a', 'adjustment-4', 'adjustment-5', 'adjustment-6'],
    ].flat();
    expect(refusal(all)).toBe('lawful');
    expect(refusal(['menzel', 'nine-turn', 'adjustment-2a', 'adjustment-3', 'adjustment-5', 'adjustment-6'])).toBe(
      'lawful',
    );
    expect(refusal(['nt1', 'nine-turn', 'task-forces', 'adjustment-1a', 'adjustment-3c', 'adjustment-4a'])).toBe(
      'lawful',
    );
  });

  it('two names that do not exclude each other do all that each does', () => {
    for (const a of RULE_CATALOG) {
      for (const b of RULE_CATALOG) {
        if (a === b || refusal([a.name, b.name]) !== 'lawful') continue;
        expect(changes([a.name, b.name])).toEqual({ ...changes([a.name]), ...changes([b.name]) });
      }
    }
  });
});

describe('readings of contested rules', () => {
  it('each has a default among its values, a question and a reason, and a name of its own', () => {
    for (const ruling of RULINGS) {
      expect(ruling.values).toContain(ruling.byDefault);
      expect(ruling.values.length).toBeGreaterThan(1);
      expect(ruling.question.endsWith('?')).toBe(true);
      expect(ruling.reason).not.toBe('');
      expect(DEFAULT_RULINGS[ruling.name]).toBe(ruling.byDefault);
    }
    expect(new Set(RULINGS.map((r) => r.name)).size).toBe(RULINGS.length);
  });

  it.each(RULINGS.map((r) => [r.name, r] as const))(
    '%s: the other reading changes one thing in the rules',
    (name, ruling) => {
      const other = ruling.values.find((value) => value !== ruling.byDefault)!;
      const plain = resolveRules() as unknown as Record<string, unknown>;
      const set = resolveRules([], { [name]: other }) as unknown as Record<string, unknown>;
      const differ = Object.keys(set).filter((key) => typeof set[key] !== 'object' && set[key] !== plain[key]);
      expect(differ).toHaveLength(1);
      expect((set.rulings as Record<string, string>)[name]).toBe(other);
    },
  );
});
