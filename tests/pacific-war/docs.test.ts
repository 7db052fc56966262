// What docs/pacific-war.md promises: its files are accepted and answered, its commands run, its lists are complete.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleOf, PARTS, partOf } from '../../src/pacific-war/parts.js';
import { READING_NAMES, READINGS, type Reading } from '../../src/pacific-war/readings.js';
import { HOUSE_RULES } from '../../src/pacific-war/rules.js';
import { scratchFolder, vitpHere } from '../cli/vitp.js';

const page = readFileSync('docs/pacific-war.md', 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map((m) => m[1]!);
const folder = scratchFolder();

describe('docs/pacific-war.md', () => {
  it('shows the example of every part, and a table that is accepted', async () => {
    const [table, ...examples] = blocks('yaml');
    expect(examples).toHaveLength(PARTS.length);
    for (const text of examples) {
      const rule = Number(/^rule: (\d+)$/m.exec(text)![1]);
      expect(text).toBe(exampleOf(partOf(rule)!, rule));
    }
    const [file, own] = [folder.write('fight.yaml', exampleOf(partOf(13)!, 13)), folder.write('table.yaml', table!)];
    expect(await vitpHere(['pacific-war', '13', file, '--table', own, '--quiet'])).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  it('names only commands that run', async () => {
    const commands = blocks('console').flatMap((text) => text.trim().split('\n'));
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) {
      const [words, to] = command.replace(/ +#.*$/, '').split(' > ');
      const args = words!
        .split(' ')
        .slice(1)
        .map((word) => (/^(attack|report)/.test(word) ? `${folder.path}/${word}` : word));
      const { code, stdout } = await vitpHere(args);
      expect({ command, code }).toEqual({ command, code: 0 });
      if (to) folder.write(to, stdout);
    }
    expect(folder.read('report/asw-screen.svg')).toBe(readFileSync('docs/pacific-war-asw-screen.svg', 'utf8'));
  });

  it('tells every reading with its reasons, and what is done with every rule', () => {
    for (const name of READING_NAMES) {
      const { about, values } = READINGS[name] as Reading;
      for (const text of [`\`${name}\``, about, ...Object.values(values)]) expect(page).toContain(text);
    }
    for (const [treatment, begin] of [
      ['computed', 'Computed: rules'],
      ['checked', 'Checked: rules'],
      ['needs', 'would be needed: rules'],
      ['told', 'Not about chance: rules'],
    ]) {
      const numbers = HOUSE_RULES.filter((rule) => rule.treatment === treatment).map(({ number }) => number);
      expect(page).toContain(`${begin} ${numbers.join(', ')}.`);
    }
  });
});
