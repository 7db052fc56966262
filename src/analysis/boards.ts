// The boards that an answer about several scenarios stands on.

import { boardOf, compileBoard, dataHash } from '../board/index.js';

/** Hashes of the boards of some scenarios (of positions, those of their records), once where they are all the same. */
export function boardHash(scenarios: readonly { readonly data?: unknown; readonly record?: unknown }[]): string {
  const dataOf = ({ data, record }: (typeof scenarios)[number]): unknown =>
    data ?? (record as { readonly data?: unknown } | undefined)?.data ?? null;
  const hashes = scenarios.map((s) => dataHash(compileBoard(boardOf(dataOf(s))).board));
  return [...new Set(hashes)].join('+');
}
