// A shard's result as it lies in Redis: the text of its file, compressed to about a third.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { UsageError } from '../../text/usage-error.js';
import { readShard, type Shard, shardText } from '../keeping/shard.js';

/** No result is longer; what claims to be is not unpacked. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Packs a result. */
export const packedShard = (shard: Shard): Buffer => deflateRawSync(shardText(shard));

/**
 * Unpacks a result.
 *
 * @param name for the sentence
 * @throws UsageError when it is none, damaged, or of other code
 */
export function shardIn(packed: Buffer, name: string): Shard {
  let text: string;
  try {
    text = inflateRawSync(packed, { maxOutputLength: MAX_BYTES }).toString('utf8');
  } catch {
    throw new UsageError(`${name} is not a shard, or it is damaged`);
  }
  return readShard(text, name);
}
