import { quoted } from './leaving.js';

/** A value of any kind, for a sentence that refuses it. */
export const shownValue = (value: unknown): string => (typeof value === 'string' ? quoted(value) : String(value));
