// Which modules of the package become one, on graphs small enough to see.
import { expect, it } from 'vitest';
import { groupsOf, type Part } from '../../build/groups.js';

const part = (name: string, bytes: number, imports: readonly string[] = [], kind = 'node'): Part => ({
  name,
  bytes,
  imports,
  kind,
});
const A_AND_B = [part('a', 500, ['x', 'both'], 'entry a'), part('b', 500, ['y', 'both'], 'entry b')];
const grouped = (maxInVain: number, ...parts: Part[]): string[] =>
  groupsOf([...A_AND_B, ...parts], ['a', 'b'], { minBytes: 100, maxInVain })
    .map((names) => names.join(' '))
    .filter((names) => names !== 'a' && names !== 'b');

it('puts small modules together that are loaded together', () => {
  const parts = [part('x', 200), part('y', 200), part('both', 20, ['deep']), part('deep', 30)];
  expect(grouped(0, ...parts)).toEqual(['x', 'y', 'both deep']);
});

it('loads no more in vain than is allowed', () => {
  const parts = [part('x', 20), part('y', 99), part('both', 500)];
  // For x, b loads 20 bytes in vain, and a 99 for y; with both, one of them.
  expect(grouped(19, ...parts)).toEqual(['x', 'y', 'both']);
  expect(grouped(20, ...parts)).toEqual(['y', 'x both']);
});

it('counts what a module needs itself', () => {
  const parts = [part('x', 20, ['deep']), part('y', 300), part('both', 500), part('deep', 400, [], 'other')];
  expect(grouped(419, ...parts)).toEqual(['x', 'y', 'both', 'deep']);
  expect(grouped(420, ...parts)).toEqual(['y', 'deep', 'x both']);
});

it('leaves modules of different kinds apart', () => {
  const parts = [part('x', 20, [], 'page'), part('y', 20, [], 'worker'), part('both', 20)];
  expect(grouped(1000, ...parts)).toEqual(['x', 'y', 'both']);
});

it('makes no circle', () => {
  // x needs the middle, and the middle needs the end.
  const parts = [part('x', 20, ['middle']), part('middle', 500, ['end'], 'other'), part('end', 30)];
  expect(grouped(10_000, ...parts, part('y', 500, [], 'y'), part('both', 500, [], 'both'))).toEqual([
    'x',
    'middle',
    'end',
    'y',
    'both',
  ]);
});
