// The state of the tab of bids, and everything a player can do to it: pure functions.
import { DEFAULT_PLAYER } from '../../ai/default-player.js';
import type { Side } from '../../board/index.js';
import { different } from '../shared/different.js';
import { commandWord } from '../sharing/command-word.js';
import type { HereShown } from './here-shown.js';

export interface BidsState {
  readonly rules: readonly string[];
  /** Doctrines, the player who plays where nobody is named, or `random`. */
  readonly players: Readonly<Record<Side, string>>;
  /** The bid that is looked at; `null` for the fair one. */
  readonly bid: number | null;
  /** Games that are played here; 0: what was shipped is shown. */
  readonly games: number;
  /** True when the second edition is played beside these rules, on the same dice. */
  readonly beside: boolean;
  readonly seed: string | null;
  /** What was played of this question before the games that are under way, or that were stopped. Not in links. */
  readonly played: HereShown | null;
  /** True after a stop by hand, until something else is asked. Not in links: nothing is played then unless somebody says so. */
  readonly stopped: boolean;
}

/** Games that are played with one tap. */
export const GAMES_MORE = 2000;
/** More than this is nothing for a browser. */
export const MAX_GAMES = 200_000;

export const FIRST_RULES: readonly string[] = ['second-edition'];

export const FIRST_BIDS: BidsState = {
  rules: FIRST_RULES,
  players: { japan: DEFAULT_PLAYER, allied: DEFAULT_PLAYER },
  bid: null,
  games: 0,
  beside: false,
  seed: null,
  played: null,
  stopped: false,
};

/** Another question: nothing of it was played here yet. */
const asked = (state: BidsState, change: Partial<BidsState>): BidsState => asShipped({ ...state, ...change });

export const withRules = (state: BidsState, rules: readonly string[]): BidsState => asked(state, { rules });

export const withPlayer = (state: BidsState, side: Side, name: string): BidsState =>
  asked(state, { players: { ...state.players, [side]: name } });

export const withBeside = (state: BidsState, beside: boolean): BidsState => asked(state, { beside });

export const withBid = (state: BidsState, bid: number | null): BidsState => ({ ...state, bid });

/** Plays more than is shown: the same games from the first on, of which the worker still has those that it has played. */
export const playMore = (state: BidsState, here: HereShown | undefined): BidsState => ({
  ...state,
  games: Math.min(MAX_GAMES, (here?.games ?? 0) + GAMES_MORE),
  played: here ?? null,
  stopped: false,
});

/** Ends what is under way; what is shown of it stays. */
export const stopPlaying = (state: BidsState, here: HereShown | undefined): BidsState => ({
  ...state,
  games: 0,
  played: here ?? null,
  stopped: true,
});

export const asShipped = (state: BidsState): BidsState => ({ ...state, games: 0, played: null, stopped: false });

export const sameRules = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** True when it is the second edition alone. */
export const isPlain = ({ rules }: Pick<BidsState, 'rules'>): boolean => sameRules(rules, FIRST_RULES);

/** The game as a file would have it: only what differs from the standard one. */
export function writtenGame({ rules, players }: BidsState): Record<string, unknown> {
  return { kind: 'game', ...different({ rules, players }, FIRST_BIDS) };
}

/** What is played here: one game for each rule set, the second edition first where it is played too. */
export function writtenRuleSets(state: BidsState): Record<string, unknown>[] {
  const own = writtenGame(state);
  return state.beside && !isPlain(state) ? [writtenGame({ ...state, rules: FIRST_RULES }), own] : [own];
}

/** What a link says of the tab; `undefined` at first. */
export function questionOfBids(state: BidsState): unknown {
  const { bid, games, beside, seed } = state;
  const { kind: _, ...written } = writtenGame(state);
  const question = { ...written, ...different({ bid, games, beside, seed }, FIRST_BIDS) };
  return Object.keys(question).length === 0 ? undefined : question;
}

/** The command line that plays the same games: `echo '{"kind":"game",…}' | npx vitp bid - --games 2000`. */
export function commandForBid(state: BidsState, games: number): string {
  const written = writtenGame(state);
  const sets =
    state.beside && !isPlain(state) ? ` --rules ${commandWord(`second-edition/${state.rules.join(',')}`)}` : '';
  const words = `--games ${games}${sets}${state.seed === null ? '' : ` --seed ${commandWord(state.seed)}`}`;
  if (Object.keys(written).length === 1) return `npx vitp bid ${words}`;
  return `echo ${commandWord(JSON.stringify(written))} | npx vitp bid - ${words}`;
}
