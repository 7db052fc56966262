// Names of metrics, and what they mean to a reader. A name is made and read by the same value, so that nobody takes names apart.

/** What differs among metrics of one form: the turn, the side, the ship. */
interface Dimension {
  /** Whether a text may stand at its place. */
  has(text: string): boolean;
}

/** A name of the board: a ship, an area, a port. */
export const ANY_NAME: Dimension = { has: (text) => text !== '' };
/** A whole number, such as a turn. */
export const WHOLE_NUMBER: Dimension = { has: (text) => text !== '' && [...text].every((c) => c >= '0' && c <= '9') };
/** One of a few words. */
export const oneOf = (words: readonly string[]): Dimension => ({ has: (text) => words.includes(text) });

/** A metric in words: its own title, the title of a table it shares with its like, and its row there. */
export interface MetricWords {
  readonly title: string;
  readonly group: string;
  readonly row: string;
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
  /** The words for a name; `undefined` for names of another form. */
  words(name: string): MetricWords | undefined;
}

/** The one name of a form without dimensions; any text for the others. */
type NameOf<P extends readonly (string | Dimension)[]> = P extends readonly [infer N extends string] ? N : string;

/**
 * A form of names.
 *
 * @param parts fixed text and dimensions, by turns
 * @param inWords the words for the values of its dimensions
 * @example
 * const fate = metricForm(['ship.', ANY_NAME, '.fate'], (ship) => alone(`Fate of ${ship}`));
 * fate.of('Arizona'); // 'ship.Arizona.fate'
 * fate.read('ship.Arizona.fate'); // ['Arizona']
 * fate.words('ship.Arizona.fate')?.title; // 'Fate of Arizona'
 */
export function metricForm<const P extends readonly (string | Dimension)[]>(
  parts: P,
  inWords: (...values: readonly [string, string, string]) => MetricWords,
): MetricForm<NameOf<P>> {
  const read = (name: string) => valuesIn(name, parts);
  return {
    of(...values) {
      let next = 0;
      return parts.map((part) => (typeof part === 'string' ? part : values[next++])).join('') as NameOf<P>;
    },
    read,
    words(name) {
      const values = read(name);
      return values && inWords(values[0] ?? '', values[1] ?? '', values[2] ?? '');
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

/** Any figure of a turn: `<figure>.turn.<turn>`. */
export const BY_TURN = metricForm([ANY_NAME, '.turn.', WHOLE_NUMBER], (figure, turn) =>
  alone(`${figure}, turn ${turn}`),
);
