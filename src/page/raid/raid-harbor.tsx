// Pearl Harbor: what lies there, who attacks it in the round that is shown, and what becomes of it.
import { isNumberResult } from '../../answer/estimates.js';
import type { Result } from '../../answer/result.js';
import { RAID_PLANS } from '../../raid/question/raid-scenario.js';
import { percentText } from '../shared/bars.js';
import { Choice } from '../shared/choice.js';
import { Counter } from '../shared/counter.js';
import { pieceNamed, TARGETS } from './raid-board.js';
import { placedIn, planOf, type RaidState, type Round, sendTo, showRound, takeOff, withTargets } from './raid-state.js';

interface RaidHarborProps {
  readonly state: RaidState;
  readonly change: (update: (state: RaidState) => RaidState) => void;
  readonly result: Result | undefined;
}

const ROUNDS: readonly { readonly value: Round; readonly text: string }[] = [
  { value: 'round1', text: 'Round 1' },
  { value: 'round2', text: 'Round 2' },
];

const PLACED = 'as placed';
const PLANS = [PLACED, ...RAID_PLANS].map((value) => ({ value, text: value.replaceAll('-', ' ') }));

export function RaidHarbor({ state, change, result }: RaidHarborProps) {
  const { round } = state;
  const plan = planOf(state, round);
  return (
    <>
      <div class="row">
        <Choice label="Round" options={ROUNDS} value={round} onChange={(r) => change((s) => showRound(s, r))} />
        <Choice
          label="Targets"
          options={PLANS}
          value={plan ?? PLACED}
          onChange={(name) => change((s) => withTargets(s, s.round, name === PLACED ? {} : (name as never)))}
        />
      </div>
      <h2>Pearl Harbor</h2>
      <ul class="harbor">
        {TARGETS.map((target) => (
          <HarborPlace key={target.name} name={target.name} state={state} change={change} result={result} />
        ))}
      </ul>
    </>
  );
}

/** One counter in the harbor, with those who attack it. */
function HarborPlace({ name, state, change, result }: RaidHarborProps & { readonly name: string }) {
  const { picked, round } = state;
  const placed = placedIn(state, round);
  const attackers = Object.keys(placed).filter((attacker) => placed[attacker] === name);
  const send = (attacker: string | null): void => {
    if (attacker !== null) change((s) => sendTo(s, attacker, name));
  };
  return (
    <li
      class="place"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        send(event.dataTransfer?.getData('text/plain') || null);
      }}
    >
      <button
        type="button"
        class={picked === null ? 'target' : 'target ready'}
        onClick={() => send(picked)}
        aria-label={`${picked === null ? '' : `Send ${picked} to `}${name}, ${pieceNamed(name).factors}${fateText(result, name)}`}
      >
        <Counter piece={pieceNamed(name)} />
        <Fates result={result} name={name} />
      </button>
      <div class="attackers">
        {attackers.map((attacker) => (
          <button
            key={attacker}
            type="button"
            class="attacker"
            draggable
            onDragStart={(event) => event.dataTransfer?.setData('text/plain', attacker)}
            onClick={() =>
              change((s) =>
                s.picked !== null && s.picked !== attacker ? sendTo(s, s.picked, name) : takeOff(s, attacker),
              )
            }
            aria-label={`${attacker} attacks ${name}; take it off`}
          >
            <Counter piece={pieceNamed(attacker)} small />
          </button>
        ))}
      </div>
    </li>
  );
}

const sharesOf = (result: Result | undefined, name: string): Readonly<Record<string, number>> | undefined => {
  const fate = result?.metrics[`ship.${name}.fate`];
  return fate && !isNumberResult(fate) ? fate.share : undefined;
};

const fateText = (result: Result | undefined, name: string): string => {
  const shares = sharesOf(result, name);
  return shares
    ? `: ${Object.entries(shares)
        .map(([fate, share]) => `${percentText(share)} % ${fate}`)
        .join(', ')}`
    : '';
};

/** Undamaged, damaged, bottomed, sunk: as parts of a bar. */
function Fates({ result, name }: { readonly result: Result | undefined; readonly name: string }) {
  const shares = sharesOf(result, name) ?? {};
  const afloat = (shares.undamaged ?? 0) + (shares.damaged ?? 0);
  let x = 0;
  return (
    <span class="fates" title={`${name}${fateText(result, name)}`}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {['undamaged', 'damaged', 'bottomed', 'sunk'].map((fate) => {
          const width = 100 * (shares[fate] ?? 0);
          x += width;
          return <rect key={fate} class={fate} x={x - width} width={width} height="10" />;
        })}
      </svg>
      {result ? `${percentText(afloat)} % ${pieceNamed(name).kind === 'air' ? 'left' : 'afloat'}` : '…'}
    </span>
  );
}
