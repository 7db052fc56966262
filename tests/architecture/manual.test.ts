// What the manual promises (README.md, CONTRIBUTING.md, docs/): its files and anchors are there, its commands are accepted, its YAML is read.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { buildProgram } from '../../src/cli/program.js';
import { vitpHere } from '../cli/vitp.js';
import { commandsIn, pages, textOf, words } from './manual.js';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Parses a command line as the command does, and does nothing. */
async function parse(args: readonly string[]): Promise<string> {
  const said: string[] = [];
  const program = buildProgram(
    '1.2.3',
    () => {},
    (text) => said.push(text),
  );
  const quiet = (command: Command): void => {
    command.configureOutput({ writeErr: (text) => said.push(text), writeOut: () => {} }).exitOverride();
    if (command.commands.length === 0 || command.registeredArguments.length > 0) command.action(() => {});
    command.commands.forEach(quiet);
  };
  quiet(program);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if ((error as { exitCode?: number }).exitCode !== 0) said.push(String(error));
  }
  return said.join('');
}

/** Commands that answer at once and need no file of the reader. */
const CHEAP =
  /^(raid|raid --rules \S+|players( \w+)?|openings list( \w+)?|rules|data( [\w ]+)?|schema( \w+)?|.*--help)$/;
const all = [...new Set(pages.flatMap((page) => commandsIn(textOf(page))))].sort();

describe('the manual', () => {
  it('is in pages that the README leads to', () => {
    const linked = (page: string) =>
      [...textOf(page).matchAll(/\]\((?!http)([^)#]+)/g)].map((m) => join(dirname(page), m[1]!).replaceAll('\\', '/'));
    const reached = new Set(['README.md']);
    for (const page of reached)
      if (page.endsWith('.md') && pages.includes(page)) for (const to of linked(page)) reached.add(to);
    expect(pages.filter((page) => !reached.has(page))).toEqual([]);
    expect([...reached].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('has a README of at most 150 lines', () => {
    expect(textOf('README.md').split('\n').length - 1).toBeLessThanOrEqual(150);
  });

  it.each(pages)('%s names files, anchors and scripts that are there', (page) => {
    const text = textOf(page);
    const files = [...text.matchAll(/`((?:src|tests|docs|bench|reports|notebooks|\.ci|\.github)\/[^`\s]*)`/g)].map(
      (m) => m[1]!,
    );
    const missing = files.filter((file) => {
      const parts = file.split('/');
      const stop = parts.findIndex(
        (part) => /[*A-Z]{4}|\*/.test(part) && part !== 'README.md' && part !== 'ARCHITECTURE.md',
      );
      return !existsSync(stop < 0 ? file : parts.slice(0, stop).join('/'));
    });
    expect(missing).toEqual([]);
    for (const [, to, anchor] of text.matchAll(/\]\((?!http)([^)#]*)#([^)]+)\)/g)) {
      const headings = [...textOf(to ? join(dirname(page), to) : page).matchAll(/^#+ (.*)$/gm)].map((m) =>
        m[1]!
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
      expect(headings, page).toContain(anchor);
    }
    const named = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map((m) => m[1]!);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('shows only command lines that are accepted', async () => {
    expect(all.length).toBeGreaterThan(40);
    const refused: string[] = [];
    for (const line of all) {
      const said = await parse(words(line).slice(2));
      if (said !== '') refused.push(`${line}: ${said}`);
    }
    expect(refused).toEqual([]);
    expect(await parse(['raid', '--gamess', '3'])).toMatch(/unknown option/);
    expect(await parse(['raids'])).toMatch(/unknown command/);
  });

  it('shows only commands that run, where they answer at once', async () => {
    const cheap = all.map((line) => words(line).slice(2)).filter((args) => CHEAP.test(args.join(' ')));
    const real = cheap.filter((args) => !args.some((word) => /^[A-Z]+$/.test(word)));
    expect(real.length).toBeGreaterThan(8);
    for (const args of real) {
      const { code, stdout } = await vitpHere(args);
      expect({ args, code }).toEqual({ args, code: 0 });
      expect(stdout.length).toBeGreaterThan(20);
    }
  });
});
