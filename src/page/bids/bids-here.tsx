// Rules and players, and the way to play them in this browser.
import { differenceText } from '../../answer/difference.js';
import { grouped } from '../../answer/digits.js';
import { SIDES } from '../../board/index.js';
import { SIDE_LABELS } from '../../board/side-names.js';
import { Check, PlainButton, Select } from '../shared/controls.js';
import { withMinus } from '../shared/minus.js';
import { doctrineOptions, RANDOM } from '../shared/player-options.js';
import { RuleChoice } from '../shared/rule-choice.js';
import type { PartProps } from '../shell/tab.js';
import {
  asShipped,
  type BidsState,
  GAMES_MORE,
  isPlain,
  MAX_GAMES,
  playMore,
  withBeside,
  withPlayer,
  withRules,
} from './bids-state.js';
import type { HereShown } from './here-shown.js';

interface BidsHereProps extends PartProps<BidsState> {
  readonly here: HereShown | undefined;
  readonly busy: boolean;
}

export function BidsHere({ state, change, here, busy }: BidsHereProps) {
  const { games, players, rules, beside } = state;
  const poc = here?.ruleSet.poc;
  return (
    <>
      <h2>Play it here</h2>
      <div class="row">
        {SIDES.map((side) => (
          <Select
            key={side}
            label={SIDE_LABELS[side]}
            value={players[side]}
            options={[...doctrineOptions(side, players[side]), RANDOM]}
            onChange={(name) => change((s) => withPlayer(s, side, name))}
          />
        ))}
      </div>
      <RuleChoice rules={rules} onChange={(wanted) => change((s) => withRules(s, wanted))} />
      {!isPlain(state) && (
        <Check checked={beside} onChange={() => change((s) => withBeside(s, !s.beside))}>
          Beside the second edition alone, on the same dice
        </Check>
      )}
      <div class="chips">
        <PlainButton
          disabled={busy || (here?.games ?? 0) >= MAX_GAMES}
          onClick={() => change((s) => playMore(s, here))}
        >
          {here === undefined ? `Play ${grouped(GAMES_MORE)} here` : `Play ${grouped(GAMES_MORE)} more here`}
        </PlainButton>
        {(here !== undefined || games > 0) && (
          <PlainButton onClick={() => change(asShipped)}>Put away what was played here</PlainButton>
        )}
      </div>
      {poc && (
        <p class="told">
          Worth <b>{withMinus(differenceText(poc))}</b> POC to Japan against the second edition alone, on the same dice.
        </p>
      )}
    </>
  );
}
