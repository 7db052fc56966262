import { describe, expect, it } from 'vitest';
import { renderPost } from '../../src/report/show.js';
import { scratchFolder, vitpHere } from '../cli/vitp.js';
import { exactRaid, game, raid } from './support.js';

const folder = scratchFolder();

describe('a forum post', () => {
  it('in Markdown begins with the answer, has a table for each table, and says how to ask again', () => {
    const post = renderPost(exactRaid(), 'markdown');
    expect(post).toMatch(/^\*\*Of 8 battleships 3\.28 are still afloat after the raid, on average; 3 is .*\*\*\n/);
    expect(post).toContain(
      '\n| Ship | undamaged | damaged | bottomed | sunk |\n| :-- | --: | --: | --: | --: |\n| Nevada |',
    );
    expect(post).toMatch(/\n\| 3 \| 33\.\d+ \| {2}\| █{20} \|\n/);
    expect(post).toContain('`vitp raid scenario.json --seed pearl-harbor` with this file:');
    const file = /```json\n(.*)\n```/.exec(post)![1]!;
    expect(JSON.parse(file)).toEqual(exactRaid().config);
  });

  it('in BBCode has its tables as plain text of 80 columns', () => {
    const post = renderPost(raid(), 'bbcode');
    expect(post).toMatch(/^\[b\]Of 8 battleships .*\[\/b\]\n/);
    const tables = [...post.matchAll(/\[code\]([\s\S]*?)\[\/code\]/g)].map((m) => m[1]!);
    expect(tables.length).toBe(6);
    for (const line of tables.slice(0, 4).flatMap((table) => table.split('\n'))) {
      expect([...line].length).toBeLessThanOrEqual(80);
    }
    expect(tables[1]).toMatch(/^Ship +undamaged .*\nNevada +\d/);
  });

  it('has the tables of one screen, or all', () => {
    expect(renderPost(game(), 'markdown')).not.toContain('Losses');
    expect(renderPost(game(), 'markdown', { all: true })).toContain('**Losses**');
    expect(renderPost(game(), 'bbcode', { all: true })).toContain('[b]Losses[/b]');
    expect(renderPost(game(), 'bbcode', { brief: true }).split('\n').length).toBe(2);
  });

  it('holds the question of an answer that is no scenario: it is asked again from the post alone', async () => {
    const asked = ['bid', '--players', 'random', '--games', '20'];
    for (const format of ['markdown', 'bbcode']) {
      const post = (await vitpHere([...asked, '--format', format])).stdout;
      expect(post).toContain('vitp bid result.json');
      const [file] = /\{"schema":"vitp-bid.*\}/.exec(post)!;
      const again = await vitpHere(['bid', folder.write(`${format}.json`, file), '--quiet']);
      expect(again.stdout).toBe((await vitpHere([...asked, '--quiet'])).stdout);
    }
  });

  it('is had of a position too', async () => {
    const at = ['--seed', 'pacific', '--game', '7', '--at', 'turn8.raiders', '--players', 'random'];
    const { stdout } = await vitpHere(['position', ...at, '--games', '10', '--format', 'markdown']);
    expect(stdout).toMatch(/^\*\*From here Japan wins [\s\S]*`vitp position result\.json` with this file:/);
  });

  it('lets no name be read as a mark', () => {
    const evil = { ...raid(), seed: '*a* [b]_c_[/b] | <d> `e` [/code]' };
    const markdown = renderPost(evil, 'markdown');
    expect(markdown).toContain('- Seed: \\*a\\* \\[b\\]\\_c\\_\\[/b\\] \\| \\<d\\> \\`e\\` \\[/code\\]; vitp 0.1.0\n');
    const bbcode = renderPost(evil, 'bbcode');
    expect(bbcode).toContain('Seed: *a* (b)_c_(/b) | <d> `e` (/code); vitp 0.1.0\n');
    expect(bbcode.match(/\[code\]/g)).toHaveLength(bbcode.match(/\[\/code\]/g)!.length);
  });

  it('is what --format prints', async () => {
    const { stdout } = await vitpHere(['duel', 'Atago', 'Houston', '--format', 'markdown']);
    expect(stdout).toMatch(
      /^\*\*Atago sinks Houston in [\d.]+ % of duels and is sunk in [\d.]+ % \(one round, night\)\.\*\*\n/,
    );
    const brief = await vitpHere(['duel', 'Atago', 'Houston', '--format', 'bbcode', '--quiet']);
    expect(brief.stdout).toMatch(/^\[b\]Atago sinks .*\[\/b\]\n$/);
    const wrong = await vitpHere(['duel', '--format', 'markdow']);
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toContain(
      '--format "markdow" is not allowed; did you mean "markdown"? Allowed: markdown, bbcode',
    );
  });
});
