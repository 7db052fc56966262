// Files with thousands of mistakes: the work grows with their number, not with its square.
import { describe, expect, it } from 'vitest';
import { readScenario } from '../../../src/node/read.js';
import { readRaid } from '../../../src/raid/question/read-raid.js';
import { ScenarioError, type ScenarioProblem } from '../../../src/text/problem.js';
import { SourceText } from '../../../src/text/source-text.js';

const raid = (attackers: number): string =>
  `kind: raid\ntargets:\n  round1:\n${Array.from({ length: attackers }, (_, k) => `    Akaqi${k}: Nevado\n`).join('')}`;

function problemsOf(text: string): readonly ScenarioProblem[] {
  try {
    readScenario(text, 'raid.yaml', { kinds: ['raid'] });
  } catch (error) {
    if (error instanceof ScenarioError) return error.problems;
    throw error;
  }
  return [];
}

describe('a raid with many unknown attackers', () => {
  it('looks at what it has found a few times for each of them', () => {
    const looks = (attackers: number): number => {
      let count = 0;
      const problems = new Proxy<ScenarioProblem[]>([], {
        get(list, key, receiver) {
          if (typeof key === 'string' && /^\d+$/.test(key)) count++;
          return Reflect.get(list, key, receiver);
        },
      });
      const source = new SourceText('raid.yaml', raid(attackers));
      readRaid(source.value, source, [], {}, problems);
      expect(problems.length).toBe(2 * attackers);
      return count;
    };
    expect(looks(400)).toBeLessThanOrEqual(2 * looks(200));
  });

  it('compares the first 200 with the names there are: nobody is told of more', () => {
    const letters = [...'bcdefghijlmnopqr'];
    const near = letters
      .flatMap((a) => letters.map((b) => `${a}kag${b}`))
      .slice(0, 250)
      .map((name) => `    ${name}: Nevada\n`);
    const problems = problemsOf(`kind: raid\ntargets:\n  round1:\n${near.join('')}`);
    expect(problems.map(({ message }) => message.includes('did you mean'))).toEqual([
      ...Array(200).fill(true),
      ...Array(50).fill(false),
    ]);
  });
});

describe('a map of many keys', () => {
  it('has each key that is written twice told, where the second stands', () => {
    const keys = Array.from({ length: 5000 }, (_, k) => `k${k}: 1\n`).join('');
    const { problems } = new SourceText('flat.yaml', `${keys}k17: 2\n`);
    expect(problems).toEqual([
      { file: 'flat.yaml', line: 5001, column: 1, message: '"k17" is written twice; keep one of them' },
    ]);
  });
});
