// Rules and players, and the way to play them in this browser.
import { differenceText } from '../../answer/difference.js';
import { grouped } from '../../answer/digits.js';
import { ruleTitle } from '../../report/player-names.js';
import { Fold } from '../shared/fold.js';
import {
  asShipped,
  type BidsState,
  GAMES_MORE,
  isPlain,
  MOST_GAMES,
  OPTIONS,
  playMore,
  toggleRule,
  withBeside,
  withPlayer,
} from './bids-state.js';
import type { HereShown } from './here.js';
import { SHIPPED } from './shipped.js';

interface BidsHereProps {
  readonly state: BidsState;
  readonly change: (update: (state: BidsState) => BidsState) => void;
  readonly here: HereShown | undefined;
  readonly busy: boolean;
}

const SIDES = [
  { side: 'japan', who: 'Japan' },
  { side: 'allied', who: 'Allies' },
] as const;

export function BidsHere({ state, change, here, busy }: BidsHereProps) {
  const { games, players, rules, beside } = state;
  const poc = here?.ruleSet.poc;
  return (
    <>
      <h2>Play it here</h2>
      <div class="row">
        {SIDES.map(({ side, who }) => (
          <label key={side}>
            {who}{' '}
            <select
              value={players[side]}
              onChange={(event) => {
                const name = event.currentTarget.value;
                change((s) => withPlayer(s, side, name));
              }}
            >
              {[...SHIPPED.doctrines[side], { name: 'random', intent: 'Any lawful move' }].map(({ name, intent }) => (
                <option key={name} value={name} title={intent}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <Fold summary={`Rules: ${rules.map(ruleTitle).join(', ')}`}>
        {() => (
          <div class="rules-list">
            {OPTIONS.map(({ name, changes }) => (
              <label key={name} class="check" title={changes}>
                <input
                  type="checkbox"
                  checked={rules.includes(name)}
                  onChange={() => change((s) => toggleRule(s, name))}
                />
                {ruleTitle(name)}
              </label>
            ))}
          </div>
        )}
      </Fold>
      {!isPlain(state) && (
        <label class="check">
          <input type="checkbox" checked={beside} onChange={() => change((s) => withBeside(s, !s.beside))} />
          Beside the second edition alone, on the same dice
        </label>
      )}
      <div class="chips">
        <button type="button" class="plain" disabled={busy || games >= MOST_GAMES} onClick={() => change(playMore)}>
          {games === 0 ? `Play ${grouped(GAMES_MORE)} here` : `Play ${grouped(GAMES_MORE)} more here`}
        </button>
        {games > 0 && (
          <button type="button" class="plain" onClick={() => change(asShipped)}>
            Put away what was played here
          </button>
        )}
      </div>
      {poc && (
        <p class="told">
          Worth <b>{differenceText(poc)}</b> POC to Japan against the second edition alone, on the same dice.
        </p>
      )}
    </>
  );
}
