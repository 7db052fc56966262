// Battles in the Hawaiian Islands on turn 1: Japan has two rounds and must leave, as in a whole game (18.3–18.33, nt1 18.12–18.16).
import { describe, expect, it } from 'vitest';
import { battleExperiment } from '../../src/battle/battle-experiment.js';
import { whyNotExactBattle } from '../../src/battle/battle-model.js';
import { readScenario } from '../../src/node/read.js';
import { battleLines } from '../../src/report/asked/asked-battle.js';
import { tallyOffsets } from '../../src/stats/experiment.js';

const GAMES = 600;
const read = (text: string) => readScenario(text, 'b.yaml', { kinds: ['battle'] }).scenario;

/** A battle there of `rules`; what is said of the sides is the inside of a map. */
const hawaii = (rules: string, japan: string, allied: string, more = '') =>
  `kind: battle\nrules: [${rules}]\nturn: 1\narea: Hawaiian Islands\n${more}japan: {${japan}}\nallied: {${allied}}\n`;

/** Shares of a metric by what came out. */
function shares(text: string, metric: string): Record<string, number> {
  const experiment = battleExperiment(read(text), 'hawaii');
  const offsets = tallyOffsets(experiment.metrics);
  const tally = new Float64Array(offsets[experiment.metrics.length]!);
  experiment.run(0, GAMES, tally);
  const i = experiment.metrics.findIndex((m) => m.name === metric);
  const m = experiment.metrics[i]!;
  const counts = Array.from(tally.subarray(offsets[i]!, offsets[i + 1]!));
  const named = counts.map((n, k) => [m.type === 'label' ? m.labels[k]! : String(m.min + k), n / GAMES] as const);
  return Object.fromEntries(named.filter(([, share]) => share > 0));
}

const most = (of: Record<string, number>) => Math.max(...Object.keys(of).map(Number));

describe('a battle in Hawaii on turn 1', () => {
  const staying = ['second-edition', 'nt1', 'pearl-harbor', 'second-edition, task-forces'];

  it.each(staying)('18.33, nt1 18.15: Japan leaves after two rounds (%s)', (rules) => {
    const text = hawaii(rules, 'prefer: night, units: [Hiei]', 'prefer: night, pursue: false, units: [Houston]');
    expect(shares(text, 'remaining').both).toBeUndefined();
    expect(shares(text, 'remaining').japan).toBeUndefined();
    expect(most(shares(text, 'rounds'))).toBe(2);
    // On another turn it goes on.
    expect(most(shares(text.replace('turn: 1', 'turn: 2'), 'rounds'))).toBeGreaterThan(2);
  });

  it.each(staying)('18.33, nt1 18.15: the Allies that stayed may pursue (%s)', (rules) => {
    const text = hawaii(rules, 'prefer: night, units: [Hiei]', 'prefer: night, units: [Houston]');
    expect(most(shares(text, 'rounds'))).toBeGreaterThan(2);
    expect(most(shares(hawaii(rules, 'units: [Hiei]', 'units: [Houston]', 'rounds: 3\n'), 'rounds'))).toBe(3);
  });

  it('18.32, nt1 18.16: Allies that retreat after the first round are pursued for one round, under nt1 never', () => {
    const text = (rules: string) =>
      hawaii(rules, 'prefer: night, units: [Nachi, Myoko]', 'prefer: night, retreat: 1, units: [Maryland]');
    const fates = (rules: string) => shares(text(rules), 'lost.allied');
    expect(most(shares(text('second-edition'), 'rounds'))).toBe(2);
    // Under nt1 the second round finds nobody at sea.
    expect(fates('second-edition')['1']).toBeGreaterThan(fates('nt1')['1'] ?? 0);
    const once = hawaii(
      'nt1',
      'prefer: night, units: [Nachi, Myoko]',
      'prefer: night, units: [Maryland]',
      'rounds: 1\n',
    );
    expect(fates('nt1')).toEqual(shares(once, 'lost.allied'));
  });

  it('menzel: Japan leaves at once, pursued', () => {
    const text = (pursue: boolean) => hawaii('menzel', 'units: [Hiei]', `pursue: ${pursue}, units: [Houston]`);
    expect(shares(text(false), 'rounds')).toEqual({ 0: 1 });
    expect(most(shares(text(true), 'rounds'))).toBeGreaterThan(2);
  });

  it('20.5, 20.51: under rule 20 the first round is a day action at targets named before it', () => {
    const text = (rules: string) =>
      hawaii(rules, 'prefer: night, units: [Akagi]', 'prefer: night, units: [Houston]', 'rounds: 1\n');
    expect(shares(text('pearl-harbor'), 'unit.Houston.fate').intact).toBeLessThan(1);
    expect(shares(text('second-edition'), 'unit.Houston.fate')).toEqual({ intact: 1 });
  });

  it('nt1 18.12: a carrier whose designated target has gone loses its attack by day', () => {
    // Both carriers name the only enemy at sea; what lies in Pearl Harbor is nobody's target while he is there.
    const text = hawaii(
      'nt1',
      'prefer: day, airRaid: Pearl Harbor, units: [Akagi, Kaga]',
      'prefer: day, retreat: 1, units: [Houston, {name: Nevada, inPort: Pearl Harbor}]',
    );
    expect(shares(text.replace('turn: 1', 'turn: 1\nrounds: 1'), 'unit.Nevada.fate')).toEqual({ intact: 1 });
    // nt1 18.15: in the second round Pearl Harbor is in reach.
    expect(shares(text, 'unit.Nevada.fate').intact).toBeLessThan(1);
    expect(shares(text.replace('airRaid: Pearl Harbor, ', ''), 'unit.Nevada.fate')).toEqual({ intact: 1 });
  });

  it('nt1 Q18.132-1: air units in Pearl Harbor fire back after each daylight round', () => {
    const text = (rules: string) =>
      hawaii(
        rules,
        'prefer: day, units: [Akagi]',
        'prefer: day, units: [Houston, {name: 7th A.F., inPort: Pearl Harbor}]',
        'rounds: 1\n',
      );
    expect(shares(text('nt1'), 'unit.Akagi.fate').intact).toBeLessThan(1);
    expect(shares(text('second-edition'), 'unit.Akagi.fate')).toEqual({ intact: 1 });
  });

  it('is told with the round after which Japan leaves', () => {
    const told = (rules: string, more = '') =>
      battleLines(JSON.parse(JSON.stringify(read(hawaii(rules, 'units: [Hiei]', 'units: [Houston]', more))))).find(
        ([heading]) => heading === 'Rounds',
      )![1];
    expect(told('second-edition')).toBe('to the end; after two Japan leaves (18.33)');
    expect(told('nt1', 'rounds: 1\n')).toBe('at most 1; after two Japan leaves (nt1 18.15)');
    expect(told('menzel')).toBe('to the end; Japan leaves at once (Menzel package)');
  });

  it('is played and not solved, and the sentence says which rule', () => {
    const why = (rules: string) => whyNotExactBattle(read(hawaii(rules, 'units: [Hiei]', 'units: [Houston]')));
    expect(why('nt1')).toBe('the two rounds of nt1 18.15 (Hawaiian Islands, turn 1) are played, not solved');
    expect(why('second-edition')).toBe('the two rounds of 18.3 (Hawaiian Islands, turn 1) are played, not solved');
    expect(why('menzel')).toContain('Menzel package');
  });
});
