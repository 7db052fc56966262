// Sharing a position: the link, the file that the command takes, the command, the result.
import type { PositionAnswer } from '../../analysis/position/position.js';
import { commandWord } from '../sharing/command-word.js';
import { saveJson, saveMap, saveYaml } from '../sharing/drawn.js';
import { linkTo, type ShareAction, ShareActions, useSaid } from '../sharing/share-actions.js';
import { FIRST_POSITION, type PositionState, questionOfPosition } from './position-state.js';

/** The command reads the position from this file. */
const FILE = 'position.yaml';
const FILE_FIRST = `It reads ${FILE}: save “Position as YAML” first, and type the command where that file is.`;

interface PositionShareProps {
  readonly state: PositionState;
  /** The answer to just this question. */
  readonly result: PositionAnswer | undefined;
}

export function PositionShare({ state, result }: PositionShareProps) {
  const { said, copy } = useSaid();
  const { record, games, seed } = state;
  const options = [
    FILE,
    ...(games === FIRST_POSITION.games ? [] : ['--games', String(games)]),
    ...(seed === null ? [] : ['--seed', seed]),
  ];
  const actions: readonly ShareAction[] = [
    ['Copy link', async () => copy('link', await linkTo('position', questionOfPosition(state)))],
    ['Position as YAML', () => saveYaml(FILE, record)],
    ['Copy command', () => copy('command', `npx vitp position ${options.map(commandWord).join(' ')}`, FILE_FIRST)],
    ['Result', () => saveJson('position.json', result), result === undefined],
    ['SVG', () => saveMap('position', 'svg')],
    ['PNG', () => saveMap('position', 'png')],
  ];
  return <ShareActions actions={actions} said={said} />;
}
