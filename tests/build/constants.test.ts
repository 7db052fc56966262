import { describe, expect, test } from 'vitest';
import { Constants } from '../../build/constants.js';

const FILES: Readonly<Record<string, string>> = {
  '/src/places.ts': [
    'export const AREAS = 13;',
    'export const HARBORS = 22;',
    'export const OFF_MAP = AREAS + HARBORS;',
    "export const NAME = 'Hawaii';",
    'export const TABLE = new Int32Array(AREAS);',
  ].join('\n'),
  '/src/index.ts': "export * from './places.js';\nexport { AREAS as SEAS } from './places.js';",
};
const open = (text: string) => new Constants((path) => FILES[path]!).open('/src/here.ts', text);

describe('named numbers that become plain numbers when the package is bundled', () => {
  test('those that a file imports, by another name and through an index too, are numbers', () => {
    const { text, numbers } = open(
      "import { OFF_MAP, SEAS as S, NAME, type AREAS, TABLE } from './index.js';\nuse(OFF_MAP);",
    );
    expect([...numbers]).toEqual([
      ['OFF_MAP', 35],
      ['S', 13],
    ]);
    expect(text).toBe("import { NAME, type AREAS, TABLE } from './index.js';\nuse(OFF_MAP);");
  });

  test('those of a whole module are put in place', () => {
    const { text } = open("import * as P from './places.js';\nuse(P.AREAS, P.NAME);");
    expect(text).toBe("import * as P from './places.js';\nuse((13), P.NAME);");
  });

  test('those of its own are taken out; what is exported stays exported', () => {
    const { text, numbers } = open(
      "import { AREAS } from './places.js';\nconst BITS = (1 << AREAS) - 1;\nexport const LAST = -BITS;\nconst SHARE = 2.5 / 1000;\nconst LIST = [1];",
    );
    expect(Object.fromEntries(numbers)).toEqual({ AREAS: 13, BITS: 8191, LAST: -8191, SHARE: 0.0025 });
    expect(text).toBe('\n\nconst LAST_ = -8191; export { LAST_ as LAST };\n\nconst LIST = [1];');
  });
});
