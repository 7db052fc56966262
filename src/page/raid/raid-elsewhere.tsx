// What else Japan has on turn 1: the I-Boat, and Indonesia's surprise raid.
import { Check, Choice } from '../shared/controls.js';
import type { PartProps } from '../shell/tab.js';
import { INDONESIA_AIR, INDONESIA_CARRIERS } from './raid-board.js';
import { type RaidState, toggleIndonesiaCarrier, withScenario } from './raid-state.js';

export function RaidElsewhere({ state, change }: PartProps<RaidState>) {
  const { iBoat, indonesia } = state.scenario;
  return (
    <>
      <div class="row">
        <Choice
          label="I-Boat"
          options={[
            { value: 'elsewhere', text: 'elsewhere' },
            { value: 'Hawaiian Islands', text: 'off Hawaii', title: 'It attacks after the first round there (18.24)' },
          ]}
          value={iBoat}
          onChange={(value) => change((s) => withScenario(s, { iBoat: value }))}
        />
        <Check
          title="Its surprise raid (18.4)"
          checked={indonesia !== null}
          onChange={() =>
            change((s) => withScenario(s, { indonesia: indonesia === null ? { airUnits: 2, carriers: [] } : null }))
          }
        >
          Raid on Indonesia
        </Check>
        {indonesia && (
          <label>
            with{' '}
            <select
              value={indonesia.airUnits}
              onChange={(event) => {
                const airUnits = Number(event.currentTarget.value);
                change((s) => withScenario(s, { indonesia: { ...indonesia, airUnits } }));
              }}
            >
              {Array.from({ length: INDONESIA_AIR + 1 }, (_, n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>{' '}
            air units
          </label>
        )}
      </div>
      {indonesia && (
        <div class="row">
          {INDONESIA_CARRIERS.map((name) => (
            <Check
              key={name}
              checked={indonesia.carriers.includes(name)}
              onChange={() => change((s) => toggleIndonesiaCarrier(s, name))}
            >
              {name}
            </Check>
          ))}
        </div>
      )}
    </>
  );
}
