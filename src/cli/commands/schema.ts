// `vitp schema [kind]`: the JSON Schema of a file format.

import { quoted } from '../../text/index.js';
import { nearest } from '../../text/nearest.js';
import { UsageError } from '../../text/usage-error.js';
import { print } from '../output/output.js';

/** Prints the schema of a kind of file; of any scenario when no kind is named. */
export async function schemaCommand(kind: string | undefined): Promise<void> {
  const { jsonSchema, SCHEMA_KINDS } = await import('../../analysis/question/json-schema.js');
  const known = SCHEMA_KINDS.find((k) => k === kind);
  if (kind !== undefined && known === undefined) {
    const hint = nearest(kind, SCHEMA_KINDS);
    throw new UsageError(
      `there is no schema of ${quoted(kind)}${hint ? `; did you mean ${hint}?` : ''} Allowed: ${SCHEMA_KINDS.join(', ')}`,
    );
  }
  await print(`${JSON.stringify(jsonSchema(known), null, 2)}\n`);
}
