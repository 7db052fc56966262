// Comparisons and rankings as the library answers them: the JSON alone is enough to ask again and for the page.
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/analysis/ask.js';
import { canonicalJson } from '../../src/answer/json.js';
import { type CompareQuestion, type RankQuestion, readScenario, rerunComparison } from '../../src/index.js';
import { analysisFiles } from '../../src/report/analysis.js';
import { comparePage } from '../../src/report/compare.js';
import { rankPage } from '../../src/report/rank.js';
import { renderPage } from '../../src/report/terminal.js';

const NAMES = ['spread', 'focus', 'finish'];
const scenarios = NAMES.map(
  (name) => readScenario(`kind: raid\ntargets: ${name}\n`, name, { kinds: ['raid'] }).scenario,
);
const COMPARED: CompareQuestion = {
  kind: 'comparison',
  scenarios,
  names: NAMES,
  seed: 'plans',
  games: 600,
  metrics: ['battleships.sunk', 'ship.Nevada.fate'],
};
const RANKED: RankQuestion = {
  kind: 'ranking',
  scenarios,
  names: NAMES,
  figure: 'battleships.afloat',
  best: 'lowest',
  within: 0.5,
  games: 2000,
};

/** As it comes back from a file. */
const written = (answer: object | undefined) => JSON.parse(canonicalJson(answer));

describe('a comparison', () => {
  it('takes the figure of one outcome for its metric, once, as sweeps and rankings name it', async () => {
    const metrics = ['ship.Nevada.fate.sunk', 'ship.Nevada.fate'];
    const answer = await ask({ ...COMPARED, games: 100, metrics });
    expect(answer?.config.metrics).toEqual(['ship.Nevada.fate']);
  });

  it('tells the differences from the first', async () => {
    const answer = await ask(COMPARED);
    expect(answer?.differences).toHaveLength(2 * (1 + 4));
    const sunk = answer!.differences[0]!;
    expect(sunk).toMatchObject({ scenario: 'b', metric: 'battleships.sunk' });
    expect(sunk.difference).toBeCloseTo(sunk.other - sunk.first, 12);
    expect(answer?.run).toMatchObject({ workers: 0, machine: 'unknown' });
  });

  it('is asked again by its JSON, which is enough for the page', async () => {
    const answer = await ask({ ...COMPARED, stopping: { precision: { figure: '', halfWidth: 0.5, relative: false } } });
    const json = written(answer);
    expect(renderPage(comparePage(json))).toBe(renderPage(comparePage(answer!)));
    expect(rerunComparison(json, 'result.json')).toEqual({
      ...COMPARED,
      games: answer!.games,
      stopping: { precision: { figure: 'battleships.sunk', halfWidth: 0.5, relative: false } },
    });
    // What somebody changed by hand asks without a precision.
    expect(rerunComparison({ ...json, differences: {} }, 'result.json')).not.toHaveProperty('stopping');
  });

  it('has a page that holds the question, not the figures', async () => {
    const answer = await ask({ ...COMPARED, games: 20 });
    const html = (await analysisFiles(comparePage(answer!)))['report.html']!;
    const [, text] = /<pre tabindex="0"><code>([^<]*)/.exec(html)!;
    const again = JSON.parse(text!.replaceAll('&quot;', '"')) as Record<string, unknown>;
    expect(Object.keys(again)).toEqual(['schema', 'kind', 'config', 'seed', 'games']);
    expect(rerunComparison(again, 'result.json')).toEqual(rerunComparison(written(answer), 'result.json'));
  });

  it('refuses one scenario, and scenarios of two kinds', async () => {
    await expect(ask({ ...COMPARED, scenarios: scenarios.slice(0, 1) })).rejects.toThrow(/^from 2 to 26 scenarios/);
    const { scenario } = readScenario('kind: game\n', 'game');
    await expect(ask({ ...COMPARED, scenarios: [scenarios[0]!, scenario] })).rejects.toThrow(/raid and game$/);
  });
});

describe('a ranking', () => {
  it('is asked again by its JSON, which is enough for the page', async () => {
    const answer = await ask(RANKED);
    expect(answer?.ranking.map((r) => r.name)[0]).toBe('spread');
    const json = written(answer);
    expect(renderPage(rankPage(json))).toBe(renderPage(rankPage(answer!)));
    expect(rerunComparison(json, 'result.json')).toEqual({ ...RANKED, seed: 'compare', games: answer!.games });
  });

  it('is nothing when it is stopped at once', async () => {
    expect(await ask(RANKED, { signal: AbortSignal.abort() })).toBeUndefined();
  });
});
