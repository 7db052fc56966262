// The first letter of a title or a sentence.

/** A text with a capital first. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
