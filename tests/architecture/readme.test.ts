// What the README promises a player: its files are accepted, its commands and plans exist.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  RAID_PLANS,
  readBoardOverrides,
  readDoctrine,
  readOpening,
  readScenario,
  STANDARD_RAID,
} from '../../src/index.js';
import { readSweep } from '../../src/node/read.js';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\``, 'gm'))].map((m) =>
    m[2]!.replaceAll(new RegExp(`^${m[1]!}`, 'gm'), ''),
  );

describe('README', () => {
  it('shows a scenario file that is the standard raid, and files of every other kind that are accepted', () => {
    const games = blocks('yaml').filter((text) => text.startsWith('kind: game'));
    const [scenario, doctrine, opening, data, ...others] = blocks('yaml').filter((text) => !games.includes(text));
    expect(others).toEqual([]);
    const read = (text: string) =>
      text.includes('\nsweep:') ? readSweep(text, 'my-sweep.yaml').base : readScenario(text, 'my-game.yaml').scenario;
    expect(games.map((text) => read(text).kind)).toEqual(games.map(() => 'game'));
    expect(readScenario(scenario!, 'my-raid.yaml').scenario).toEqual(STANDARD_RAID);
    expect(readDoctrine(doctrine!, 'careful.yaml').weights.raidCarriers).toBe(6);
    expect(Object.keys(readOpening(opening!, 'my-opening.yaml').turns)).toEqual(['1', '2', '3']);
    expect(readBoardOverrides(data!, 'my-board.yaml')).toEqual({ areas: { 'Coral Sea': { poc: { japan: 2 } } } });
  });

  it('begins with the two commands', () => {
    expect(blocks('sh').slice(0, 2)).toEqual(['npm ci && npm start\n', 'npm ci && npm test\n']);
  });

  it('has a first command that writes to an ignored folder, so that the next pull finds nothing changed', () => {
    const folder = / --out (\S+)/.exec(scripts.start!)![1]!;
    expect(readme).toContain(`\`${folder}/report.html\``);
    expect(execFileSync('git', ['check-ignore', `${folder}/report.html`], { encoding: 'utf8' })).toContain(folder);
    expect(execFileSync('git', ['ls-files', folder], { encoding: 'utf8' })).toBe('');
  });

  it('names only scripts that exist, and every plan', () => {
    const named = [...readme.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map((m) => m[1]!);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    expect(RAID_PLANS.filter((plan) => !readme.includes(`\`${plan}\``))).toEqual([]);
  });

  it('links to files that are there', () => {
    const links = [...readme.matchAll(/\]\((?!http)([^)#]+)\)/g)].map((m) => m[1]!);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });
});
