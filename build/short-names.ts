// Short names in the package. Names of our functions, classes and methods stay, so that the stack trace of a user still says where; what is local,
// what is imported, and all names of other packages become short. The bundler can shorten all names or none.
import { minify } from 'terser';

/** A function or class that has its name from what it is put into: `const add = (a, b) => …`. */
const NAMED_BY_PLACE =
  /\b([A-Za-z_$][\w$]*)\s*=\s*(?:async\b|function\b|class\b|\([^()]*\)\s*=>|[\w$]+\s*=>|\([^()]*(?:\([^()]*\)[^()]*)*\)\s*=>)/g;

/**
 * The text of a module with short names.
 *
 * @param ours false for code of other packages: nobody looks for its functions in a stack trace
 */
export async function withShortNames(text: string, ours: boolean): Promise<string> {
  const reserved = ours ? [...text.matchAll(NAMED_BY_PLACE)].map(([, name]) => name!) : [];
  const { code } = await minify(text, {
    module: true,
    compress: ours ? false : { passes: 2 },
    mangle: { module: true, toplevel: true, keep_fnames: ours, keep_classnames: ours, reserved },
    format: { max_line_len: 200, preserve_annotations: true },
  });
  return code!;
}
