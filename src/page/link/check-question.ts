// The question of a link, checked by a schema.
import type * as z from 'zod';
import { UsageError } from '../../text/usage-error.js';

/**
 * @param what a link of this tab holds, as `a raid`
 * @throws UsageError with the first mistake
 */
export function checkQuestion<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  throw new UsageError(`This link does not hold ${what}: ${path.join('.') || 'question'}: ${message}`);
}
