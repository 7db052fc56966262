// What really happened at your table, and where that stands among all that could have.
import { standingOf } from '../../analysis/actual.js';
import type { Result } from '../../answer/result.js';
import { RAID_FIGURES } from '../../raid/raid-figures.js';
import { raidStanding } from '../../report/actual.js';
import { Sentences } from '../shared/told.js';
import type { PartProps } from '../shell/tab.js';
import { type ActualRaid, type RaidState, withActual } from './raid-state.js';

interface RaidActualProps extends PartProps<RaidState> {
  readonly result: Result;
}

const CLASSES = [
  { key: 'battleships', one: 'battleship', most: 8 },
  { key: 'cruisers', one: 'cruiser', most: 2 },
] as const;

export function RaidActual({ state, change, result }: RaidActualProps) {
  return (
    <div class="actual">
      <p class="row">
        <span>At your table stayed afloat:</span>
        {CLASSES.map(({ key, most }) => (
          <label key={key}>
            <select
              value={state.actual[key] ?? ''}
              onChange={(event) => change((s) => withActual(s, { [key]: numberOf(event.currentTarget.value) }))}
            >
              <option value="">–</option>
              {Array.from({ length: most + 1 }, (_, n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>{' '}
            {key}
          </label>
        ))}
      </p>
      <Sentences of={sentences(state.actual, result)} />
    </div>
  );
}

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

function sentences(actual: ActualRaid, result: Result): string[] {
  return CLASSES.flatMap(({ key, one }) => {
    const value = actual[key];
    if (value === null) return [];
    const words = `${value} ${one}${value === 1 ? '' : 's'} afloat`;
    return [raidStanding(words, standingOf(result, RAID_FIGURES.ships.of(key, 'afloat'), value))];
  });
}
