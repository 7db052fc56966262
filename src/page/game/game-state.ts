// The state of the tab of games, and everything a player can do to it: pure functions.
import { DEFAULT_PLAYER } from '../../ai/default-player.js';
import type { AreaName, Side } from '../../board/index.js';
import type { PlainMap } from '../../records/record-plain.js';
import { different } from '../shared/different.js';
import type { AskedGame, SimulatedGame } from './asked-game.js';
import type { StoryPlace, Stride } from './story-steps.js';

export interface GameState {
  readonly game: AskedGame;
  /** Where in the game one stands; `null` at its beginning. */
  readonly place: StoryPlace | null;
  readonly by: Stride;
  /** The area that is open below the map; `null`: the one that is told about. */
  readonly area: AreaName | null;
}

const FIRST_GAME: SimulatedGame = {
  kind: 'simulated',
  rules: ['second-edition'],
  japan: DEFAULT_PLAYER,
  allied: DEFAULT_PLAYER,
  seed: 'pacific',
  game: 0,
};

export const FIRST_GAME_STATE: GameState = { game: FIRST_GAME, place: null, by: 'phase', area: null };

/** The largest number of a game. */
export const MAX_GAME = 1_000_000_000;

/** Why a text is no seed; `asked`: the seed of the game that is shown. */
export const seedProblem = (text: string, asked: string): string | undefined =>
  text === '' ? `A seed has one letter or digit at least. The game is still that of ${asked}.` : undefined;

const withGame = (state: GameState, game: AskedGame): GameState => ({ ...state, game, place: null, area: null });

/** The simulated game that is shown, or the usual one where a record is. */
export const simulatedOf = ({ game }: GameState): SimulatedGame => (game.kind === 'simulated' ? game : FIRST_GAME);

export const withSimulated = (state: GameState, change: Partial<SimulatedGame>): GameState =>
  withGame(state, { ...simulatedOf(state), ...change });

export const withRecord = (state: GameState, name: string, record: PlainMap): GameState =>
  withGame(state, { kind: 'record', name, record });

/** The player of a side: `standard`, or with an opening `standard+tko`. */
export const withPlayer = (state: GameState, side: Side, doctrine: string, opening: string): GameState =>
  withSimulated(state, { [side]: opening === '' || doctrine === 'random' ? doctrine : `${doctrine}+${opening}` });

/** Doctrine and opening of a player. */
export function partsOf(player: string): { readonly doctrine: string; readonly opening: string } {
  const [doctrine = '', opening = ''] = player.split('+');
  return { doctrine, opening };
}

/** Goes to a place; the map shows again what is told about. */
export const goTo = (state: GameState, place: StoryPlace): GameState => ({ ...state, place, area: null });

export const withStride = (state: GameState, by: Stride): GameState => ({ ...state, by });

export const openArea = (state: GameState, area: AreaName): GameState => ({
  ...state,
  area: state.area === area ? null : area,
});

/** What a link says of the tab; `undefined` at first. */
export function questionOfGame(state: GameState): unknown {
  if (JSON.stringify(state) === JSON.stringify(FIRST_GAME_STATE)) return undefined;
  const { game, ...rest } = state;
  return { game, ...different(rest, FIRST_GAME_STATE) };
}
