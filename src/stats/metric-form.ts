// Names of metrics, and what they mean to a reader. A name is made and read by the same value, so that nobody takes names apart.

/** What differs among metrics of one form: the turn, the side, the ship. */
interface Dimension {
  /** Whether a text may stand at its place. */
  has(text: string): boolean;
}

/** A name of the board: a ship, an area, a port. */
export const ANY_NAME: Dimension = { has: (text) => text !== '' };
/** A turn of the game. */
export const TURN: Dimension = { has: (text) => text !== '' && [...text].every((c) => c >= '0' && c <= '9') };
/** One of a few words. */
export const oneOf = (words: readonly string[]): Dimension => ({ has: (text) => words.includes(text) });

/** What the values of a metric are; labels are counted in games. */
type Unit =
  | 'games'
  | 'ships'
  | 'ships and units'
  | 'POC'
  | 'factors'
  | 'damage points'
  | 'rounds'
  | 'fights'
  | 'number';

/** A metric in words: its own title, the title of a table it shares with its like, and its row there. */
export interface MetricWords {
  readonly title: string;
  readonly group: string;
  readonly row: string;
}

/** All that is known of a metric. */
export interface MetricFacts extends MetricWords {
  readonly unit: Unit;
  /** Metrics of one family stand together in tables and pictures, whose files have its name. */
  readonly family: string;
  /** Of a figure that is told by turn: its turn, and the figure, which the other turns share. */
  readonly turn?: number;
  readonly figure?: string;
}

/** Words of a metric that shares its table with no other. */
export const alone = (title: string): MetricWords => ({ title, group: title, row: title });

/** Words of a metric that is a row of a table. */
export const rowOf = (title: string, group: string, row: string): MetricWords => ({ title, group, row });

/** Metrics whose names have one form, such as `ship.<ship>.fate`. */
export interface MetricForm<N extends string = string> {
  /** The name of one of them; a value for each dimension. */
  of(...values: readonly (string | number)[]): N;
  /** The values in a name; `undefined` for names of another form. */
  read(name: string): readonly string[] | undefined;
  /** What is known of the metric of that name; `undefined` for names of another form. */
  facts(name: string): MetricFacts | undefined;
}

/** The one name of a form without dimensions; any text for the others. */
type NameOf<P extends readonly (string | Dimension)[]> = P extends readonly [infer N extends string] ? N : string;

/**
 * A form of names.
 *
 * @param family by the values of its dimensions, where it differs among them
 * @param parts fixed text and dimensions; where the last is `TURN`, the text before it is the figure that is told by turn
 * @param inWords the words for the values of its dimensions
 * @example
 * const fate = metricForm('games', 'ship', ['ship.', ANY_NAME, '.fate'], (ship) => alone(`Fate of ${ship}`));
 * fate.of('Arizona'); // 'ship.Arizona.fate'
 * fate.read('ship.Arizona.fate'); // ['Arizona']
 * fate.facts('ship.Arizona.fate')?.title; // 'Fate of Arizona'
 */
export function metricForm<const P extends readonly (string | Dimension)[]>(
  unit: Unit,
  family: string | ((first: string) => string),
  parts: P,
  inWords: (...values: readonly [string, string, string]) => MetricWords,
): MetricForm<NameOf<P>> {
  const read = (name: string) => valuesIn(name, parts);
  const filled = (some: readonly (string | Dimension)[], values: readonly (string | number)[]) => {
    let next = 0;
    return some.map((part) => (typeof part === 'string' ? part : values[next++])).join('');
  };
  return {
    of: (...values) => filled(parts, values) as NameOf<P>,
    read,
    facts(name) {
      const values = read(name);
      if (!values) return undefined;
      const [first = '', second = '', third = ''] = values;
      return {
        ...inWords(first, second, third),
        unit,
        family: typeof family === 'string' ? family : family(first),
        ...(parts.at(-1) === TURN ? { turn: Number(values.at(-1)), figure: filled(parts.slice(0, -2), values) } : {}),
      };
    },
  };
}

/** The values of the dimensions in a text; where it can be cut in several ways, the first values are the longest. */
function valuesIn(text: string, parts: readonly (string | Dimension)[]): string[] | undefined {
  const [part, ...rest] = parts;
  if (part === undefined) return text === '' ? [] : undefined;
  if (typeof part === 'string') return text.startsWith(part) ? valuesIn(text.slice(part.length), rest) : undefined;
  for (let end = text.length; end > 0; end--) {
    if (!part.has(text.slice(0, end))) continue;
    const values = valuesIn(text.slice(end), rest);
    if (values) return [text.slice(0, end), ...values];
  }
  return undefined;
}
