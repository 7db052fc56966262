// Fitted numbers in a form that compresses: as JSON they were an eleventh of the code, and take three quarters of that here. First stands what form each
// number has (sign, number of digits, power of ten), then the digits of all. A package is compressed byte by byte, so both use few signs, each alike often.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Options } from 'tsup';
import { BASES, MIN_DIGITS, type Packed, SIGNS, unpackNumbers } from './unpack-numbers.js';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const UNPACK = fileURLToPath(new URL('./unpack-numbers.ts', import.meta.url));

/** The plugin of the bundler, for the fitted numbers of players, which stand in the folders of `src/ai`. Those of a player are unpacked when he first plays. */
export const packedNumbers = (): Plugin => ({
  name: 'packed numbers',
  setup(build) {
    build.onLoad({ filter: /\/src\/ai\/[^/]+\/[^/]+\.json$/ }, ({ path }) => {
      const packed = packNumbers(JSON.parse(readFileSync(path, 'utf8')));
      const contents = `import { unpackWhenAsked } from ${JSON.stringify(UNPACK)};
        export default /* @__PURE__ */ unpackWhenAsked(${JSON.stringify(packed)});`;
      return { contents, loader: 'js', resolveDir: '/' };
    });
  },
});

/**
 * Numbers out of a file, apart from where they stand.
 *
 * @throws Error when the file would not be the same again
 */
export function packNumbers(value: unknown): Packed {
  const numbers: number[] = [];
  const places = withoutNumbers(value, numbers);
  const written = numbers.map(digitsAndForm);
  const count = new Map<string, number>();
  for (const { form } of written) count.set(form, (count.get(form) ?? 0) + 1);
  const forms = [...count].sort(([, a], [, b]) => b - a).map(([form]) => form);
  if (forms.length > SIGNS.length) throw new Error(`numbers of ${forms.length} forms are too many`);
  const packed = {
    places,
    forms: forms.join(' '),
    formOf: written.map(({ form }) => SIGNS[forms.indexOf(form)]).join(''),
    digits: written.map(({ digits }) => inSigns(digits)).join(''),
  };
  if (JSON.stringify(unpackNumbers(packed)) !== JSON.stringify(value))
    throw new Error('numbers are not the same again');
  return packed;
}

/** A value in which arrays of numbers are their lengths, and single numbers are `null`. */
function withoutNumbers(value: unknown, numbers: number[]): unknown {
  if (typeof value === 'number') {
    numbers.push(value);
    return null;
  }
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((item) => typeof item === 'number')) {
      for (const item of value) numbers.push(item);
      return value.length;
    }
    return value.map((item) => withoutNumbers(item, numbers));
  }
  if (value === null) throw new Error('`null` stands for a number');
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutNumbers(item, numbers)]));
}

/** `-0.00123` is `123` and `-3e-5`: its sign, how many digits, the power of ten. */
function digitsAndForm(number: number): { digits: string; form: string } {
  if (number === 0) return { digits: '', form: '0e0' };
  const [, sign, whole, part = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(number))!;
  const all = `${whole}${part}`.replace(/^0+/, '');
  const digits = all.replace(/0+$/, '').padEnd(MIN_DIGITS, '0');
  return { digits, form: `${sign}${digits.length}e${Number(power) - part.length + all.length - digits.length}` };
}

/** Digits as signs, the last first. */
function inSigns(digits: string): string {
  const { base, places } = BASES[digits.length]!;
  let signs = '';
  for (let k = 0, rest = Number(digits); k < places; k++, rest = Math.floor(rest / base)) signs += SIGNS[rest % base];
  return signs;
}
