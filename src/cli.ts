#!/usr/bin/env node
// Entry of the command `vitp`.
import { describeError } from './cli/output/errors.js';
import { runProgram } from './cli/program.js';
import { packageVersion } from './node/machine.js';
import { whyTooLittleMemory } from './node/memory.js';
import { UsageError } from './text/usage-error.js';

// Who writes to standard output hears of it there. When standard error is full or closed, nobody can be told; the answer still gets out.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

try {
  const why = whyTooLittleMemory();
  if (why !== undefined) throw new UsageError(why);
  process.exitCode = await runProgram(process.argv.slice(2), packageVersion());
} catch (error) {
  const { text, code } = describeError(error);
  if (text !== '') process.stderr.write(`${text}\n`);
  process.exitCode = code;
}
