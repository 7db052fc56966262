// Two records told: the Example of Play, and a first turn with its raid, sinkings, landings and pursuits.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/records/replay.js';
import { Narrator } from '../../src/report/narrative/narrative.js';
import { readRecord } from '../../src/records/record-read.js';

describe('a record as a narrative', () => {
  it.each(['example-of-play', 'turn-1'])('%s', async (name) => {
    const file = fileURLToPath(new URL(`../fixtures/${name}.yaml`, import.meta.url));
    const { record, tables, rules } = readRecord(readFileSync(file, 'utf8'), `${name}.yaml`);
    const narrator = new Narrator();
    replay(record, tables, rules, { listener: narrator });
    await expect(`${narrator.finish().join('\n')}\n`).toMatchFileSnapshot(`narrative/${name}.txt`);
  });
});
