// The boards that an answer about several scenarios stands on.

import { boardOf, compileBoard, dataHash } from '../board/index.js';

/** Hashes of the boards of some scenarios, once where they are all the same. */
export function boardHash(scenarios: readonly { readonly data?: unknown }[]): string {
  const hashes = scenarios.map((s) => dataHash(compileBoard(boardOf(s.data)).board));
  return [...new Set(hashes)].join('+');
}
