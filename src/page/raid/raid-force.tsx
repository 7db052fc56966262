// The raid force: carriers to pick and send, and those that stay at home.
import { CounterButton, HomeButton } from '../shared/counter-button.js';
import { boardWith } from '../shared/on-board.js';
import type { PartProps } from '../shell/tab.js';
import { CARRIERS, ESCORTS, pieceNamed } from './raid-board.js';
import { attackersOf, pick, placedIn, planOf, type RaidState, toggleShip } from './raid-state.js';

/** Why the last ship cannot be left at home. */
const LAST = 'A raid needs one ship at least: send another one along before this one stays at home.';

export function RaidForce({ state, change }: PartProps<RaidState>) {
  const { round, picked, scenario } = state;
  const placed = placedIn(state, round);
  const byPlan = planOf(state, round) !== undefined;
  const home = [...CARRIERS, ...(scenario.after === 'stay' ? ESCORTS : [])].filter(
    ({ name }) => !scenario.raidForce.includes(name),
  );
  const board = boardWith(state.scenario.data);
  const isLast = scenario.raidForce.length === 1;
  return (
    <>
      <h2>Raid force</h2>
      <p class="note">{hint(byPlan, picked)}</p>
      <ul class="force">
        {scenario.raidForce.map((name) => {
          const attacks = attackersOf(state).includes(name) && !byPlan;
          return (
            <li key={name}>
              <CounterButton
                said={`${name}, ${pieceNamed(name, board).factors}${placed[name] ? `, attacks ${placed[name]}` : ''}`}
                piece={pieceNamed(name, board)}
                class={picked === name ? 'picked' : placed[name] || !attacks ? 'sent' : 'idle'}
                aria-pressed={picked === name}
                disabled={!attacks}
                draggable={attacks}
                onDragStart={(event) => event.dataTransfer?.setData('text/plain', name)}
                onClick={() => change((s) => pick(s, name))}
              />
              <HomeButton
                said={`Leave ${name} at home`}
                onClick={() => change((s) => toggleShip(s, name))}
                title={isLast ? LAST : 'Leave at home'}
                disabled={isLast}
              />
            </li>
          );
        })}
      </ul>
      {isLast && <p class="note">{LAST}</p>}
      {home.length > 0 && (
        <>
          <h3>At home</h3>
          <ul class="force">
            {home.map(({ name }) => (
              <li key={name}>
                <CounterButton
                  said={`Send ${name} along`}
                  piece={pieceNamed(name, board)}
                  onClick={() => change((s) => toggleShip(s, name))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function hint(byPlan: boolean, picked: string | null): string {
  if (byPlan) return 'The plan chooses the targets of this round.';
  if (picked !== null) return `${picked} is picked: tap what it attacks.`;
  return 'Tap a carrier, then what it attacks. Tap an attacker to take it off.';
}
