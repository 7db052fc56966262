// What the README and the pages of docs/ promise a player: their files are accepted, and the first commands are as promised.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  RAID_PLANS,
  readBoardOverrides,
  readDoctrine,
  readOpening,
  readRecord,
  readScenario,
  STANDARD_RAID,
} from '../../src/index.js';
import { readSweep } from '../../src/node/read.js';

const readme = readFileSync('README.md', 'utf8');
/** The README and the pages of docs/, but for the page of another game, which has a test of its own. */
const pages = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter(
  (page) => page.endsWith('.md') && !page.endsWith('pacific-war.md'),
);
const manual = pages.map((page) => readFileSync(page, 'utf8')).join('\n');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const blocks = (language: string, text = manual) =>
  [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\``, 'gm'))].map((m) =>
    m[2]!.replaceAll(new RegExp(`^${m[1]!}`, 'gm'), ''),
  );

describe('README', () => {
  it('shows a scenario file that is the standard raid, and files of every other kind that are accepted', () => {
    const [scenario] = blocks('yaml', readme);
    expect(readScenario(scenario!, 'my-raid.yaml').scenario).toEqual(STANDARD_RAID);
    const kinds = blocks('yaml').map((text) => {
      if (text.includes('\nsweep:')) return `sweep of a ${readSweep(text, 'my-sweep.yaml').base.kind}`;
      if (text.startsWith('kind: record'))
        return `record that begins with ${readRecord(text, 'mine.yaml').record.begin.at}`;
      if (text.startsWith('kind: ')) return readScenario(text, 'mine.yaml').scenario.kind;
      if (text.includes('\nturns:')) return `opening of turns ${Object.keys(readOpening(text, 'mine.yaml').turns)}`;
      if (text.startsWith('name: ')) return `doctrine of ${readDoctrine(text, 'mine.yaml').side}`;
      return `values of ${Object.keys(readBoardOverrides(text, 'my-board.yaml'))}`;
    });
    expect(kinds.sort()).toEqual([
      'battle',
      'doctrine of japan',
      'doctrine of japan',
      'game',
      'game',
      'opening of turns 1,2,3',
      'raid',
      'raid',
      'record that begins with area',
      'record that begins with combat',
      'sweep of a game',
      'sweep of a game',
      'sweep of a game',
      'values of areas',
    ]);
  });

  it('begins with the two commands', () => {
    expect(blocks('sh', readme).slice(0, 2)).toEqual(['npm ci && npm start\n', 'npm ci && npm test\n']);
  });

  it('has a first command that writes to an ignored folder, so that the next pull finds nothing changed', () => {
    const folder = / --out (\S+)/.exec(scripts.start!)![1]!;
    expect(readme).toContain(`\`${folder}/report.html\``);
    expect(execFileSync('git', ['check-ignore', `${folder}/report.html`], { encoding: 'utf8' })).toContain(folder);
    expect(execFileSync('git', ['ls-files', folder], { encoding: 'utf8' })).toBe('');
  });

  it('names every plan', () => {
    expect(RAID_PLANS.filter((plan) => !manual.includes(`\`${plan}\``))).toEqual([]);
  });
});
