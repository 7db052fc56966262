// Networks fitted anew to rollouts: the data and the fit are the same bytes every time, a fit that has not run says what the network said before, and players are found by what files say.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CaseMaker } from '../../bench/learn/cases.js';
import type { Sample } from '../../bench/learn/decisions.js';
import { namedOrKept } from '../../bench/learn/evolve-kept.js';
import { EvolvedNumbers } from '../../bench/learn/evolved-numbers.js';
import { NetFit } from '../../bench/learn/fit-net.js';
import { type FittedNets, fittedOf, meanOf } from '../../bench/learn/fitted.js';
import { LucklessMatch } from '../../bench/learn/luckless-match.js';
import { rolledOut } from '../../bench/learn/rolled-out.js';
import { createPlayer } from '../../src/ai/create-player.js';
import { DAY, NIGHT } from '../../src/ai/heuristic/estimate/force.js';
import { netsUnder, shippedNets } from '../../src/ai/learned/shipped-nets.js';
import { AIR_SUM_FEATURES, OWN_AIR_LEFT, SUM_FLAG, SUM_FORCE } from '../../src/ai/learned/sums-view.js';
import { compileBoard, SIDES, STANDARD_BOARD } from '../../src/board/index.js';
import { canPlaceAir, Game, type Player } from '../../src/game/index.js';
import { type RuleSet, resolveRules } from '../../src/rules/index.js';
import { UsageError } from '../../src/text/usage-error.js';

const tables = compileBoard(STANDARD_BOARD);
const nt1 = resolveRules(['nt1']);
const base = 'learned-fast-13';
const own = netsUnder(shippedNets(base), ['nt1']);
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const [self, other] = [{ name: base }, { name: 'tuned-1' }];
/** What is rolled out in one game. */
function samplesOf(taken: { readonly ships: number; readonly air: number }): Sample[] {
  const samples: Sample[] = [];
  const players = { japan: self, allied: self };
  const met = { japan: [self, other], allied: [other] };
  rolledOut({ tables, rules: nt1, seed: 'tiny', games: 1, ahead: 1, evaluation: 2, taken, players, met }, (sample) =>
    samples.push(sample),
  );
  return samples;
}
const samples = samplesOf({ ships: 800, air: 0 });
const ofAir = samplesOf({ ships: 0, air: 250 });

/** The network of a kind and side as the fit has it before or after a run. */
function fitOf(side: 0 | 1, kind: 'patrols' | 'raiders', epochs: number): NetFit {
  const maker = new CaseMaker(tables, true);
  for (const sample of samples) maker.add(sample, 'nt1', false);
  maker.close();
  const start = own[SIDES[side]][kind]!;
  const placed = [kind === 'patrols' ? SUM_FLAG : SUM_FORCE, DAY, NIGHT] as const;
  const settings = { hidden: start.bias.length, epochs, batch: 4, rate: 0.003, decay: 0.001, placed };
  return new NetFit(maker.cases[kind][side], settings, 'tiny', start);
}

describe('rollouts', () => {
  it('are about decisions of both sides, three answers and more to each, and always the same', () => {
    expect(new Set(samples.map(({ side, kind }) => `${SIDES[side]} ${kind}`))).toEqual(
      new Set(['japan patrols', 'japan raiders', 'allied patrols', 'allied raiders']),
    );
    for (const { answers, values } of samples) {
      expect(answers.length).toBeGreaterThan(2);
      expect(values.map((list) => list.length)).toEqual(answers.map(() => 4));
    }
    expect(hash(samples)).toBe('24f831d660f2f2da');
  });
});

describe('rollouts of air units', () => {
  it('try one unit in several areas, and none at all only where it is the last (12.11)', () => {
    expect(new Set(ofAir.map(({ side, kind }) => `${SIDES[side]} ${kind}`))).toEqual(
      new Set(['japan air', 'allied air']),
    );
    for (const { answers, side, state } of ofAir) {
      const game = new Game(tables, nt1);
      game.stand(Buffer.from(state, 'base64'));
      let left = 0;
      for (let p = tables.airStart[side]!; p < tables.airEnd[side]!; p++) if (canPlaceAir(game, p)) left++;
      const units = new Set(answers.flatMap((answer) => answer.slice(0, 1)));
      expect(units.size).toBe(1);
      expect(answers.some((answer) => answer.length === 0)).toBe(left === 1);
      expect(new Set(answers.map(String)).size).toBe(answers.length);
    }
  });

  it('fit a network that begins with chance numbers and sees what is left to place', () => {
    const maker = new CaseMaker(tables, true);
    for (const sample of ofAir) maker.add(sample, 'nt1', false);
    maker.close();
    const settings = {
      hidden: 8,
      epochs: 20,
      batch: 4,
      rate: 0.003,
      decay: 0.001,
      placed: [SUM_FLAG, DAY, NIGHT] as const,
    };
    const fit = new NetFit(maker.cases.air[0], settings, 'tiny');
    const before = fit.fitness(false).explained;
    fit.run();
    expect(fit.fitness(false).explained).toBeGreaterThan(before);
    const weights = fit.weights();
    expect(weights.features).toHaveLength(AIR_SUM_FEATURES);
    expect(weights.features[OWN_AIR_LEFT]!.some((w) => w !== 0)).toBe(true);
    expect(hash(weights)).toBe('cf86c03ec2802339');
  });
});

describe('the fit', () => {
  it('says what the network said before as long as it has not run, numbers by turn and area among them', () => {
    for (const side of [0, 1] as const) {
      const weights = fitOf(side, 'patrols', 0).weights(12);
      const { held, force } = own[SIDES[side]].patrols!;
      const near = (rows: readonly (readonly number[])[] | undefined) =>
        rows!.map((row) => row.map((x) => expect.closeTo(x, 9)));
      expect(weights.held).toEqual(near(held));
      expect(weights.force!.day).toEqual(near(force!.day));
      expect(weights.force!.night).toEqual(near(force!.night));
    }
  });

  it('first finds the size of what the network says, then comes nearer to what answers are worth, always by the same numbers', () => {
    const fit = fitOf(1, 'raiders', 3);
    const before = fit.fitness(false).explained;
    const by = fit.rescale();
    expect(by).toBeGreaterThan(0);
    expect(by).toBeLessThan(1);
    const sized = fit.fitness(false).explained;
    expect(sized).toBeGreaterThan(before);
    fit.run();
    expect(fit.fitness(false).explained).toBeGreaterThan(sized);
    expect(hash(fit.weights())).toBe('f4ed4111c124bd7b');
  });
});

describe('players', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitp-fitted-'));
  const file = join(folder, 'fitted.json');
  const nets = own.allied as FittedNets;
  writeFileSync(file, JSON.stringify({ side: 'allied', base, nets: { patrols: nets.patrols, raiders: nets.raiders } }));
  /** Final scores of Japan by name against the Allies. */
  const scores = (allied: Player | ((rules: RuleSet) => Player) | null) => {
    const match = new LucklessMatch(nt1, self, self, 'fitted');
    if (allied !== null) match.seat(1, typeof allied === 'function' ? allied(nt1) : allied);
    return [0, 1, 2].map((game) => match.score(game));
  };

  it('with their own networks play as they did', () => {
    expect(scores(namedOrKept(file).player!)).toEqual(scores(null));
  });

  it('have openings, by name and from a file, and play by them', () => {
    const withPlan = scores(namedOrKept(`${base}+run-to-australia`).player!);
    expect(withPlan).not.toEqual(scores(null));
    expect(scores(namedOrKept(`${file}+run-to-australia`).player!)).toEqual(withPlan);
  });

  it('are found in files whose names have signs of openings and points in them', () => {
    const other = join(folder, 'second-edition+nt1@1.json');
    copyFileSync(file, other);
    expect(scores(namedOrKept(other).player!)).toEqual(scores(null));
    expect(scores(namedOrKept(`${other}+run-to-australia`).player!)).toEqual(
      scores(namedOrKept(`${base}+run-to-australia`).player!),
    );
  });

  it('that come with the package are read as fits, and play as they do by name', () => {
    const fitted = fittedOf('learned-fast-15', 'japan', 'nt1');
    expect(fitted.nets.raidersFree).toBe(true);
    expect(fittedOf('learned-fast-15', 'japan').nets.raidersFree).toBeUndefined();
    const shipped = join(folder, 'shipped.json');
    writeFileSync(shipped, JSON.stringify(fitted));
    const named = [{ name: 'learned-fast-15' }, namedOrKept(shipped)].map((japan) =>
      [0, 1].map((game) => new LucklessMatch(nt1, japan, self, 'fitted').score(game)),
    );
    expect(named[1]).toEqual(named[0]);
    expect(() => fittedOf('learned-5', 'japan')).toThrow('no networks for ships of both kinds');
  });

  it('begin with all ships in port where a fit says so', () => {
    const fitted = fittedOf('learned-fast-18', 'allied', 'nt1');
    expect(fitted.nets.allFromPort).toBe(true);
    expect(fittedOf('learned-fast-18', 'japan', 'nt1').nets.allFromPort).toBeUndefined();
    const { allFromPort: _, ...without } = fitted.nets;
    const [port, usual] = [fitted, { ...fitted, base: 'learned-fast-17', nets: without }].map((fit, k) => {
      const path = join(folder, `port-${k}.json`);
      writeFileSync(path, JSON.stringify(fit));
      return scores(namedOrKept(path).player!);
    });
    expect(port).toEqual(scores(createPlayer('learned-fast-18', 1, { seed: '', rules: nt1 })));
    expect(usual).not.toEqual(port);
  });

  it('have a mean, number by number', () => {
    const half = JSON.parse(JSON.stringify(nets), (_, x) => (typeof x === 'number' ? x / 2 : x));
    const { nets: mean, side } = meanOf([
      { side: 'allied', base, nets },
      { side: 'allied', base, nets: half },
    ]);
    expect(side).toBe('allied');
    expect(mean.patrols.bias).toEqual(nets.patrols.bias.map((x) => expect.closeTo(0.75 * x, 3)));
    expect(mean.raiders.features[3]).toEqual(nets.raiders.features[3]!.map((x) => expect.closeTo(0.75 * x, 3)));
    expect(() =>
      meanOf([
        { side: 'japan', base, nets },
        { side: 'allied', base, nets },
      ]),
    ).toThrow('one side');
    const small = { ...nets, patrols: { ...nets.patrols, bias: [0] } };
    expect(() =>
      meanOf([
        { side: 'allied', base, nets },
        { side: 'allied', base, nets: small },
      ]),
    ).toThrow('one size');
  });

  it('are refused with openings that nobody has', () => {
    expect(() => namedOrKept(`${base}+run-to-austria`)).toThrow(new UsageError('no opening is called run-to-austria'));
  });

  it('climb from networks that were fitted: with none moved they are those', () => {
    const numbers = new EvolvedNumbers('allied', 'learned-fast-12', 'leaving-again', 'nt1', nets);
    const at = numbers.networks(new Float64Array(numbers.count));
    expect(at.patrols).toMatchObject({ features: nets.patrols.features, held: nets.patrols.held });
    expect(at.raiders!.out).toEqual(nets.raiders.out);
  });
});
