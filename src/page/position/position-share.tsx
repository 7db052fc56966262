// Sharing a position: the link, the file that the command takes, the command, the result.
import type { PositionAnswer } from '../../analysis/position/position.js';
import { saveJson, saveMap, saveYaml } from '../sharing/drawn.js';
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
  const options = [
    ...(games === FIRST_POSITION.games ? [] : ['--games', String(games)]),
    ...(seed === null ? [] : ['--seed', seed]),
  ];
  const actions: readonly ShareAction[] = [
    ['Copy link', async () => copy('link', await linkTo('position', questionOfPosition(state)))],
    ['Position as YAML', () => saveYaml('position.yaml', record)],
    ['Copy command', () => copy('command', ['npx vitp position position.yaml', ...options].join(' '))],
    ['Result', () => saveJson('position.json', result), result === undefined],
    ['SVG', () => saveMap('position', 'svg')],
    ['PNG', () => saveMap('position', 'png')],
  ];
  return <ShareActions actions={actions} said={said} />;
}
