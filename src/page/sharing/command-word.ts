// Words of the commands that the page copies. They are pasted into shells of all kinds.
import { isUnsafe, shellWord } from '../../text/index.js';

/** A word of a command: in quotes only where it must be, and then in those that cmd.exe knows too, where they hold it. */
export function commandWord(text: string): string {
  if (/^[\w./:@%+=,-]+$/.test(text)) return text;
  return /^[^"$`\\!%\n]+$/.test(text) && !isUnsafe(text) ? `"${text}"` : shellWord(text);
}
