// `vitp regret` as a player runs it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYER } from '../../src/ai/default-player.js';
import { scratchFolder, vitpHere } from './vitp.js';

const folder = scratchFolder();
const of = (kinds: string) => [
  'regret',
  '--kinds',
  kinds,
  '--side',
  'allied',
  '--turn',
  '3',
  '--games',
  '2',
  '--rollouts',
  '2',
];
const CHEAP = of('landings');

describe('vitp regret', () => {
  it('prints the map, and writes a report with its picture', async () => {
    const out = join(folder.path, 'regret');
    const { code, stdout } = await vitpHere([...CHEAP, '--japan', 'tuned-2', '--out', out]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/game\s+turn 3\s+plain\s+changes\nThe Allies, landings/);
    expect(readdirSync(out).sort()).toEqual([
      'regret-map.svg',
      'regret-map.vl.json',
      'regret.csv',
      'report.html',
      'result.json',
    ]);
    const { title } = JSON.parse(readFileSync(join(out, 'regret-map.vl.json'), 'utf8'));
    expect(title.subtitle).toEqual([
      'POC a game; games for each row: 2',
      'rules: second-edition',
      `players: Japan tuned-2, Allies ${DEFAULT_PLAYER}`,
    ]);
    expect(stdout).toMatch(new RegExp(`^Players +Japan tuned-2, Allies ${DEFAULT_PLAYER}$`, 'm'));
    const { code: cheap, stdout: searched } = await vitpHere([...CHEAP, '--search', 'Search-0.02s']);
    expect([cheap, searched]).toEqual([
      0,
      expect.stringMatching(/Search\s+rollouts 4, candidates 3, horizon 1, generations 1\n/),
    ]);
    // Its own player beneath is not the one that is asked about, and the answer does not say so.
    const json = await vitpHere([...CHEAP, '--search', 'search-0.1s-3', '--json', '-']);
    expect(JSON.parse(json.stdout).config.search).not.toHaveProperty('base');
    const { stdout: csv } = await vitpHere(['regret', join(out, 'result.json'), '--csv', '-']);
    expect(csv).toMatch(/^rules,side,decision,turn,regret,se\nsecond-edition,allied,landings,0,/);
  });

  it('judges judges, and asks it again from its result', async () => {
    const out = join(folder.path, 'judges');
    const judges = ['--judges', 'evaluation,foreseen', '--decisions', '1', '--ahead', '1', '--search', 'search-0.02s'];
    const { code, stdout } = await vitpHere([...of('raiders'), ...judges, '--out', out]);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/The Allies, raiders .*\n- evaluation .*\n- foreseen /)]);
    expect(readdirSync(out).sort()).toEqual([
      'judges.csv',
      'judges.svg',
      'judges.vl.json',
      'report.html',
      'result.json',
    ]);
    const again = await vitpHere(['regret', join(out, 'result.json'), '--csv', '-']);
    expect(again.stdout).toMatch(/^rules,side,decision,decisions,spread,judge,.*\nsecond-edition,allied,raiders,2,/);
  });

  it.each([
    [['--kinds', 'raider'], 'vitp: --kinds "raider" is not allowed; did you mean "raiders"? Allowed: raid-force,'],
    [['--side', 'nobody'], 'vitp: --side "nobody" is not allowed; allowed: japan, allied, both'],
    [['--turn', '0'], 'vitp: --turn "0" is not allowed; allowed: a whole number from 1 to 9'],
    [
      ['--search', 'search-1'],
      'vitp: --search "search-1" is not allowed; did you mean "search-1s"? Allowed: search, search-0.02s,',
    ],
    [['--rollouts', '1'], 'vitp: --rollouts "1" is not allowed; allowed: a whole number from 2 to 100000'],
    [['--games', '1'], 'vitp: --games "1" is not allowed;'],
    [['--judges', 'evaluatoin'], 'vitp: --judges "evaluatoin" is not allowed; did you mean "evaluation"? Allowed:'],
    [['--judges', 'evaluation', '--rollouts', '3'], 'vitp: rollouts 3 is not allowed; allowed: an even number'],
    [['--decisions', '3'], 'vitp: --decisions goes with --judges'],
    [['--players', 'random'], 'vitp: regret is measured for heuristic and learned players, not for random;'],
    [['--allied', 'search-1s'], 'vitp: regret is measured for heuristic and learned players, not for search;'],
  ])('refuses %s with a sentence', async (args, sentence) => {
    const { code, stderr } = await vitpHere(['regret', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });
});
