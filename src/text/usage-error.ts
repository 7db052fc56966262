// Wrong input that stands in no file.

/** Wrong input that stands in no file: an option, an argument, a file that cannot be read. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** A setting of a question that is wrong: the sentence begins with its name. The command has an option of the same name. */
export class SettingError extends UsageError {
  override readonly name = 'SettingError';
}
