// Wrong input that stands in no file.

/** Wrong input that stands in no file: an option, an argument, a file that cannot be read. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
