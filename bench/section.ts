// One part of the benchmark: a key of its JSON.

/** What a section is given. */
export interface SectionOptions {
  /** A budget for CI: fewer games and repetitions. */
  readonly quick: boolean;
  /** A remark for the reader: what was skipped, what stands behind a ratio. */
  readonly note: (text: string) => void;
}

/** Measures something; its result becomes the JSON under the section's name. */
export type Section = (options: SectionOptions) => Promise<Record<string, unknown>>;
