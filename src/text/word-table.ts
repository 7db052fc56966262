// Tables that are asked with words somebody typed.

/**
 * A table without what every object of JavaScript inherits: asked for `constructor`, it has nothing, unless an entry is called so.
 *
 * @example
 * wordTable({ ijn: 'japan' }).constructor; // undefined
 */
export const wordTable = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), entries);
