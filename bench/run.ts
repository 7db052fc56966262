// npm run -s bench -- [--json FILE|-] [--quick] [--only raid,exactRaid]
// Prints what was measured; with --json the same as JSON. Exit code 1 when outcomes differ between implementations or garbage
// was collected: those are promises, speeds are measurements.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { battle } from './battle.js';
import { cold } from './cold.js';
import { exactRaid } from './exact-raid.js';
import { game } from './game.js';
import { optionsOf } from './options.js';
import { raid } from './raid.js';
import { rulesOff } from './rules-off.js';
import type { Section } from './section.js';

/** Sections by their key, in the order they run. */
const SECTIONS: Readonly<Record<string, Section>> = { raid, exactRaid, battle, game, cold, rulesOff };

const { values } = optionsOf('bench/run.ts', { json: undefined, quick: false, only: { among: Object.keys(SECTIONS) } });
const only = values.only?.split(',') ?? Object.keys(SECTIONS);

const notes: string[] = [];
const measured: Record<string, Record<string, unknown>> = {};
const load = loadavg()[0]!;
for (const name of only) {
  measured[name] = await SECTIONS[name]!({ quick: values.quick, note: (text) => notes.push(`${name}: ${text}`) });
}
const result = {
  ...measured,
  machine: {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    platform: `${process.platform} ${process.arch}`,
    loadBefore: load,
  },
  node: process.version,
  commit: commit(),
  command: `npm run -s bench -- ${process.argv.slice(2).join(' ')}`.trim(),
  notes: ['speeds and ratios are of the best slice of each contender: others may use the machine too', ...notes],
};

const text = `${JSON.stringify(result, null, 2)}\n`;
if (values.json === '-') process.stdout.write(text);
else {
  if (values.json) writeFileSync(values.json, text);
  for (const [name, section] of Object.entries(measured)) {
    for (const [key, value] of Object.entries(section))
      process.stdout.write(`${`${name}.${key}`.padEnd(32)}${value}\n`);
  }
  for (const note of result.notes) process.stdout.write(`# ${note}\n`);
}
const broken =
  Object.values(measured).some((section) => section.checksumsEqual === false) || (measured.raid?.gcEvents ?? 0) !== 0;
process.exitCode = broken ? 1 : 0;

/** The commit that was measured, with `+` when files differ from it. */
function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const changed = git('status', '--porcelain', '--', 'src', 'bench').trim() !== '';
    return git('rev-parse', '--short', 'HEAD').trim() + (changed ? '+' : '');
  } catch {
    return 'unknown';
  }
}
