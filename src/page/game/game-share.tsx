// Sharing a game: the link to this moment, the command, files; and a position taken out of it.
import type { PlainMap } from '../../records/record-plain.js';
import { writeLink } from '../link/link-form.js';
import { questionOfPosition, withOwnRecord } from '../position/position-state.js';
import { commandWord } from '../sharing/command-word.js';
import { saveJson, saveMap, saveText, saveYaml } from '../sharing/drawn.js';
import { linkTo, type ShareAction, ShareActions, useSaid } from '../sharing/share-actions.js';
import type { Asker } from '../work/asker-client.js';
import type { ToldGame } from '../work/one-game.js';
import { type AskedGame, type SimulatedGame, writtenGame } from './asked-game.js';
import { type GameState, questionOfGame } from './game-state.js';

interface GameShareProps {
  readonly state: GameState;
  readonly told: ToldGame;
  /** The decision that comes next. */
  readonly moment: string | null;
  readonly searcher: Asker;
}

export function GameShare({ state, told, moment, searcher }: GameShareProps) {
  const { said, setSaid, copy } = useSaid();
  const take = (): void => {
    setSaid('Taking the position…');
    searcher.ask(
      { kind: 'take', game: state.game, moment: moment! },
      {
        onEnd: async (outcome) => {
          if (outcome.kind !== 'done') return setSaid(outcome.kind === 'problem' ? outcome.sentence : '');
          // The address is the way from tab to tab.
          location.hash = await writeLink('position', questionOfPosition(withOwnRecord(outcome.value as PlainMap)));
        },
      },
    );
  };
  const scenario = (): Promise<void> => saveYaml('scenario.yaml', writtenGame(state.game as SimulatedGame));
  const actions: readonly ShareAction[] = [
    ['Take this position', take, moment === null],
    ['Copy link', async () => copy('link', await linkTo('game', questionOfGame(state)))],
    ['Copy command', () => copy('command', commandOf(state.game))],
    ['Record', () => saveText('game.yaml', told.record, 'application/yaml')],
    ['Scenario', scenario, state.game.kind === 'record'],
    ['Result', () => saveJson('game.json', told.json)],
    ['SVG', () => saveMap('game', 'svg')],
    ['PNG', () => saveMap('game', 'png')],
  ];
  return <ShareActions actions={actions} said={said} />;
}

/** The command that tells the same game. */
function commandOf(game: AskedGame): string {
  if (game.kind === 'record') return `npx vitp replay ${commandWord(game.name)} --all`;
  const { rules, japan, allied, seed, game: number } = game;
  const words = ['--seed', seed, '--game', String(number), '--rules', rules.join(','), '--japan', japan];
  return `npx vitp show ${[...words, '--allied', allied, '--all'].map(commandWord).join(' ')}`;
}
