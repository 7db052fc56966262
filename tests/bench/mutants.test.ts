// The mutation script's own tools: what is changed, what is left alone, and that each change is what it says.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesBelow, isMutated } from '../../bench/mutate/compile.js';
import { equivalence, idleMarks } from '../../bench/mutate/equivalent.js';
import { instrument } from '../../bench/mutate/instrument.js';

const made = (text: string, file = 'movement.ts') => instrument(file, text, 0, './switch.js');
const changes = (text: string) => made(text).mutants.map(({ before, after }) => `${before} → ${after}`);

/** Calls a function of an instrumented text with a mutant in force. */
function call(text: string, name: string, id: number, ...args: unknown[]): unknown {
  const { text: whole } = made(text);
  const body = whole.slice(whole.indexOf('\n')).replaceAll('export ', '');
  const js = ts.transpile(body, { target: ts.ScriptTarget.ES2022 });
  return new Function('is$', 'tick$', `${js}; return ${name};`)(
    (asked: number) => asked === id,
    () => {},
  )(...args);
}

describe('mutants', () => {
  it('change operators at their boundary, numbers and conditions', () => {
    expect(changes('export const f = (a: number): boolean => a < 3;')).toEqual([
      'a < 3 → a <= 3',
      'a < 3 → a >= 3',
      '3 → 4',
      '3 → 2',
    ]);
    expect(changes('export function f(a: boolean) { if (a) return 1; return 0; }').slice(0, 2)).toEqual([
      'a → false',
      'a → true',
    ]);
    expect(changes('let n = 0; n |= 4;')).toContain('n |= 4 → n &= 4');
    expect(changes('let n = 0; n = f();')).toContain('n = f(); → ');
  });

  it('leave types, comments, messages, events and sentinels alone', () => {
    expect(changes('type A = 1 | 2; interface B { c: 3 } // 4 > 5\nexport let d: 6 | 7;')).toEqual([]);
    expect(changes('illegal(g, 3, 4 + 5); g.emit(6, 7); if (g.turn > 3) g.emit(8); throw new Error(9);')).toEqual([]);
    expect(changes('const none = -1;')).toEqual([]);
  });

  it('are each in force alone, in nested places too', () => {
    const text = 'export function f(a: number, b: number) { if (a > 2 && b === 1) return a + b; return 0; }';
    const { mutants } = made(text);
    const id = (before: string, after: string) => mutants.find((m) => m.before === before && m.after === after)!.id;
    expect(call(text, 'f', -1, 3, 1)).toBe(4);
    expect(call(text, 'f', -1, 2, 1)).toBe(0);
    expect(call(text, 'f', id('a > 2', 'a >= 2'), 2, 1)).toBe(3);
    expect(call(text, 'f', id('b === 1', 'b !== 1'), 3, 1)).toBe(0);
    expect(call(text, 'f', id('a + b', 'a - b'), 3, 1)).toBe(2);
    expect(call(text, 'f', id('a > 2 && b === 1', 'a > 2 || b === 1'), 0, 1)).toBe(1);
    expect(call(text, 'f', id('a > 2 && b === 1', 'true'), 0, 0)).toBe(0);
  });

  it('keep an else with its if when statements may be left out', () => {
    const text = 'export function f(a: boolean) { let n = 0; if (a) n = 1; else n = 2; return n; }';
    expect([call(text, 'f', -1, true), call(text, 'f', -1, false)]).toEqual([1, 2]);
    const out = made(text).mutants.find((m) => m.before === 'n = 1;')!.id;
    expect([call(text, 'f', out, true), call(text, 'f', out, false)]).toEqual([0, 2]);
  });

  it('know what runs when a module is loaded', () => {
    const { mutants } = made('const MASK = 1 << 4; export const f = (a: number) => a + 1;');
    expect(mutants.filter((m) => m.atTop).map((m) => m.before)).toEqual(['1 << 4', '1', '4', '4']);
  });

  it('are marked as changing no game by their place and statement, not by their text alone', () => {
    const text =
      'export function combatAction(g) { if (kamikazes) announceKamikazes(g); if (kamikazes) spendKamikazes(g); }';
    const marked = made(text, 'rounds.ts')
      .mutants.filter(({ before, after }) => before === 'kamikazes' && after === 'true')
      .map((mutant) => [mutant.statement, equivalence(mutant) !== undefined]);
    expect(marked).toEqual([
      ['if (kamikazes) announceKamikazes(g);', false],
      ['if (kamikazes) spendKamikazes(g);', true],
    ]);
  });

  it('are asked for by every mark: one that fits nothing is told', () => {
    const idle = idleMarks(
      made('export function placeFlags(japan) { return japan >> JAPANESE_ISLANDS; }', 'control.ts').mutants,
    );
    const all = idleMarks([]);
    expect(all.filter((mark) => !idle.includes(mark))).toEqual([
      'control.ts placeFlags: `japan >> JAPANESE_ISLANDS` (the Japanese Islands are area 0)',
    ]);
  });

  it('are there for every mark in the engine of today', () => {
    const mutants = filesBelow('src/game')
      .filter(isMutated)
      .flatMap((file) => made(readFileSync(file, 'utf8'), basename(file)).mutants);
    expect(idleMarks(mutants)).toEqual([]);
  });

  it('are made of every chapter and option, but of names and of sentences', () => {
    const chapters = ['src/game/chapters', 'src/game/options'].flatMap(filesBelow);
    expect(chapters.filter((file) => !isMutated(file)).map((file) => basename(file))).toEqual([
      'lying-in-port.ts',
      'target-modes.ts',
    ]);
  });

  it('count to the chapter of their file, or to the optional rule whose flag guards them', () => {
    const text = 'export function f(g) { if (g.rules.nt1) return g.turn + 1; return g.turn - 1; }';
    const chapters = made(text).mutants.map(({ before, chapter }) => `${before} ${chapter}`);
    expect(chapters).toContain('g.turn + 1 normal-turn-one');
    expect(chapters).toContain('g.turn - 1 movement');
    expect(made('export function isLongRange() { return 1 > 0; }').mutants[0]!.chapter).toBe('allied-fleets');
  });
});
