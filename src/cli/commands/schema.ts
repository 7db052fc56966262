// `vitp schema [kind]`: the JSON Schema of a file format.

import { oneOf } from '../../text/one-of.js';
import { print } from '../output/output.js';

/** Prints the schema of a kind of file; of any scenario when no kind is named. */
export async function schemaCommand(kind: string | undefined): Promise<void> {
  const { jsonSchema, SCHEMA_KINDS } = await import('../../analysis/question/json-schema.js');
  const known = kind === undefined ? undefined : oneOf('the kind of file', kind, SCHEMA_KINDS);
  await print(`${JSON.stringify(jsonSchema(known), null, 2)}\n`);
}
