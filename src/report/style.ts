// Colours of a terminal, and when to use them.

/** How the terminal sets off parts of a text; without colour every function returns its text unchanged. */
export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly accent: (text: string) => string;
  readonly warning: (text: string) => string;
}

const sgr = (code: number) => (text: string) => (text === '' ? '' : `\u001b[${code}m${text}\u001b[0m`);
const plain = (text: string) => text;

const COLOURED: Style = { bold: sgr(1), dim: sgr(2), accent: sgr(36), warning: sgr(33) };
const PLAIN: Style = { bold: plain, dim: plain, accent: plain, warning: plain };

export const styleFor = (color: boolean): Style => (color ? COLOURED : PLAIN);

/**
 * True when colour is welcome: a terminal, not a dumb one, and NO_COLOR not set (no-color.org).
 *
 * @example
 * useColor(process.stdout, process.env);
 */
export function useColor(
  stream: { readonly isTTY?: boolean | undefined },
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  return stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
}

/** {@link useColor} of standard output; false where there is none, such as in a page. */
export const colorByDefault = (): boolean => typeof process !== 'undefined' && useColor(process.stdout, process.env);
