// Tables for the examples. They are invented: nobody should play by them, and no figure in them is the game's.

const INDENT = '    ';

const rows = (results: readonly string[]): string =>
  results.map((row, k) => `${INDENT}    ${k + 1}: [${row}]\n`).join('');

const AIR_GROUND = [
  '3, 3, 4, 5',
  '2, 2, 3, 4',
  '1, 2, 2, 3',
  '1, 1, 2, 2',
  'T, 1, 1, 2',
  'T, T, 1, 1',
  '0, T, T, 1',
  '0, 0, T, T',
  '0, 0, 0, T',
  '0, 0, 0, 0',
];
const AIR_NAVAL = [
  '1, 2, 3, 4',
  '0, 1, 3, 4',
  '0, 1, 2, 3',
  '0, 0, 2, 2',
  '0, 0, 1, 2',
  '0, 0, 1, 1',
  '0, 0, 0, 1',
  '0, 0, 0, 1',
  '0, 0, 0, 0',
  '0, 0, 0, 0',
];
const GUNNERY = [
  '1, 1, 2, 3, 4',
  '0, 1, 1, 2, 3',
  '0, 1, 1, 2, 2',
  '0, 0, 1, 1, 2',
  '0, 0, 1, 1, 1',
  '0, 0, 0, 1, 1',
  '0, 0, 0, 0, 1',
  '0, 0, 0, 0, 0',
  '0, 0, 0, 0, 0',
  '0, 0, 0, 0, 0',
];

const line = (name: string, strengths: string, results: readonly string[]): string =>
  `${INDENT}${name}:\n${INDENT}  strengths: [${strengths}]\n${INDENT}  rolls:\n${rows(results)}`;

const HEAD = 'table:\n  source: invented for this example, not the table of the game\n  lines:\n';

/** A table for air strikes, as part of a situation. */
export const INVENTED_AIR =
  HEAD + line('air-ground', '1, 3, 5, 7', AIR_GROUND) + line('air-installation', '1, 3, 5, 7', AIR_NAVAL);

/** A table for air strikes on ships. */
export const INVENTED_AIR_NAVAL = HEAD + line('air-naval', '1, 3, 5, 7', AIR_NAVAL);

/** A table for gunnery. */
export const INVENTED_GUNNERY = HEAD + line('gunnery', '0, 1, 3, 5, 8', GUNNERY);
