// The command line that plays the same games.
import { shellWord } from '../../text/index.js';
import { type BidsState, isPlain, writtenGame } from './bids-state.js';

/** `echo '{"kind":"game",…}' | npx vitp bid - --games 2000` */
export function commandForBid(state: BidsState, games: number): string {
  const written = writtenGame(state);
  const sets =
    state.beside && !isPlain(state) ? ` --rules ${shellWord(`second-edition/${state.rules.join(',')}`)}` : '';
  const words = `--games ${games}${sets}${state.seed === null ? '' : ` --seed ${shellWord(state.seed)}`}`;
  if (Object.keys(written).length === 1) return `npx vitp bid ${words}`;
  return `echo ${shellWord(JSON.stringify(written))} | npx vitp bid - ${words}`;
}
