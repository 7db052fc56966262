// A side of a battle written in short, `japan: Akagi, Kaga` or a list of units, as the map that it stands for.
import { type BoardTables, SIDES, type Side } from '../../board/index.js';
import { elsewhere, type Path, type Places } from '../../text/source-text.js';
import { lineText } from './typed/force.js';
import type { Part } from './typed/part.js';
import { splitForce } from './typed/split-force.js';

/** A battle of which each side is a map with a list of units, and where its parts stand in the text. */
interface InFull {
  readonly value: unknown;
  readonly source: Places;
}

/** Where the units of a side stand in the text; those of a line have no places of their own. */
interface Written {
  /** Keys before `units` that the text does not have are left out. */
  readonly path: Path;
  readonly line?: readonly Part[];
}

/**
 * The battle with its sides in full. Units may be a line as it is typed (`typed/split-force.ts`), and a side that has nothing but units may be these alone.
 *
 * @param base where in the text the battle stands.
 */
export function inFull(value: unknown, source: Places, base: Path, tables: BoardTables): InFull {
  if (!isMap(value)) return { value, source };
  const full: Record<string, unknown> = { ...value };
  const written: Partial<Record<Side, Written>> = {};
  const lineOf = (text: string | number, path: Path): readonly Part[] =>
    splitForce(lineText(typeof text === 'string' ? text : (source.written(path) ?? String(text))), 0, tables);
  for (const side of SIDES) {
    const given = value[side];
    const short = isMap(given) ? given.units : given;
    const path: Path = isMap(given) ? [...base, side, 'units'] : [...base, side];
    if (typeof short === 'string' || typeof short === 'number') {
      const line = lineOf(short, path);
      written[side] = { path, line };
      full[side] = { ...(isMap(given) ? given : {}), units: line.map(({ text }) => text) };
    } else if (Array.isArray(given)) {
      written[side] = { path };
      full[side] = { units: given };
    }
  }
  if (Object.keys(written).length === 0) return { value, source };
  const unitsOf = (path: Path): Written | undefined =>
    path[base.length + 1] === 'units' ? written[path[base.length] as Side] : undefined;
  const at = (path: Path): Path => {
    const short = unitsOf(path);
    return short ? [...short.path, ...(short.line ? [] : path.slice(base.length + 2))] : path;
  };
  const moved = elsewhere(source, at);
  const part = (path: Path): string | undefined => unitsOf(path)?.line?.[Number(path[base.length + 2])]?.text;
  return { value: full, source: { problem: moved.problem, written: (path) => part(path) ?? moved.written(path) } };
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
