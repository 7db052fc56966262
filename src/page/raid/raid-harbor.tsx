// Pearl Harbor: what lies there, who attacks it in the round that is shown, and what becomes of it.
import { isNumberResult } from '../../answer/estimates.js';
import { RAID_PLANS, type RaidPlanName } from '../../raid/question/raid-scenario.js';
import { RAID_FIGURES } from '../../raid/raid-figures.js';
import { Choice } from '../shared/controls.js';
import { CounterButton } from '../shared/counter-button.js';
import { boardWith } from '../shared/on-board.js';
import { percentText } from '../shared/percent.js';
import { ShareBar, type SharePart } from '../shared/shares.js';
import type { Shown } from '../shared/shown.js';
import type { PartProps } from '../shell/tab.js';
import { FATES, pieceNamed, TARGETS } from './raid-board.js';
import {
  placedIn,
  planOf,
  planWords,
  type RaidState,
  type Round,
  sendTo,
  showRound,
  takeOff,
  withPlaced,
  withPlan,
} from './raid-state.js';

interface RaidHarborProps extends PartProps<RaidState> {
  readonly shown: Shown | undefined;
}

const ROUNDS: readonly { readonly value: Round; readonly text: string }[] = [
  { value: 'round1', text: 'Round 1' },
  { value: 'round2', text: 'Round 2' },
];

const PLACED = 'as placed' as const;
const PLANS: readonly { readonly value: typeof PLACED | RaidPlanName; readonly text: string }[] = [
  PLACED,
  ...RAID_PLANS,
].map((value) => ({ value, text: planWords(value) }) as const);

export function RaidHarbor({ state, change, shown }: RaidHarborProps) {
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
          onChange={(name) => change((s) => (name === PLACED ? withPlaced(s) : withPlan(s, name)))}
        />
      </div>
      <h2>Pearl Harbor</h2>
      <ul class="harbor">
        {TARGETS.map((target) => (
          <HarborPlace key={target.name} name={target.name} state={state} change={change} shown={shown} />
        ))}
      </ul>
    </>
  );
}

/** One counter in the harbor, with those who attack it. */
function HarborPlace({ name, state, change, shown }: RaidHarborProps & { readonly name: string }) {
  const { picked, round } = state;
  const board = boardWith(state.scenario.data);
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
      <CounterButton
        said={`${picked === null ? '' : `Send ${picked} to `}${name}, ${pieceNamed(name, board).factors}${fateText(shown, name)}`}
        piece={pieceNamed(name, board)}
        class={picked === null ? 'target' : 'target ready'}
        onClick={() => send(picked)}
      >
        <Fates shown={shown} name={name} />
      </CounterButton>
      <div class="attackers">
        {attackers.map((attacker) => (
          <CounterButton
            key={attacker}
            said={`${attacker} attacks ${name}; take it off`}
            piece={pieceNamed(attacker, board)}
            small
            class="attacker"
            draggable
            onDragStart={(event) => event.dataTransfer?.setData('text/plain', attacker)}
            onClick={() =>
              change((s) =>
                s.picked !== null && s.picked !== attacker ? sendTo(s, s.picked, name) : takeOff(s, attacker),
              )
            }
          />
        ))}
      </div>
    </li>
  );
}

const sharesOf = (shown: Shown | undefined, name: string): Readonly<Record<string, number>> | undefined => {
  const fate = shown?.figures.metrics[RAID_FIGURES.fate.of(name)];
  return fate && !isNumberResult(fate) ? fate.share : undefined;
};

const fateText = (shown: Shown | undefined, name: string): string => {
  const shares = sharesOf(shown, name);
  return shares
    ? `: ${Object.entries(shares)
        .map(([fate, share]) => `${percentText(share)} % ${fate}`)
        .join(', ')}`
    : '';
};

const FATE_PARTS = FATES.map((fate): SharePart => [fate, fate, fate]);

/** What becomes of a counter, as parts of a bar. */
function Fates({ shown, name }: { readonly shown: Shown | undefined; readonly name: string }) {
  const shares = sharesOf(shown, name) ?? {};
  const afloat = (shares.undamaged ?? 0) + (shares.damaged ?? 0);
  return (
    <span class="fates" aria-hidden="true" title={`${name}${fateText(shown, name)}`}>
      <ShareBar parts={FATE_PARTS} share={shares} />
      {shown ? `${percentText(afloat)} % ${pieceNamed(name).kind === 'air' ? 'left' : 'afloat'}` : '…'}
    </span>
  );
}
