// Sharing a position: the link, the file that the command takes, the command, the result.
import type { PositionAnswer } from '../../analysis/position/position.js';
import { canonicalJson } from '../../answer/json.js';
import { saveFile, saveMap } from '../sharing/drawn.js';
import { linkTo, type ShareAction, ShareActions, useSaid } from '../sharing/share-actions.js';
import { FIRST_POSITION, type PositionState, questionOfPosition } from './position-state.js';

interface PositionShareProps {
  readonly state: PositionState;
  /** The answer to just this question. */
  readonly result: PositionAnswer | undefined;
}

export function PositionShare({ state, result }: PositionShareProps) {
  const { said, copy } = useSaid();
  const { record, games, seed } = state;
  const file = async (): Promise<void> => {
    const { stringify } = await import('yaml');
    saveFile('position.yaml', new Blob([stringify(record)], { type: 'application/yaml' }));
  };
  const options = [
    ...(games === FIRST_POSITION.games ? [] : ['--games', String(games)]),
    ...(seed === null ? [] : ['--seed', seed]),
  ];
  const actions: readonly ShareAction[] = [
    ['Copy link', async () => copy('link', await linkTo('position', questionOfPosition(state)))],
    ['Position as YAML', file],
    ['Copy command', () => copy('command', ['npx vitp position position.yaml', ...options].join(' '))],
    [
      'Result',
      () => saveFile('position.json', new Blob([canonicalJson(result)], { type: 'application/json' })),
      result === undefined,
    ],
    ['SVG', () => saveMap('position', 'svg')],
    ['PNG', () => saveMap('position', 'png')],
  ];
  return <ShareActions actions={actions} said={said} />;
}
