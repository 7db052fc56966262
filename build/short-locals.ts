// Short names for what is local to a function, in the package, which is what is built with declarations: 60 kB less. The names of functions,
// methods and whole modules stay, so that the stack trace of a user still says where. The bundler can shorten all names or none.
import { minify } from 'terser';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

/** The plugin of tsup, which writes the files. */
export const shortLocals = (): Plugin => ({
  name: 'short locals',
  async renderChunk(text, { path }) {
    if (!this.options.dts || !path.endsWith('.js') || text === '') return undefined;
    const { code } = await minify(text, {
      module: true,
      compress: false,
      mangle: { module: false, toplevel: false, keep_fnames: true, keep_classnames: true },
      format: { max_line_len: 200, preserve_annotations: true },
    });
    return { code: code! };
  },
});
