// The doctrines and openings that come with the package: their YAML files are the source, and `src/ai/shipped.json` is what the code
// imports, because it runs where no file can be read.
//   npm run -s doctrines                writes the JSON anew; says every mistake in a file and exits 2
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import { doctrineSchema } from '../src/ai/schema/doctrine-schema.js';
import { openingSchema } from '../src/ai/schema/opening-schema.js';
import { check } from '../src/text/issues.js';
import { inFileOrder, ScenarioError, type ScenarioProblem } from '../src/text/problem.js';
import { SourceText } from '../src/text/source-text.js';
import { optionsOf } from './options.js';

/** tuned-10 behind tuned-9. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true });

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
export const SHIPPED = 'src/ai/shipped.json';

/** The content of `shipped.json`, from the YAML files. */
export function shippedText(): string {
  const doctrines = contents('doctrines', doctrineSchema());
  const frozen = contents('frozen', doctrineSchema());
  const openings = contents('openings', openingSchema());
  return `${JSON.stringify({ doctrines, frozen, openings })}\n`;
}

/** The checked contents of all YAML files of a folder, Japan's first, `standard` before the others. */
function contents(kind: string, schema: z.ZodType): unknown[] {
  const problems: ScenarioProblem[] = [];
  const read = ['japan', 'allied'].flatMap((side) => {
    const folder = join('src/ai', kind, side);
    const names = readdirSync(join(ROOT, folder)).sort((a, b) => rank(a) - rank(b) || BY_NUMBER.compare(a, b));
    return names.map((file) => {
      const source = new SourceText(join(folder, file), readFileSync(join(ROOT, folder, file), 'utf8'));
      problems.push(...source.problems);
      const value = check(schema, source.value, source, [], problems) as { name: string; side: string } | undefined;
      if (value && value.side !== side) problems.push(source.problem(['side'], `this file lies in ${folder}`));
      if (value && `${value.name}.yaml` !== file) problems.push(source.problem(['name'], `this file is ${file}`));
      return value;
    });
  });
  if (problems.length > 0) throw new ScenarioError(inFileOrder(problems));
  return read;
}

const rank = (file: string): number => (file === 'standard.yaml' ? 0 : 1);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  optionsOf('bench/ship.ts', {});
  try {
    writeFileSync(join(ROOT, SHIPPED), shippedText());
    console.log(`${SHIPPED} is written`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
