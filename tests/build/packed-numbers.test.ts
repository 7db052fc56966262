// Numbers of the package are the numbers of the files, bit by bit.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packNumbers } from '../../build/packed-numbers.js';
import { unpackNumbers, unpackWhenAsked } from '../../build/unpack-numbers.js';

it('takes numbers out of a file, and puts them in again', () => {
  const value = {
    name: 'x',
    one: -0.5,
    none: [],
    rows: [
      [1, 0, 1234567.8],
      [-0.00123, 1e-13, 9.9e30],
    ],
    some: [true, 'a', 7],
  };
  const packed = packNumbers(value);
  expect(packed.places).toEqual({ name: 'x', one: null, none: [], rows: [3, 3], some: [true, 'a', null] });
  expect(packed.forms.split(' ')).toEqual(['3e-2', '-3e-3', '0e0', '8e-1', '-3e-5', '3e-15', '3e28']);
  expect(unpackNumbers(packed)).toEqual(value);
});

it.each(readdirSync('src/ai', { recursive: true, encoding: 'utf8' }).filter((name) => /[/\\].*\.json$/.test(name)))(
  '%s is the same again',
  (file) => {
    const value: unknown = JSON.parse(readFileSync(`src/ai/${file}`, 'utf8'));
    expect(JSON.stringify(unpackNumbers(packNumbers(value)))).toBe(JSON.stringify(value));
  },
);

it('unpacks a file with parts when one of them is asked for, and a list at once', () => {
  const packed = packNumbers({ japan: [1, 2], allied: { turns: [-3] }, fast: true });
  let asked = 0;
  const watched = {
    ...packed,
    get digits() {
      asked++;
      return packed.digits;
    },
  };
  const file = unpackWhenAsked(watched) as { japan: number[]; allied: { turns: number[] } };
  expect(Object.keys(file)).toEqual(['japan', 'allied', 'fast']);
  expect(asked).toBe(0);
  expect(file.allied).toEqual({ turns: [-3] });
  expect(file.allied).toBe(file.allied);
  expect({ ...file }).toEqual({ japan: [1, 2], allied: { turns: [-3] }, fast: true });
  expect(asked).toBe(1);
  expect(unpackWhenAsked(packNumbers([[1, 2]]))).toEqual([[1, 2]]);
});

it('refuses what would not be the same again', () => {
  expect(() => packNumbers({ x: [null, 1] })).toThrow('`null` stands for a number');
});
