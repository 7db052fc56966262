// Every value of the board says where it comes from.
import { describe, expect, it } from 'vitest';
import { STANDARD_BOARD as board, isUncertain, type Source } from '../../src/board/index.js';

const KINDS = ['rulebook', 'component', 'replay', 'inferred', 'blurred', 'guess'];

/** Keys that are not values of their own: names identify, and the source is that of the values beside it. */
const NOT_VALUES = new Set(['name', 'source', 'groups']);

/** Every value of the board with the source that covers it: its own, `<key>Source` beside it, or that of what it is part of. */
function* sourced(node: unknown, path: string, from: Source | undefined): Generator<[string, Source | undefined]> {
  if (node === null || typeof node !== 'object') {
    yield [path, from];
    return;
  }
  if (Array.isArray(node)) {
    for (const [k, item] of node.entries())
      yield* sourced(item, `${path}[${(item as { name?: string })?.name ?? k}]`, from);
    return;
  }
  const fields = node as Record<string, unknown>;
  const own = (fields.source as Source | undefined) ?? from;
  for (const [key, value] of Object.entries(fields)) {
    if (NOT_VALUES.has(key) || key.endsWith('Source')) continue;
    yield* sourced(value, `${path}.${key}`, (fields[`${key}Source`] as Source | undefined) ?? own);
  }
}

const values = [...sourced(board, 'board', undefined)];

describe('provenance', () => {
  it('covers every value', () => {
    expect(values.length).toBeGreaterThan(1000);
    expect(values.filter(([, source]) => source === undefined).map(([path]) => path)).toEqual([]);
    for (const [path, source] of values) expect(KINDS, path).toContain(source!.kind);
  });

  it('gives the probability of whatever was not read with certainty, and of nothing else', () => {
    for (const [path, source] of values) {
      const doubtful = source!.kind === 'blurred' || source!.kind === 'guess';
      expect(source!.probability !== undefined, path).toBe(doubtful);
      if (doubtful) expect(source!.probability! > 0 && source!.probability! < 1, path).toBe(true);
    }
  });

  it('doubts eleven POC values and the arrival of eight Allied air units', () => {
    const doubted = values.filter(([, source]) => isUncertain(source!)).map(([path]) => path);
    const poc = doubted.filter((path) => path.includes('.poc.'));
    const where = doubted.filter((path) => path.startsWith('board.pieces') && path.endsWith('.where'));
    expect(poc.length).toBe(11);
    expect(where).toEqual(
      ['10th A.F.', '11th A.F.', 'RAAF', 'RNZAF', 'Marine', '13th A.F.', '14th A.F.', 'Naval'].map(
        (name) => `board.pieces[${name}].where`,
      ),
    );
    expect(doubted.every((path) => path.includes('.poc.') || path.startsWith('board.pieces'))).toBe(true);
  });

  it('doubts nothing that the Pearl Harbor raid rests on', () => {
    const inRaid = board.pieces.filter((p) => p.turn === 1);
    expect(inRaid.filter((p) => isUncertain(p.source)).map((p) => p.name)).toEqual([]);
    expect(isUncertain(board.locationUncertain.source)).toBe(false);
    expect(isUncertain(board.raidSpeedSource)).toBe(false);
  });
});
