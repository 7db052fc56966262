// `vitp completion SHELL`: a script with which a shell completes commands, options and names.
import type { Command } from 'commander';
import { DEFAULT_PLAYER } from '../../ai/default-player.js';
import { openingNames } from '../../ai/opening.js';
import { seatNames } from '../../ai/seat.js';
import type { Side } from '../../board/index.js';
import { RULE_CATALOG } from '../../rules/index.js';
import { quoted } from '../../text/index.js';
import { UsageError } from '../../text/usage-error.js';
import { completed } from '../help/completion.js';
import { completionScript, SHELLS } from '../help/shells.js';
import { print } from '../output/output.js';

/**
 * Prints the script.
 *
 * @throws UsageError for a shell it does not know
 */
export async function completionCommand(program: Command, name: string): Promise<void> {
  const shell = SHELLS.find((known) => known === name);
  if (!shell) throw new UsageError(`completion ${quoted(name)} is not known; allowed: ${SHELLS.join(', ')}`);
  const names = { rules: RULE_CATALOG.map((rule) => rule.name), japan: seats('japan'), allied: seats('allied') };
  await print(completionScript(shell, completed(program, names)));
}

/** Who plays a side: every player by name, and the default player with each opening. */
const seats = (side: Side): string[] => [
  ...seatNames(side),
  ...openingNames(side).map((opening) => `${DEFAULT_PLAYER}+${opening}`),
];
