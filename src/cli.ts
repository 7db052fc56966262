#!/usr/bin/env node
// Entry of the command `vitp`.
import { describeError } from './cli/errors.js';
import { runProgram } from './cli/program.js';
import { packageVersion } from './report/run.js';

// A reader that has seen enough (`vitp … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  process.exitCode = await runProgram(process.argv.slice(2), packageVersion());
} catch (error) {
  const { text, code } = describeError(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
}
