// `vitp sensitivity`: what each weight, uncertain value and ruling is worth, and for certain.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isUncertain, STANDARD_BOARD } from '../../src/board/index.js';
import { STANDARD_GAME } from '../../src/players/game-scenario.js';
import { WEIGHT_NAMES } from '../../src/players/heuristic/weights.js';
import { RULINGS } from '../../src/rules/index.js';
import { changesOf } from '../../src/scenario/changes.js';
import { scratchFolder, vitpHere, withoutRun } from './vitp.js';

const folder = scratchFolder();
/** Games between random players are short to compute, and every value of the board still counts. */
const QUICK = ['--players', 'random', '--games', '12'];
const run = async (...args: string[]) => {
  const ended = await vitpHere(['sensitivity', ...args]);
  expect(ended.code).toBe(0);
  return ended.stdout;
};

describe('changes of a scenario', () => {
  it('are every weight of both sides up and down, every value that is not printed, every other reading', () => {
    const changes = changesOf(STANDARD_GAME);
    const paths = new Set(changes.map((c) => c.path));
    for (const side of ['japan', 'allied']) {
      for (const name of WEIGHT_NAMES) expect(paths).toContain(`players.${side}.weights.${name}`);
    }
    for (const area of STANDARD_BOARD.areas) {
      for (const side of ['japan', 'allied'] as const) {
        const { kind } = area.poc[side].source;
        expect(paths.has(`data.areas.${area.name}.poc.${side}`)).toBe(kind !== 'rulebook' && kind !== 'component');
      }
    }
    const uncertainUnits = STANDARD_BOARD.pieces.filter((p) => isUncertain(p.source));
    expect(uncertainUnits.length).toBeGreaterThan(0);
    for (const { name } of uncertainUnits) expect(paths).toContain(`data.air.${name}.where`);
    const readings = RULINGS.reduce((n, r) => n + r.values.length - 1, 0);
    expect(changes.filter((c) => c.what === 'rulings')).toHaveLength(readings);
  });

  it('differ from the scenario in one value, within its range', () => {
    const fear = changesOf(STANDARD_GAME, ['weights'], 0.5, 'players.japan.weights.fear');
    const { japan } = STANDARD_GAME.players;
    const weights = (japan as { weights: Record<string, unknown> }).weights;
    expect(fear.map((c) => Number(c.to) / Number(weights.fear))).toEqual([
      expect.closeTo(0.5, 9),
      expect.closeTo(1.5, 9),
    ]);
    for (const { scenario } of fear) {
      const changed = (scenario.players.japan as typeof japan & { weights: Record<string, unknown> }).weights;
      const names = Object.keys(weights).filter(
        (name) => JSON.stringify(changed[name]) !== JSON.stringify(weights[name]),
      );
      expect(names).toEqual(['fear']);
      expect({ ...scenario, players: null }).toEqual({ ...STANDARD_GAME, players: null });
      expect(scenario.players.allied).toEqual(STANDARD_GAME.players.allied);
    }
    const coralSea = changesOf(STANDARD_GAME, ['data']).filter((c) => c.path === 'data.areas.Coral Sea.poc.japan');
    expect(coralSea.map(({ from, to, about }) => [from, to, about])).toEqual([
      ['3', '2', 'blurred, right with 70 % (else 2)'],
    ]);
  });

  it('need a step', () => {
    expect(() => changesOf(STANDARD_GAME, ['weights'], 0)).toThrow(RangeError);
  });
});

describe('vitp sensitivity', () => {
  it('lists the largest movements first, with intervals for all changes together', async () => {
    const stdout = await run(...QUICK, '--only', 'data.areas.Hawaiian Islands', '--json', '-', '--quiet');
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ schema: 'vitp-sensitivity/1', games: 12, seed: 'sensitivity' });
    const moves = result.changes.map((c: { figures: Record<string, { difference: number }> }) =>
      Math.abs(c.figures['poc.final']!.difference),
    );
    expect(moves).toHaveLength(3);
    expect(moves).toEqual([...moves].sort((a, b) => b - a));
    for (const c of result.changes) {
      expect(c.scenario).toBeUndefined();
      for (const m of Object.values(c.figures) as { difference: number; ci95: [number, number]; p: number }[]) {
        expect(m.ci95[0]).toBeLessThanOrEqual(m.difference);
        expect(m.ci95[1]).toBeGreaterThanOrEqual(m.difference);
        expect(m.p).toBeLessThanOrEqual(1);
      }
    }
    // Asked again by itself, and by any number of workers, with the same bytes.
    const again = await run(folder.write('sensitivity.json', stdout), '--workers', '2', '--json', '-', '--quiet');
    expect(withoutRun(again)).toBe(withoutRun(stdout));
  });

  it('writes a report with a picture for each figure, and says what it rests on', async () => {
    const out = join(folder.path, 'report');
    const stdout = await run(...QUICK, '--only', 'data.areas.Coral Sea', '--out', out);
    expect(stdout).toMatch(/^Coral Sea\.poc\.japan: 3 → 2 +[-+]?\d/m);
    expect(stdout.replace(/\s+/g, ' ')).toContain('This is what these players did under these rules and data');
    expect(readdirSync(out).filter((name) => !name.endsWith('.vl.json'))).toEqual([
      'report.html',
      'result.json',
      'sensitivity-poc-final.svg',
      'sensitivity-winner-japan.svg',
      'sensitivity.csv',
    ]);
    expect(folder.read('report/sensitivity.csv').split('\n')[0]).toBe(
      'what,path,from,to,about,poc.final,poc.final low,poc.final high,poc.final p,winner.japan,winner.japan low,winner.japan high,winner.japan p',
    );
  });

  it.each([
    [['--what', 'weigths'], '--what "weigths" is not allowed; did you mean weights? allowed: weights, data, rulings'],
    [
      ['--only', 'data.areas.Corl Sea'],
      '--only "data.areas.Corl Sea": no change has a path that begins so; did you mean data.areas.Coral Sea',
    ],
    [['--step', '0'], '--step "0" is not allowed; allowed: a part above 0 up to 1, such as 0.25 or 25%'],
    [['--metric', 'poc.fnal'], '--metric: "poc.fnal" is not measured here; did you mean poc.final?'],
  ])('%j', async (args, sentence) => {
    const { code, stdout, stderr } = await vitpHere(['sensitivity', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});
