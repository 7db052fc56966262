// Sharing a question and its answer: the link, the command line, files.
import type { BidAnswer } from '../../analysis/bid/bid.js';
import { isExact, type Result } from '../../answer/result.js';
import type { TabName } from '../link/link-form.js';
import type { Asker, Outcome } from '../work/asker-client.js';
import { commandWord } from './command-word.js';
import { pngOf, saveFile, saveJson, saveYaml } from './drawn.js';
import { linkTo, type ShareAction, ShareActions, useSaid } from './share-actions.js';

interface ShareProps {
  readonly tab: TabName;
  /** What the link holds. */
  readonly question: unknown;
  /** The scenario as a file would have it. */
  readonly written: Readonly<Record<string, unknown>>;
  /** The answer to just this question. */
  readonly result: Result | BidAnswer | undefined;
  /** The command that asks the same, where it is not the one of a scenario. */
  readonly command?: string;
  readonly searcher: Asker;
}

export function Share({ tab, question, written, result, command, searcher }: ShareProps) {
  const { said, setSaid, copy } = useSaid();
  const picture = (use: (svg: string) => Promise<Blob> | Blob, name: string): void => {
    setSaid('Drawing the picture…');
    searcher.ask(
      { kind: 'picture', result: result! },
      {
        onEnd: async (outcome: Outcome) => {
          if (outcome.kind !== 'done') return setSaid(outcome.kind === 'problem' ? outcome.sentence : '');
          saveFile(name, await use(outcome.value as string));
          setSaid('');
        },
      },
    );
  };
  const svg = (text: string): Blob => new Blob([text], { type: 'image/svg+xml' });
  const actions: readonly ShareAction[] = [
    ['Copy link', async () => copy('link', await linkTo(tab, question))],
    ['Copy command', () => copy('command', command ?? commandFor(written, result as Result)), !result],
    ['Scenario', () => saveYaml(`${tab}.yaml`, written)],
    ['Result', () => saveJson(`${tab}.json`, result), !result],
    ['SVG', () => picture(svg, `${tab}.svg`), !result],
    ['PNG', () => picture(pngOf, `${tab}.png`), !result],
  ];
  return <ShareActions actions={actions} said={said} />;
}

/** The command line that asks the same; the scenario goes in by standard input, so that no file is needed: `echo '{…}' | npx vitp raid - --seed …` */
function commandFor(written: Readonly<Record<string, unknown>>, result: Result): string {
  const options = [...howItEnded(result), '--seed', result.seed].map(commandWord).join(' ');
  // Standard raids need no scenario.
  if (Object.keys(written).length === 1) return `npx vitp ${result.kind} ${options}`;
  return `echo ${commandWord(JSON.stringify(written))} | npx vitp ${result.kind} - ${options}`;
}

function howItEnded(result: Result): readonly string[] {
  if (isExact(result)) return ['--method', 'exact'];
  const { precision, games } = result;
  if (!precision || result.partial) return ['--games', String(games)];
  const { metric, label, halfWidth, relative } = precision;
  const width = relative ? `${100 * halfWidth}%` : String(halfWidth);
  return ['--precision', `${label === undefined ? metric : `${metric}.${label}`}=${width}`];
}
