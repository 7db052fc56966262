// The numbers of the learned player can be made again: data and fit are the same bytes every time.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CaseMaker } from '../../../bench/learn/cases.js';
import { decisions, type Sample } from '../../../bench/learn/decisions.js';
import { NetFit } from '../../../bench/learn/fit-net.js';
import { compileBoard, STANDARD_BOARD } from '../../../src/board/index.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

it('data of a seed, and the network fitted to it, are always the same', () => {
  const samples: Sample[] = [];
  decisions({ tables, rules: resolveRules(['nt1']), seed: 'tiny', games: 1, taken: 400 }, (sample) =>
    samples.push(sample),
  );
  expect(hash(samples)).toBe('c7adc30901a62090');
  const maker = new CaseMaker(tables);
  samples.forEach((sample, k) => {
    maker.add(sample, 'nt1', k % 4 === 0);
  });
  maker.close();
  const fit = new NetFit(maker.cases.raiders[0], { hidden: 3, epochs: 2, batch: 4, rate: 0.01, decay: 0.001 }, 'tiny');
  const before = fit.fitness(false);
  fit.run();
  expect(fit.fitness(false).explained).toBeGreaterThan(before.explained);
  expect(hash(fit.weights())).toBe('88f61aaeedc9d706');
});
