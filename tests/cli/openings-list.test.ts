// `vitp openings list`.
import { describe, expect, it } from 'vitest';
import { shippedOpening } from '../../src/ai/opening.js';
import { readOpening } from '../../src/ai/schema/read-opening.js';
import { scratchFolder, vitpHere } from './vitp.js';

const folder = scratchFolder();
const text = async (...args: string[]) => {
  const { code, stdout, stderr } = await vitpHere(['openings', 'list', ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

describe('vitp openings list', () => {
  it('lists openings with their turns and intent', async () => {
    const list = await text();
    expect(list).toMatch(/^tko +Japan +1, 2, 3 +The knock-out in three turns/m);
    expect(list).toMatch(/^block +Allies +2, 3 +The block in the Marshalls/m);
    expect(JSON.parse(await text('--json')).openings).toContainEqual(
      JSON.parse(JSON.stringify(shippedOpening('japan', 'tko'))),
    );
  });

  it('prints a plan as a file that can be edited', async () => {
    const tko = await text('tko');
    expect(readOpening(tko, 'tko.yaml')).toEqual(shippedOpening('japan', 'tko'));
    expect(await text(folder.write('own.yaml', tko))).toBe(tko);
  });

  it('answers a typo', async () => {
    const { code, stderr } = await vitpHere(['openings', 'list', 'tk0']);
    expect(code).toBe(2);
    expect(stderr).toContain('vitp: "tk0" is not an opening; did you mean "tko"? Allowed: australia, hit-and-run, ');
  });
});
