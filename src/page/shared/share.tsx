// Sharing a question and its answer: the link, the command line, files.
import { useState } from 'preact/hooks';
import type { BidAnswer } from '../../analysis/bid/bid.js';
import { canonicalJson } from '../../answer/json.js';
import type { Result } from '../../answer/result.js';
import { type TabName, writeLink } from '../link/link-form.js';
import type { Asker, Outcome } from '../work/asker-client.js';
import { commandFor } from './command-line.js';
import { copyText, pngOf, saveFile } from './files.js';

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
  const [said, setSaid] = useState('');
  const copy = async (what: string, text: string): Promise<void> =>
    setSaid((await copyText(text)) ? `The ${what} is copied.` : text);
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
  const scenario = async (): Promise<void> => {
    const { stringify } = await import('yaml');
    saveFile(`${tab}.yaml`, new Blob([stringify(written)], { type: 'application/yaml' }));
  };
  const svg = (text: string): Blob => new Blob([text], { type: 'image/svg+xml' });
  const actions: readonly (readonly [string, () => void, boolean?])[] = [
    ['Copy link', async () => copy('link', new URL(await writeLink(tab, question), location.href).href)],
    ['Copy command', () => copy('command', command ?? commandFor(written, result as Result)), true],
    ['Scenario', scenario],
    ['Result', () => saveFile(`${tab}.json`, new Blob([canonicalJson(result)], { type: 'application/json' })), true],
    ['SVG', () => picture(svg, `${tab}.svg`), true],
    ['PNG', () => picture(pngOf, `${tab}.png`), true],
  ];
  return (
    <>
      <h2>Share</h2>
      <div class="chips share">
        {actions.map(([text, act, needsResult]) => (
          <button key={text} type="button" class="plain" disabled={needsResult && !result} onClick={act}>
            {text}
          </button>
        ))}
      </div>
      <p class="note said" role="status">
        {said}
      </p>
    </>
  );
}
