// Adjustment 5: reinforcements come from the West Coast when Pearl Harbor and Samoa are lost.
import { describe, expect, it } from 'vitest';
import { moveAmphibious, patrols, raiders, reinforcements } from '../../../src/game/index.js';
import { SIDE } from '../table.js';
import { BOTH_LOST, CPO, LOST, on } from './tables.js';

describe('adjustment 5: the West Coast', () => {
  const RULES = ['adjustment-5'];
  const setup = {
    harbors: BOTH_LOST,
    arriving: { 4: ['Wasp', 'Washington', 'Devonshire'], 5: ['3 Marines', 'Victorious'] },
  };

  it('adjustment 5: with both ports lost United States ships come to sea as raiders, in Hawaii or the Mandate', () => {
    const t = on(4, RULES, {
      ...setup,
      allied: { raiders: [{ Wasp: 'Hawaiian Islands', Washington: 'U.S. Mandate' }] },
    });
    t.run(reinforcements);
    expect(t.where('Wasp')).toBe('West Coast');
    t.run((g) => raiders(g, SIDE.allied));
    expect(['Wasp', 'Washington'].map((n) => [t.where(n), t.patrols(n)])).toEqual([
      ['Hawaiian Islands', false],
      ['U.S. Mandate', false],
    ]);
    expect(t.heard('speed roll')).toEqual([]);
  });

  it('adjustment 5: nowhere else, and not with the patrols', () => {
    const at = (step: 'raiders' | 'patrols', area: string) =>
      on(4, RULES, { ...setup, allied: { [step]: [{ Wasp: area }] } })
        .run(reinforcements)
        .refusal((g) => (step === 'raiders' ? raiders : patrols)(g, SIDE.allied));
    expect(at('raiders', CPO)).toBe('adjustment 5');
    expect(at('raiders', 'Coral Sea')).toBe('adjustment 5');
    expect(at('patrols', 'U.S. Mandate')).toBe('6.21');
  });

  it('adjustment 5: without it they are lost; British ships are lost in any case', () => {
    expect(on(4, [], setup).run(reinforcements).where('Wasp')).toBe('sunk');
    expect(
      on(5, RULES, setup)
        .run(reinforcements)
        .heard('lost')
        .map(([name]) => name),
    ).toEqual(['Victorious']);
  });

  it.each([LOST, { Samoa: 'japan' }] as const)('adjustment 5: not while one of the ports is held (%j)', (harbors) => {
    const t = on(4, RULES, { ...setup, harbors }).run(reinforcements);
    expect(t.where('Wasp')).toBe('Pearl Harbor' in harbors ? 'Samoa' : 'Pearl Harbor');
  });

  it('adjustment 5: new marines come with the amphibious units, to the same areas', () => {
    const go = (area: string) =>
      on(5, RULES, { ...setup, allied: { amphibious: [{ '3 Marines': area }] } })
        .run(reinforcements)
        .refusal((g) => moveAmphibious(g, SIDE.allied));
    expect(go('Hawaiian Islands')).toBe('lawful');
    expect(go('U.S. Mandate')).toBe('lawful');
    expect(go('Coral Sea')).toBe('adjustment 5');
    expect(go(CPO)).toBe('adjustment 5');
  });

  it('adjustment 5: what waited enters port as soon as one is Allied again', () => {
    const t = on(4, RULES, setup).run(reinforcements);
    t.run((g) => {
      g.setHarbor(t.harbor('Samoa'), SIDE.allied);
      g.turn = 5;
      reinforcements(g);
    });
    expect(t.where('Wasp')).toBe('Samoa');
  });

  it('adjustment 5, adjustment 3: and chooses where both are Allied again', () => {
    const back = (port: string) =>
      on(5, ['adjustment-3', 'adjustment-5'], {
        off: { 'West Coast': ['Wasp', '3 Marines'] },
        allied: { 'reinforcement-ports': [{ Wasp: port, '3 Marines': 'Samoa' }] },
      });
    const t = back('Samoa').run(reinforcements);
    expect([t.where('Wasp'), t.where('3 Marines')]).toEqual(['Samoa', 'Samoa']);
    expect(back('Pearl Harbor').run(reinforcements).where('Wasp')).toBe('Pearl Harbor');
    expect(back('Australia').refusal(reinforcements)).toBe('4.4');
  });

  it('adjustment 5: ships from San Diego come that way too', () => {
    const t = on(5, ['adjustment-4', 'adjustment-5'], {
      harbors: BOTH_LOST,
      off: { 'San Diego': ['Nevada'] },
      allied: { 'san-diego-return': ['Nevada'], raiders: [{ Nevada: 'U.S. Mandate' }] },
    });
    t.run(reinforcements).run((g) => raiders(g, SIDE.allied));
    expect(t.where('Nevada')).toBe('U.S. Mandate');
  });
});
