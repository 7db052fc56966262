// From the bytes of a file to its text.

/** Why bytes are no text. */
export const NOT_UTF_8 = 'it is not in UTF-8; save it as UTF-8 (in an editor: Save as, encoding UTF-8)';

/**
 * Text in UTF-8, or in UTF-16 with a byte-order mark: Windows PowerShell writes that where output is sent to a file.
 *
 * @throws Error whose message is {@link NOT_UTF_8} for what is neither
 */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Error(NOT_UTF_8);
  }
}
