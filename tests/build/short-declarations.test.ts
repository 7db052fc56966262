// Declarations of the package say each name once, and mean what they meant.
import { expect, it } from 'vitest';
import { shortDeclarations } from '../../build/short-declarations.js';

const FILES = new Map([
  [
    'shared-X1.d.ts',
    `interface Board {
    readonly areas: number;
}
declare const BOARD: Board;
declare function read(): Board;

export { type Board as B, BOARD as a, read as r };
`,
  ],
  ['engine.d.ts', "export { B as Board, a as BOARD } from './shared-X1.js';\nimport './shared-X1.js';\n"],
  ['odds.d.ts', "export { a as BOARD } from './shared-X1.js';\n"],
  ['stats.d.ts', 'declare const mean: number;\n\nexport { mean };\n'],
  [
    'browser.d.ts',
    `import { B as Board } from './shared-X1.js';
export { a as BOARD, r as readBoard } from './shared-X1.js';
export { mean } from './stats.js';

export { Board };
`,
  ],
  [
    'index.d.ts',
    `import { B as Board, r as read$1 } from './shared-X1.js';
export { a as BOARD } from './shared-X1.js';

/** Reads it again, with {@link read$1}. */
declare function readBoard(): Board;

export { Board, readBoard };
`,
  ],
]);
const ENTRIES = ['index.d.ts', 'browser.d.ts', 'engine.d.ts', 'odds.d.ts', 'stats.d.ts'];

it('leaves out what an entry holds by a smaller one, but not what it has in its place', () => {
  const short = shortDeclarations(FILES, ENTRIES);
  expect(short.get('engine.d.ts')).toBe("export { Board, BOARD } from './shared-X1.js';\nexport {};\n");
  expect(short.get('browser.d.ts')?.trim().split('\n')).toEqual([
    "export { read as readBoard } from './shared-X1.js';",
    "export * from './engine.js';",
    "export * from './odds.js';",
    "export * from './stats.js';",
    'export {};',
  ]);
  // Its own readBoard stands in the place of the browser's.
  expect(short.get('index.d.ts')?.replace(/\n+/g, '\n').trim().split('\n')).toEqual([
    "import { Board, read as read$1 } from './shared-X1.js';",
    'export { readBoard };',
    "export * from './browser.js';",
    'export {};',
    '/** Reads it again, with {@link read$1}. */',
    'declare function readBoard(): Board;',
  ]);
});

it('calls by one name what files have of each other, and indents by one', () => {
  const short = shortDeclarations(FILES, ENTRIES).get('shared-X1.d.ts');
  expect(short?.trim().split('\n')).toEqual([
    'export { type Board, BOARD, read };',
    'export {};',
    'interface Board {',
    ' readonly areas: number;',
    '}',
    'declare const BOARD: Board;',
    'declare function read(): Board;',
  ]);
});
