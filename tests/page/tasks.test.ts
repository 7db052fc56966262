// What the worker of the page says where there is no answer: sentences about what the player sees.
import { describe, expect, it } from 'vitest';
import { describedBy } from '../../src/analysis/controls.js';
import { carryOut } from '../../src/page/work/carry-out.js';
import type { Task } from '../../src/page/work/messages.js';
import { LARGE_FIGHT } from './browser.js';

const CONTROLS = {
  describeRun: describedBy({ version: '0', node: 'none', machine: 'test' }),
  signal: new AbortController().signal,
  onProgress: () => {},
};

const problemOf = (task: Task): Promise<string> =>
  carryOut(task, { players: new URL('file:///none'), processors: 1 }, CONTROLS, {
    interim: () => {},
    part: () => {},
  }).then(
    () => 'none',
    (error: Error) => error.message,
  );

describe('what is wrong', () => {
  it('is told without line and column of a text that nobody has seen', async () => {
    const raid = { kind: 'raid', raidForce: ['Akagi', 'Nagato'], targets: { round1: {}, round2: {} } };
    const problem = await problemOf({ kind: 'scenario', written: raid });
    expect(problem).toMatch(/Nagato/);
    expect(problem).not.toMatch(/page:|:\d+:\d+/);
    const bid = await problemOf({ kind: 'bid', written: [{ kind: 'game', rules: ['nt2'] }], games: 1 });
    expect(bid).toMatch(/nt2/);
    expect(bid).not.toMatch(/page:|:\d+:\d+/);
  });

  it('is told with line and column of a file', async () => {
    const text = 'kind: raid\nraidForce: [Nagato]\n';
    expect(await problemOf({ kind: 'read-scenario', name: 'my.yaml', text, as: 'raid' })).toMatch(/^my\.yaml:2:13: /);
  });

  it('names the controls of the page where a fight is not solved', async () => {
    const exact = { kind: 'scenario', method: 'exact', quickOr: 0.005 } as const;
    expect(await problemOf({ ...exact, written: LARGE_FIGHT.scenario })).toBe(
      'This fight is too large to be solved exactly. Choose ± 0.1 %.',
    );
    const raids = { kind: 'battle', area: 'Coral Sea', japan: { units: ['Akagi'], airRaid: 'Guadalcanal' } };
    expect(await problemOf({ ...exact, written: { ...raids, allied: { units: ['Lexington'] } } })).toBe(
      'There is no exact answer: the air raid after the battle is played, not solved. Choose ± 0.1 %.',
    );
  });
});
