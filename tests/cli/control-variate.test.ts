// `vitp game --control-variate`.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LONG, sized } from '../size.js';
import { scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
/** Games between random players are played in a tenth of the time, and have luck too. */
const RUN = ['game', '--players', 'random', '--games', String(sized(60, 120)), '--seed', 'c', '--workers', '1'];
const refused = async (...args: string[]) => {
  const { code, stdout, stderr } = await vitpHere(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  return stderr;
};

interface RuleSet {
  readonly poc: { readonly se: number };
  readonly controlled: { readonly saving: number; readonly worth: { readonly se: number; readonly saving: number } };
}

describe('vitp game --control-variate', () => {
  it('adds the figures with the luck taken out and leaves the others as they are', async () => {
    const plain = JSON.parse((await vitpHere([...RUN, '--json', '-'])).stdout);
    const first = await vitpHere([...RUN, '--control-variate', '--json', '-']);
    const controlled = JSON.parse(first.stdout);
    expect(controlled.metrics).toEqual(plain.metrics);
    expect(plain.controlVariate).toBeUndefined();
    const { figures } = controlled.controlVariate;
    expect(Object.keys(figures)).toEqual(['poc.final', 'winner.japan', 'winner.allied']);
    const score = figures['poc.final'];
    expect(score.se).toBeCloseTo(plain.metrics['poc.final'].se / Math.sqrt(score.saving), 9);
    expect(score.saving).toBeGreaterThan(1);
    expect(score.ci95[0]).toBeLessThan(score.mean);
    // The result asks the same again.
    const file = folder.write('r.json', first.stdout);
    const told = await vitpHere(['game', file, '--workers', '1', '--json', join(folder.path, 'again.json')]);
    expect(withoutRun(folder.read('again.json'))).toBe(withoutRun(first.stdout));
    expect(told.stdout).toContain('The luck of the dice taken out');
  });

  it('says when it cannot be used', async () => {
    expect(await refused('game', '--control-variate', '--precision', '0.1')).toContain('do not go together');
    expect(await refused('game', '--control-variate', '--games', '19')).toContain('allowed: 20 or more');
  });
});

describe('vitp bid --control-variate', () => {
  const PLAYERS = ['--players', 'random', '--rules', 'second-edition/menzel'];
  const BID = ['bid', ...PLAYERS, '--games', String(sized(24, 100)), '--seed', 'c', '--workers', '1'];

  it('adds the fair bid of every rule set with the luck taken out, and nothing else', async () => {
    const plain = JSON.parse((await vitpHere([...BID, '--json', '-'])).stdout);
    const first = await vitpHere([...BID, '--control-variate', '--json', '-']);
    const controlled = JSON.parse(first.stdout);
    expect(controlled.config.controlVariate).toBe(true);
    expect(controlled.answers.length).toBe(2);
    controlled.answers.forEach(({ controlled: bid, ...rest }: RuleSet, k: number) => {
      expect(rest).toEqual(plain.answers[k]);
      expect(bid.saving).toBeGreaterThan(0.9);
      if (k > 0) {
        // Its plain error is that of the paired difference, from which it takes the luck of both games.
        expect(bid.worth.se * Math.sqrt(bid.worth.saving)).toBeCloseTo(rest.poc.se, 9);
        expect(bid.worth.saving).toBeGreaterThan(1);
      }
    });
    const again = await vitpHere(['bid', folder.write('b.json', first.stdout), '--workers', '1', '--json', '-']);
    expect(withoutRun(again.stdout)).toBe(withoutRun(first.stdout));
  });

  it('says when it cannot be used', async () => {
    expect(await refused('bid', '--control-variate', '--ties', 'replay')).toContain(
      'ties that are played again do not go together',
    );
    expect(await refused('bid', '--control-variate', '--precision', '0.5')).toContain('a precision do not go together');
  });
});

describe('vitp compare --control-variate', () => {
  const file = (name: string, rules: string) =>
    folder.write(`${name}.yaml`, `kind: game\nrules: [${rules}]\nplayers: {japan: random, allied: random}\n`);
  const files = () => [file('plain', 'second-edition'), file('menzel', 'second-edition,menzel')];
  const RUN_PAIRS = ['--games', String(sized(20, 60)), '--seed', 'c', '--workers', '1', '--metric', 'poc.final'];

  it('adds the difference of final scores with the luck taken out, and nothing else', async () => {
    const compare = ['compare', ...files(), ...RUN_PAIRS];
    const plain = JSON.parse((await vitpHere([...compare, '--json', '-'])).stdout);
    const first = await vitpHere([...compare, '--control-variate', '--json', '-']);
    const { controlled, config, ...rest } = JSON.parse(first.stdout);
    expect(config).toEqual({ ...plain.config, controlVariate: true });
    expect(rest.metrics).toEqual(plain.metrics);
    expect(rest.differences).toEqual(plain.differences);
    expect(controlled).toHaveLength(1);
    expect(controlled[0]).toMatchObject({ scenario: 'b', metric: 'poc.final' });
    expect(controlled[0].se * Math.sqrt(controlled[0].saving)).toBeCloseTo(plain.differences[0].se, 9);
    expect(controlled[0].saving).toBeGreaterThan(1);
    const again = await vitpHere(['compare', folder.write('p.json', first.stdout), '--workers', '1', '--json', '-']);
    expect(withoutRun(again.stdout)).toBe(withoutRun(first.stdout));
    const told = await vitpHere([...compare, '--control-variate', '--csv', '-']);
    expect(told.stdout.split('\n')[0]).toMatch(
      /,saving,luck_out,luck_out_se,luck_out_low,luck_out_high,luck_out_saving$/,
    );
  });

  it('says when it cannot be used', async () => {
    const raid = folder.write('raid.yaml', 'kind: raid\n');
    expect(await refused('compare', raid, raid, '--control-variate')).toContain('allowed: kind: game');
    expect(await refused('compare', ...files(), '--control-variate', '--precision', '1')).toContain(
      'a precision do not go together',
    );
    expect(await refused('compare', ...files(), '--control-variate', '--rank', 'poc.final')).toContain(
      '--control-variate and --rank do not go together',
    );
  });
});

describe('vitp ladder --control-variate', () => {
  it('takes the luck out of every figure, of players who search too', async () => {
    // Twenty games of players who search take two seconds.
    const strong = LONG ? 'search-0.02s:20' : 'tuned:20';
    const rungs = ['--rungs', `random:20,${strong}`, '--workers', '1', '--json', '-'];
    const { stdout } = await vitpHere(['ladder', '--control-variate', ...rungs]);
    const answer = JSON.parse(stdout);
    expect(answer.config.controlVariate).toBe(true);
    answer.rungs.forEach((rung: Rung, k: number) => {
      const { score } = rung.answers[0]!.controlled;
      expect(answer.climbs[0].rungs[k]).toEqual({ value: score.mean, ci95: score.ci95 });
    });
    // Rollouts explain more than half of the variance of players who search.
    if (LONG) expect(answer.rungs[1].answers[0].controlled.score.saving).toBeGreaterThan(2);
  });
});

interface Rung {
  readonly score: unknown;
  readonly answers: readonly {
    readonly controlled: {
      readonly score: {
        readonly mean: number;
        readonly ci95: readonly number[];
        readonly saving: number;
      };
    };
  }[];
}
