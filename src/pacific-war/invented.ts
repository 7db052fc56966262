// Tables for the examples. They are invented: nobody should play by them, and no figure in them is the game's.

const INDENT = '    ';

/** Rows of results, one sign each: `3345 2234` as `1: [3, 3, 4, 5]` and `2: [2, 2, 3, 4]`. */
const rows = (results: string): string =>
  results
    .split(' ')
    .map((row, k) => `${INDENT}    ${k + 1}: [${[...row].join(', ')}]\n`)
    .join('');

const AIR_GROUND = '3345 2234 1223 1122 T112 TT11 0TT1 00TT 000T 0000';
const AIR_NAVAL = '1234 0134 0123 0022 0012 0011 0001 0001 0000 0000';
const GUNNERY = '11234 01123 01122 00112 00111 00011 00001 00000 00000 00000';

const line = (name: string, strengths: string, results: string): string =>
  `${INDENT}${name}:\n${INDENT}  strengths: [${strengths}]\n${INDENT}  rolls:\n${rows(results)}`;

const HEAD = 'table:\n  source: invented for this example, not the table of the game\n  lines:\n';

/** A table for air strikes, as part of a situation. */
export const INVENTED_AIR =
  HEAD + line('air-ground', '1, 3, 5, 7', AIR_GROUND) + line('air-installation', '1, 3, 5, 7', AIR_NAVAL);

/** A table for air strikes on ships. */
export const INVENTED_AIR_NAVAL = HEAD + line('air-naval', '1, 3, 5, 7', AIR_NAVAL);

/** A table for gunnery. */
export const INVENTED_GUNNERY = HEAD + line('gunnery', '0, 1, 3, 5, 8', GUNNERY);
