// The build of the engine without its optional rules, which the benchmark compares the whole one with.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOLDED, fold } from '../../bench/rules-off/fold.js';
import { resolveRules } from '../../src/rules/index.js';

describe('folding optional rules away', () => {
  it('answers questions, and leaves assignments and longer names alone', () => {
    expect(fold('if (g.rules.nt1 && g.turn === 1) return;').text).toBe('if (false && g.turn === 1) return;');
    expect(fold('rules.turns; this.rules.sanDiegoAbsence < 0').text).toBe('8; (-1) < 0');
    expect(fold('g.refused = true; g.refused === x; g.kamikaze[p] = 1; g.kamikaze[p]! | y').text).toBe(
      'g.refused = true; false === x; g.kamikaze[p] = 1; 0 | y',
    );
    expect(fold('g.rules.pearlHarborEscape; g.rules.pearlHarborLimit').text).toBe('false; g.rules.pearlHarborLimit');
    expect(fold('g.surprised !== 0').asked).toEqual({ 'g\\.surprised': 1 });
  });

  it('finds each of them asked for somewhere in the engine', () => {
    const asked: Record<string, number> = {};
    for (const folder of ['src/game', 'src/ai']) {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.ts')) continue;
        for (const [name, times] of Object.entries(fold(readFileSync(`${folder}/${file}`, 'utf8')).asked))
          asked[name] = (asked[name] ?? 0) + times;
      }
    }
    expect(FOLDED.filter((name) => !asked[name])).toEqual([]);
  });

  it('answers every flag of the rules that is off in the plain edition, and as the plain edition does', () => {
    const rules = resolveRules() as unknown as Record<string, unknown>;
    const all = resolveRules([
      'nine-turn',
      'gunnery-radar',
      'damage-control',
      'task-forces',
      'pearl-harbor',
      'adjustment-2a',
      'adjustment-2b',
      'adjustment-3',
      'adjustment-3b',
      'adjustment-4',
      'adjustment-5',
      'adjustment-6',
    ]) as unknown as Record<string, unknown>;
    const others = ['nt1', 'adjustment-1', 'adjustment-1a', 'adjustment-2', 'adjustment-3a', 'adjustment-3c', 'menzel'];
    const sets = [all, ...others.map((name) => resolveRules([name]) as unknown as Record<string, unknown>)];
    for (const key of Object.keys(rules)) {
      if (typeof rules[key] === 'object') continue;
      const varies = sets.some((set) => set[key] !== rules[key]);
      // nt1 settles a reading of rule 20.4, which no plain game asks about.
      if (!varies || key === 'fireBackDisables') continue;
      expect([key, fold(`g.rules.${key}`).text]).toEqual([key, String(rules[key]).replace(/^-1$/, '(-1)')]);
    }
  });
});
