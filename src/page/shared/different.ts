// What has to be said: the entries of a value that are not as usual.

/** The entries that differ from the usual ones, in the order of the value. */
export const different = (value: object, usual: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([key, own]) => JSON.stringify(own) !== JSON.stringify((usual as Record<string, unknown>)[key]),
    ),
  );
