// `vitp game`, `vitp bid` and `vitp compare` as a player types them.
import { describe, expect, it } from 'vitest';
import { scratchFolder, vitpHere } from './vitp.js';

const folder = scratchFolder();

describe('vitp bid', () => {
  it('tells the fair bid, with its interval, and what it rests on', async () => {
    const { code, stdout } = await vitpHere(['bid', '--games', '60', '--quiet', '--json', '-']);
    expect(code).toBe(0);
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ schema: 'vitp-bid/1', games: 60, seed: 'pacific', config: { ties: 'allied' } });
    const [answer] = result.answers;
    expect(answer.curve).toHaveLength(51);
    expect(answer.fair.interval).toHaveLength(2);
    expect(result.board.uncertain.length).toBeGreaterThan(0);
  });

  it('says the same for any number of workers', async () => {
    const run = async (workers: string) => {
      const { stdout } = await vitpHere(['bid', '--games', '60', '--json', '-', '--workers', workers]);
      const { run: _, ...rest } = JSON.parse(stdout);
      return rest;
    };
    expect(await run('2')).toEqual(await run('1'));
  });

  it('refuses a tie policy that is not one', async () => {
    expect(await vitpHere(['bid', '--ties', 'halve'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'vitp: --ties "halve" is not allowed; did you mean half? allowed: allied, half, replay\n',
    });
  });
});

describe('vitp game', () => {
  it('writes the metrics under their names, and config gives the same bytes again', async () => {
    const first = await vitpHere(['game', '--games', '20', '--seed', 'again', '--json', '-']);
    const result = JSON.parse(first.stdout);
    expect(Object.keys(result.metrics)).toEqual(
      expect.arrayContaining([
        'poc.final',
        'winner',
        'poc.turn.8',
        'control.Indonesia.turn.3',
        'lost.japan.carrier',
        'port.Truk.captured.turn',
      ]),
    );
    const file = folder.write('again.json', first.stdout);
    const { run: _a, ...again } = JSON.parse((await vitpHere(['game', file, '--json', '-'])).stdout);
    const { run: _b, ...before } = result;
    expect(again).toEqual(before);
  });

  it('names what is wrong in a file typed by hand', async () => {
    const file = folder.write('typo.yaml', 'kind: game\nplayers: {japan: heuristc}\nrules: [nine-turns]\n');
    const { code, stderr } = await vitpHere(['game', file]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/typo\.yaml:2:18: "heuristc" is not a player; did you mean "heuristic"\?/);
    expect(stderr).toMatch(/typo\.yaml:3:9: "nine-turns" is not a rule; did you mean "nine-turn"\?/);
  });
});

describe('vitp compare', () => {
  it('takes two files of one kind, and names figures that are not measured', async () => {
    const a = folder.write('a.yaml', 'kind: raid\n');
    const b = folder.write('b.yaml', 'kind: raid\ntargets: focus\n');
    const { code, stdout } = await vitpHere(['compare', a, b, '--games', '500', '--json', '-']);
    expect(code).toBe(0);
    const { differences } = JSON.parse(stdout);
    expect(differences[0]).toMatchObject({ scenario: 'b', metric: 'battleships.afloat' });
    expect((await vitpHere(['compare', a])).code).toBe(2);
    const wrong = await vitpHere(['compare', a, b, '--metric', 'battleships.aflot']);
    expect(wrong.stderr).toMatch(/did you mean battleships\.afloat\?/);
  });
});
