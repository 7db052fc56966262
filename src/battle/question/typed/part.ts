/** Part of a line, with the column it begins in, from 0. */
export interface Part {
  readonly text: string;
  readonly column: number;
}
