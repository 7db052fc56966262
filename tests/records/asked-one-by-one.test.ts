// Decisions that are asked of one unit or group after the other say in a record whom they are about (adjustments 2, 2a and 2b, nt1 18.3); records that do not say it are read as before.
import { describe, expect, it } from 'vitest';
import { takenOfRead } from '../../src/analysis/position/read-position.js';
import { WITHDRAW } from '../../src/game/questions/decisions.js';
import { Recorder } from '../../src/game/state/record.js';
import { whenAndWhere } from '../../src/game/state/when-and-where.js';
import { plainBlock } from '../../src/records/record-plain.js';
import { readRecord } from '../../src/records/record-read.js';
import { replay } from '../../src/records/replay.js';
import { refusal } from './refusals.js';

const head = (rules: string, more: string) =>
  `kind: record\nformat: 1\nrules: [second-edition, ${rules}]\n${more}until: steps\nbegin: `;
const EACH = head('adjustment-2', 'rulings: {withdrawal-ship-by-ship: each-ship}\n');
const IN_CENTRAL = `{area: Central Pacific Ocean}
position:
  turn: 1
  pieces: {Central Pacific Ocean: [Ryujo, Lexington, Chicago]}
steps:
`;
const GROUPS = `${head('adjustment-2b', '')}combat
position: {turn: 1}
steps:
- dice: {W: 1}
`;

/** The steps of a record as they are written after it was played. */
function written(text: string) {
  const { record, tables, rules } = readRecord(text, 'r.yaml');
  const recorder = new Recorder();
  const { hash } = replay(record, tables, rules, { listener: recorder });
  return {
    hash,
    steps: recorder.blocks
      .flatMap((block) => Object.entries(plainBlock(block, tables)))
      .filter(([key]) => key !== 'dice'),
  };
}

describe('adjustments 2 and 2b: whom a withdrawal is about', () => {
  const named = `${EACH}${IN_CENTRAL}- japan withdraw: {Ryujo: stay}\n- allied withdraw: {Lexington: withdraw}\n- allied withdraw: {Chicago: withdraw}\n`;

  it('adjustment 2, withdrawal-ship-by-ship: every unit is named, and the old form is read to the same game', () => {
    const one = written(named);
    expect(one.steps.slice(0, 3)).toEqual([
      ['japan withdraw', { Ryujo: 'stay' }],
      ['allied withdraw', { Lexington: 'withdraw' }],
      ['allied withdraw', { Chicago: 'withdraw' }],
    ]);
    const old = named.replace(/\{\w+: (stay|withdraw)\}/g, '$1');
    expect(old).not.toContain('{Ryujo: stay');
    expect(written(old)).toEqual(one);
  });

  it('adjustment 2: a side that is asked as a whole has no name', () => {
    const text = `${head('adjustment-2', '')}${IN_CENTRAL}- japan withdraw: stay\n- allied withdraw: stay\n`;
    expect(written(text).steps).toEqual([
      ['japan withdraw', 'stay'],
      ['allied withdraw', 'stay'],
    ]);
    expect(refusal(text.replace('allied withdraw: stay', 'allied withdraw: {Lexington: stay}'))).toContain(
      'allied withdraw: the whole side is asked here, not Lexington (adjustment 2)',
    );
  });

  it('adjustment 2b: a group is named by its letter', () => {
    expect(written(`${GROUPS}- allied withdraw: {W: withdraw}\n  dice: {X: 4, Y: 4, Z: 4}\n`).steps[0]).toEqual([
      'allied withdraw',
      { 'group W': 'withdraw' },
    ]);
    expect(refusal(`${GROUPS}- allied withdraw: {group X: stay}\n`)).toContain(
      'group W is asked here, not group X (adjustment 2b)',
    );
  });

  it.each([
    ['Ryujo is asked here, not Chicago', '{Chicago: stay}'],
    ['"Riujo" is not a ship, a unit or a group; did you mean "Ryujo"?', '{Riujo: stay}'],
    ['one unit or group is asked at a time, each in a step of its own, and 2 are named', '{Ryujo: stay, Hosho: stay}'],
    ['"leave" is not allowed here; allowed: stay or withdraw', '{Ryujo: leave}'],
    ['a list is not allowed here; allowed: stay or withdraw', '[Ryujo]'],
  ])('is refused otherwise: %s', (sentence, answer) => {
    expect(refusal(`${EACH}${IN_CENTRAL}- japan withdraw: ${answer}\n`)).toContain(sentence);
  });

  it('reviews, advice and comments say whom, where they say when', () => {
    const at = (text: string) => {
      const { game, asked } = takenOfRead(readRecord(text, 'r.yaml'));
      expect(asked!.decision).toBe(WITHDRAW);
      return whenAndWhere(asked!.decision, game);
    };
    expect(at(`${EACH}${IN_CENTRAL}`)).toBe('turn 1, Ryujo');
    expect(at(GROUPS)).toBe('turn 1, group W');
    expect(at(`${head('adjustment-2', '')}${IN_CENTRAL}`)).toBe('turn 1');
  });
});

describe('whom another decision of turn 1 is about', () => {
  it('adjustment 2a: a group that may appear in the North Pacific is named', () => {
    const text = `${GROUPS.replace('adjustment-2b', 'adjustment-2a')}- allied uncertain-area: {group W: North Pacific}\n  dice: {X: 4, Y: 4, Z: 4}\n`;
    expect(written(text).steps[0]).toEqual(['allied uncertain-area', { 'group W': 'North Pacific Ocean' }]);
    expect(written(text.replace('{group W: North Pacific}', 'North Pacific'))).toEqual(written(text));
    expect(refusal(text.replace('{group W:', '{group Z:'))).toContain(
      'group W is asked here, not group Z (adjustment 2a)',
    );
  });

  it('nt1 18.3: a carrier whose port is uncertain is named', () => {
    const text = `${head('nt1', '')}combat\nposition: {turn: 1}\nsteps:\n- dice: {Saratoga: 1}\n- allied uncertain-base: {Saratoga: Samoa}\n  dice: {Hornet: 2, Yorktown: 3}\n`;
    expect(written(text).steps[0]).toEqual(['allied uncertain-base', { Saratoga: 'Samoa' }]);
    expect(refusal(text.replace('{Saratoga: Samoa', '{Lexington: Samoa'))).toContain(
      'Saratoga is asked here, not Lexington (nt1 18.3)',
    );
  });
});
