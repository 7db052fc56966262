// The numbers of the learned player can be made again: data and fit are the same bytes every time.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CaseMaker } from '../../../bench/learn/cases.js';
import { decisions, type Sample } from '../../../bench/learn/decisions.js';
import { NetFit } from '../../../bench/learn/fit-net.js';
import { type FastSeat, namedSeat } from '../../../src/ai/seat.js';
import { compileBoard, JAPAN, STANDARD_BOARD } from '../../../src/board/index.js';
import { PATROLS, PLACE_AIR, RAIDERS } from '../../../src/game/questions/decisions.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

it('data of a seed, and the network fitted to it, are always the same', () => {
  const samples: Sample[] = [];
  decisions(
    {
      tables,
      rules: resolveRules(['nt1']),
      seed: 'tiny',
      games: 1,
      taken: { [PATROLS]: 300, [PLACE_AIR]: 150, [RAIDERS]: 300 },
    },
    (sample) => samples.push(sample),
  );
  expect(hash(samples)).toBe('ab336d67e03b9c60');
  const maker = new CaseMaker(tables);
  samples.forEach((sample, k) => {
    maker.add(sample, 'nt1', k % 4 === 0);
  });
  maker.close();
  const weights = (['raiders', 'air'] as const).map((kind) => {
    const settings = { hidden: 3, epochs: 2, batch: 4, rate: 0.01, decay: 0.001 };
    const fit = new NetFit(maker.cases[kind][0], settings, 'tiny');
    const before = fit.fitness(false);
    fit.run();
    expect(fit.fitness(false).explained).toBeGreaterThan(before.explained);
    return hash(fit.weights());
  });
  expect(weights).toEqual(['d1db79bf1e2eb2a8', '09f274d57dafac25']);
});

it('rivals play the other side, and alone: only decisions of the side that is asked are taken', () => {
  const made = (rivals: readonly string[]) => {
    const samples: Sample[] = [];
    const kinds = ['japan.raiders'];
    const seats = rivals.map((name) => namedSeat('allied', name) as FastSeat);
    const of = { tables, rules: resolveRules(), seed: 'tiny', games: 1, player: 'learned-6', kinds, rivals: seats };
    decisions({ ...of, taken: { [RAIDERS]: 250 } }, (sample) => samples.push(sample));
    return samples;
  };
  const [one, other] = [made(['tuned-1']), made(['standard'])];
  for (const { side, kind } of [...one, ...other]) expect([side, kind]).toEqual([JAPAN, 'raiders']);
  expect(hash(one)).toBe('41c53237c3dd2e5e');
  expect(hash(other)).not.toBe(hash(one));
});
