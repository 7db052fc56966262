// What else Japan has on turn 1: the I-Boat, and Indonesia's surprise raid.
import { Choice } from '../shared/choice.js';
import { INDONESIA_AIR, INDONESIA_CARRIERS } from './raid-board.js';
import { type RaidState, toggleIndonesiaCarrier, withIBoat, withIndonesia } from './raid-state.js';

interface RaidElsewhereProps {
  readonly state: RaidState;
  readonly change: (update: (state: RaidState) => RaidState) => void;
}

export function RaidElsewhere({ state, change }: RaidElsewhereProps) {
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
          onChange={(value) => change((s) => withIBoat(s, value))}
        />
        <label class="check" title="Its surprise raid (18.4)">
          <input
            type="checkbox"
            checked={indonesia !== null}
            onChange={() => change((s) => withIndonesia(s, indonesia === null ? { airUnits: 2, carriers: [] } : null))}
          />
          Raid on Indonesia
        </label>
        {indonesia && (
          <label>
            with{' '}
            <select
              value={indonesia.airUnits}
              onChange={(event) => {
                const airUnits = Number(event.currentTarget.value);
                change((s) => withIndonesia(s, { ...indonesia, airUnits }));
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
            <label key={name} class="check">
              <input
                type="checkbox"
                checked={indonesia.carriers.includes(name)}
                onChange={() => change((s) => toggleIndonesiaCarrier(s, name))}
              />
              {name}
            </label>
          ))}
        </div>
      )}
    </>
  );
}
