// Fights that do not end: how often, and why.
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/analysis/ask.js';
import { readScenario } from '../../src/analysis/question/read.js';
import { endlessFights } from '../../src/report/answers/endless.js';

const told = async (japan: string, allied: string) => {
  const text = `{kind: battle, japan: ${japan}, allied: ${allied}}`;
  const { scenario } = readScenario(text, 'test', { kinds: ['battle'] });
  const answer = await ask({ kind: 'battle', scenario, method: 'exact' });
  return endlessFights(answer!, scenario, '--carriers-fire').lead;
};

describe('fights that cannot end', () => {
  it('7.51: are told with the order that lets carriers fire at night', async () => {
    const [lead] = await told('{units: [Akagi, Atago]}', '{units: [Lexington, Houston]}');
    expect(lead).toMatch(/^In [\d.]+ % of battles the units that are left cannot hurt each other by these orders/);
    expect(lead).toMatch(/carriers do not fire their guns at night; --carriers-fire lets them\.$/);
  });

  it('do not blame an order where no carrier has one', async () => {
    const [lead] = await told('{units: [Atago], prefer: day}', '{units: [Houston], prefer: day}');
    expect(lead).toBe(
      'In 100 % of battles the units that are left cannot hurt each other by these orders: the fight cannot end.',
    );
  });

  it('are not told of where there are none', async () => {
    expect(await told('{units: [Atago], prefer: night}', '{units: [Houston], prefer: night}')).toEqual([]);
  });
});
