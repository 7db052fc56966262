// Values of a scenario by their paths, such as `players.japan.weights.fear`: what a sweep and a sensitivity set.
import { type Board, boardOf } from '../../board/index.js';
import { RULINGS } from '../../rules/index.js';
import { nearest } from '../../text/nearest.js';

/** A complete scenario as plain data: see `configOf`. */
export type Config = Readonly<Record<string, unknown>>;

/** Keys from the top. Names such as `U.S. Mandate` are one key. */
export type KeyPath = readonly string[];

type Tree = { readonly [key: string]: Tree | null };

/**
 * Finds what a path in words means.
 *
 * @param config a complete scenario
 * @returns its keys, or the nearest path there is
 * @example
 * keysOf(config, 'data.areas.U.S. Mandate.poc.japan'); // { keys: ['data', 'areas', 'U.S. Mandate', 'poc', 'japan'] }
 */
export function keysOf(
  config: Config,
  path: string,
): { readonly keys: KeyPath } | { readonly hint: string | undefined } {
  const tree = treeOf(config);
  const keys = descend(tree, path);
  if (keys) return { keys };
  return { hint: nearest(path, allPaths(tree, '')) };
}

function descend(tree: Tree, path: string): string[] | undefined {
  // The longest key first, so that a name with a point in it is taken whole.
  const candidates = Object.keys(tree).filter((key) => path === key || path.startsWith(`${key}.`));
  candidates.sort((a, b) => b.length - a.length);
  for (const key of candidates) {
    if (path === key) return [key];
    const below = tree[key];
    const rest = below && descend(below, path.slice(key.length + 1));
    if (rest) return [key, ...rest];
  }
  return undefined;
}

function allPaths(tree: Tree, prefix: string): string[] {
  return Object.entries(tree).flatMap(([key, below]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    return [path, ...(below ? allPaths(below, path) : [])];
  });
}

/** What of a scenario can be set: its own keys, every ruling, and every value of the board. */
function treeOf(config: Config): Tree {
  const { kind: _kind, method: _method, ...own } = config;
  const tree = treeOfValue(own);
  return {
    ...tree,
    ...('rulings' in config ? { rulings: Object.fromEntries(RULINGS.map((r) => [r.name, null])) } : {}),
    data: boardTree(boardOf(config.data)),
  };
}

function treeOfValue(value: object): Tree {
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [
      key,
      typeof below === 'object' && below !== null && !Array.isArray(below) ? treeOfValue(below) : null,
    ]),
  );
}

/** The values that a `--data` file may replace. */
function boardTree(board: Board): Tree {
  const named = (list: readonly { readonly name: string }[], values: Tree): Tree =>
    Object.fromEntries(list.map(({ name }) => [name, values]));
  const piece = { factors: null, kind: null, nation: null, turn: null, where: null };
  const harbor = { control: null, touches: null };
  const ships = board.pieces.filter((p) => p.kind !== 'air' && p.kind !== 'amphibious');
  return {
    areas: named(board.areas, { poc: { japan: null, allied: null }, control: null, adjacent: null }),
    ports: named(board.ports, harbor),
    bases: named(board.bases, harbor),
    ships: named(ships, piece),
    air: named(
      board.pieces.filter((p) => p.kind === 'air'),
      piece,
    ),
    amphibious: named(
      board.pieces.filter((p) => p.kind === 'amphibious'),
      piece,
    ),
    submarines: named(board.submarines, { turns: null, shots: null, bonus: null }),
    repair: named(
      board.repairs.map((r) => ({ name: r.port })),
      {},
    ),
    mayMoveOnTurn1: null,
    raidSpeed: null,
  };
}

/** A scenario with one value in place of another; maps on the way are made where they are missing. */
export function withValue(config: Config, keys: KeyPath, value: unknown): Config {
  const [key, ...rest] = keys;
  if (key === undefined) return config;
  if (rest.length === 0) return { ...config, [key]: value };
  const below = config[key];
  const map = typeof below === 'object' && below !== null && !Array.isArray(below) ? (below as Config) : {};
  return { ...config, [key]: withValue(map, rest, value) };
}
