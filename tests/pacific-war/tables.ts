// Small tables of results, for a die of three sides.
import type { TableResult, UserTable } from '../../src/pacific-war/table.js';

const line = (...columns: readonly (readonly TableResult[])[]) => ({
  strengths: columns.map((_, k) => k),
  rolls: Object.fromEntries([1, 2, 3].map((roll) => [roll, columns.map((column) => column[roll - 1]!)])),
});

export const SMALL_TABLE: UserTable = {
  source: 'a test',
  lines: {
    gunnery: line([1, 0, 0], [1, 1, 0], [2, 1, 0], [2, 1, 1]),
    'air-naval': line([0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0], [2, 2, 1], [3, 2, 1], [3, 3, 2]),
    'air-ground': line(['T', 0, 0], ['T', 1, 0], [2, 1, 'T'], [3, 2, 1]),
    'air-installation': line([1, 0, 0], [1, 1, 0], [1, 1, 1], [2, 1, 'T']),
  },
};
