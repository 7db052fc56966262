// Values of a scenario in words.

/** One line of the question: a heading and its text. */
export type Line = readonly [heading: string, text: string];

/** A value as it stands in a file, in one line; nothing as a dash. */
export function words(value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.length ? value.map(words).join(', ') : 'none';
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, v]) => `${key}: ${v !== null && typeof v === 'object' ? JSON.stringify(v) : words(v)}`)
    .join(', ');
}
