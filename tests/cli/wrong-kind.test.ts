// A file of another kind than a command takes: the sentence says what it is, and what to type.
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAYER } from '../../src/ai/default-player.js';
import { wrongKind } from '../../src/cli/output/wrong-kind.js';
import { UsageError } from '../../src/text/usage-error.js';
import { scratchFolder, vitpHere } from './vitp.js';

const FILES: Readonly<Record<string, string>> = {
  raid: 'kind: raid\n',
  battle: 'kind: battle\njapan: {units: [Akagi]}\nallied: {units: [Lexington]}\n',
  game: 'kind: game\n',
  tournament: 'kind: tournament\njapan: [tuned]\nallied: [tuned]\n',
  openings: 'kind: openings\njapan: [none]\nallied: [none]\n',
  tune: 'kind: tune\nside: japan\n',
  sweep: 'kind: raid\nsweep: {targets: [spread, focus]}\n',
  record: 'kind: record\nformat: 1\nsteps: []\n',
  position: 'kind: record\nformat: 1\nposition: {turn: 3}\nsteps: []\n',
  doctrine: '{name: x, side: allied, intent: y, weights: {fear: 0}}\n',
  opening: '{name: x, side: japan, intent: y, turns: {1: {stay: true}}}\n',
  data: 'areas: {Coral Sea: {poc: {japan: 2}}}\n',
  bid: '{"schema": "vitp-bid/1", "kind": "bid", "config": {"kind": "bid"}}',
};

/** What each command takes; it has nothing to say about these. */
const TAKES: Readonly<Record<string, string>> = {
  raid: 'raid',
  battle: 'battle',
  duel: '',
  game: 'game',
  bid: 'game bid',
  ladder: 'game',
  decided: 'game',
  regret: 'game',
  sensitivity: 'game',
  show: 'game',
  luck: 'game record position',
  tournament: 'tournament',
  openings: 'openings',
  tune: 'tune',
  compare: 'raid battle game',
  sweep: 'sweep',
  replay: 'record position',
  position: 'record position',
  players: 'doctrine',
  list: 'opening',
};

const folder = scratchFolder();
const paths = Object.fromEntries(
  Object.entries(FILES).map(([kind, text]) => [kind, folder.write(`${kind}.yaml`, text)]),
);
const told = (name: string, file: string, options: object = {}): string | undefined =>
  wrongKind(new UsageError('wrong'), {
    name: () => name,
    args: [file],
    opts: () => options,
  } as unknown as Command)?.message.replaceAll(`${folder.path}/`, '');

describe('a file of another kind', () => {
  it.each(Object.entries(TAKES))('that vitp %s does not take is told what takes it', (command, taken) => {
    for (const [kind, file] of Object.entries(paths)) {
      const sentence = told(command, file);
      if (taken.split(' ').includes(kind)) expect(sentence).toBeUndefined();
      else expect(sentence).toMatch(new RegExp(`^${kind}\\.yaml is an? .*, not an? .*: write vitp .*${kind}\\.yaml$`));
    }
  });

  it('is told in a sentence', async () => {
    expect(told('raid', paths.game!)).toBe(
      'game.yaml is a scenario of whole games, not a raid: write vitp game game.yaml',
    );
    expect(told('game', paths.opening!)).toBe(
      `opening.yaml is an opening, not a scenario of whole games: write vitp game --japan ${DEFAULT_PLAYER}+opening.yaml`,
    );
    expect(told('position', paths.game!, { at: 'turn3' })).toBeUndefined();
    expect(told('raid', paths.raid!, { data: paths.game })).toBe(
      'game.yaml is a scenario of whole games, not a table of board values: write vitp game game.yaml',
    );
    const { code, stderr } = await vitpHere(['battle', paths.tune!]);
    expect({ code, stderr: stderr.replaceAll(`${folder.path}/`, '') }).toEqual({
      code: 2,
      stderr: 'vitp: tune.yaml is a tuning, not a battle: write vitp tune tune.yaml\n',
    });
  });

  it('leaves alone what is wrong in a file of the right kind, and bugs', () => {
    expect(
      wrongKind(new Error('bug'), { name: () => 'raid', args: [paths.game] } as unknown as Command),
    ).toBeUndefined();
    expect(told('raid', 'nowhere.yaml')).toBeUndefined();
    expect(told('raid', folder.write('broken.yaml', 'kind: [raid\n'))).toBeUndefined();
  });
});
