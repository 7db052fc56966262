// A value as a short text that may stand in an address, and back: JSON, compressed, in the letters of base64url.

/** Longer texts are not written by this page: they are refused before they are unpacked. */
const MAX_CHARACTERS = 20_000;
/** A question takes some hundreds of bytes, one with changed board values some thousands. */
const MAX_BYTES = 200_000;

/** The text of a value. */
export async function pack(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The value of a text; `undefined` where it is none of ours. */
export async function unpack(text: string): Promise<unknown> {
  if (text.length > MAX_CHARACTERS || !/^[\w-]*$/.test(text)) return undefined;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** @throws RangeError when more comes out than there should be; what the stream throws */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // What goes wrong here is heard at the other end.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MAX_BYTES) throw new RangeError('too long');
    parts.push(part.value);
  }
  const all = new Uint8Array(length);
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return all;
}
