// Sharing a position: the link, the file that the command takes, the command, the result.
import { useState } from 'preact/hooks';
import type { PositionAnswer } from '../../analysis/position/position.js';
import { canonicalJson } from '../../answer/json.js';
import { writeLink } from '../link/link-form.js';
import { copyText, saveFile } from '../shared/files.js';
import { FIRST_POSITION, type PositionState, questionOfPosition } from './position-state.js';

interface PositionShareProps {
  readonly state: PositionState;
  /** The answer to just this question. */
  readonly result: PositionAnswer | undefined;
}

export function PositionShare({ state, result }: PositionShareProps) {
  const [said, setSaid] = useState('');
  const copy = async (what: string, text: string): Promise<void> =>
    setSaid((await copyText(text)) ? `The ${what} is copied.` : text);
  const { record, games, seed } = state;
  const file = async (): Promise<void> => {
    const { stringify } = await import('yaml');
    saveFile('position.yaml', new Blob([stringify(record)], { type: 'application/yaml' }));
  };
  const link = async (): Promise<string> =>
    new URL(await writeLink('position', questionOfPosition(state)), location.href).href;
  const options = [
    ...(games === FIRST_POSITION.games ? [] : ['--games', String(games)]),
    ...(seed === null ? [] : ['--seed', seed]),
  ];
  const actions: readonly (readonly [string, () => void, boolean?])[] = [
    ['Copy link', async () => copy('link', await link())],
    ['Position as YAML', file],
    ['Copy command', () => copy('command', ['npx vitp position position.yaml', ...options].join(' '))],
    [
      'Result',
      () => saveFile('position.json', new Blob([canonicalJson(result)], { type: 'application/json' })),
      result === undefined,
    ],
  ];
  return (
    <>
      <h2>Share</h2>
      <div class="chips share">
        {actions.map(([text, act, off]) => (
          <button key={text} type="button" class="plain" disabled={off} onClick={act}>
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
