// The numbers of places in places.ts are those of the board's vocabulary.
import { expect, it } from 'vitest';
import { AREA_NAMES, BASE_NAMES, PORT_NAMES } from '../../src/board/index.js';
import { ISLAND_BASES, MAJOR_PORTS } from '../../src/game/index.js';
import * as places from '../../src/game/state/places.js';

const HARBOR_NAMES: readonly string[] = [...PORT_NAMES, ...BASE_NAMES];
/** Where a constant is not how the name of its place begins. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  ALEUTIANS: 'ALEUTIAN',
  HAWAII: 'HAWAIIAN',
  MANDATE: 'U.S. MANDATE',
};

const numberIn = (names: readonly string[], beginning: string): number =>
  names.findIndex((name) => name.toUpperCase().startsWith(beginning));

it('every number is that of its place', () => {
  for (const [constant, number] of Object.entries(places)) {
    const beginning = BEGINNINGS[constant] ?? constant.replaceAll('_', ' ').replace(/S$/, '');
    const found = [AREA_NAMES, HARBOR_NAMES].map((names) => numberIn(names, beginning));
    expect(Math.max(...found), constant).toBe(number);
  }
});

it('ports and island bases are all the harbors', () => {
  for (const h of HARBOR_NAMES.keys())
    expect([(MAJOR_PORTS >> h) & 1, (ISLAND_BASES >> h) & 1]).toEqual(h < PORT_NAMES.length ? [1, 0] : [0, 1]);
});
