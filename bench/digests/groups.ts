// Which games are played: every doctrine against every other, every opening, and every optional rule with several players.

import { doctrineNames, shippedDoctrine } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { openingNames, shippedOpening } from '../../src/ai/opening.js';
import { searchSettings } from '../../src/ai/search/search-settings.js';
import { directedBy, type Seat } from '../../src/ai/seat.js';
import { SIDES, type Side } from '../../src/board/index.js';

/** Games of two seats under a rule set. */
export interface Group {
  readonly name: string;
  readonly japan: Seat;
  readonly allied: Seat;
  readonly rules: readonly string[];
}

const EDITION = ['second-edition'];

/** Rule sets beside the plain edition: each of them changes what is asked, or of whom. */
const OPTIONS: readonly (readonly string[])[] = [
  ['nt1'],
  ['nt1', 'task-forces', 'adjustment-3c', 'adjustment-4'],
  ['menzel'],
  ['menzel-3c', 'gunnery-radar'],
  ['task-forces'],
  ['task-forces', 'nine-turn', 'pearl-harbor'],
  ['nine-turn'],
  ['pearl-harbor'],
  ['damage-control', 'gunnery-radar'],
  ['adjustment-1', 'adjustment-2', 'adjustment-3', 'adjustment-3a', 'adjustment-4'],
  ['adjustment-1a', 'adjustment-2a', 'adjustment-2b', 'adjustment-3b', 'adjustment-4a', 'adjustment-5'],
  ['adjustment-3c', 'adjustment-5', 'adjustment-6', 'damage-control'],
];

/** A search that looks at little, so that it is quick: what it does is the same. */
const CHEAP = searchSettings({ rollouts: 4, horizon: 1, candidates: 3, generations: 1, opponents: 2 });

const RANDOM: Seat = { player: 'random' };

function seat(side: Side, doctrine: string, opening: string | null = null): Seat {
  const shipped = shippedDoctrine(side, doctrine);
  if (!shipped) throw new Error(`${side} has no doctrine ${doctrine}`);
  const found = opening === null ? null : (shippedOpening(side, opening) ?? null);
  return { player: 'heuristic', ...directedBy(shipped, found) };
}

function search(side: Side, doctrine: string): Seat {
  return { ...(seat(side, doctrine) as Seat & { player: 'heuristic' }), player: 'search', search: CHEAP };
}

const seatName = (seat: Seat): string =>
  seat.player === 'random'
    ? 'random'
    : `${seat.player === 'search' ? 'search on ' : ''}${seat.doctrine}${seat.opening ? `+${seat.opening.name}` : ''}`;

const group = (japan: Seat, allied: Seat, rules: readonly string[]): Group => ({
  name: `${seatName(japan)} – ${seatName(allied)}, ${rules.join(' + ')}`,
  japan,
  allied,
  rules,
});

/** Every group of games, in an order that stays. */
export function everyGroup(): Group[] {
  const japan = doctrineNames('japan');
  const allied = doctrineNames('allied');
  const pairs = japan.flatMap((j) => allied.map((a) => group(seat('japan', j), seat('allied', a), EDITION)));
  const openings = SIDES.flatMap((side) =>
    openingNames(side).map((name) => {
      // Openings of Normal Turn One are named after it.
      const rules = name.startsWith('nt1') ? ['nt1'] : EDITION;
      const own = seat(side, 'tuned', name);
      return side === 'japan' ? group(own, seat('allied', 'tuned'), rules) : group(seat('japan', 'tuned'), own, rules);
    }),
  );
  const options = OPTIONS.flatMap((rules, k) => {
    const tuned = { japan: seat('japan', 'tuned'), allied: seat('allied', 'tuned') };
    return [
      group(tuned.japan, tuned.allied, rules),
      group(seat('japan', 'standard'), seat('allied', 'standard'), rules),
      group(
        seat('japan', japan[k % japan.length]!),
        seat('allied', allied[(k + 1 + Math.floor(k / 6)) % allied.length]!),
        rules,
      ),
      k % 2 === 0 ? group(RANDOM, tuned.allied, rules) : group(tuned.japan, RANDOM, rules),
      group(RANDOM, RANDOM, rules),
    ];
  });
  const searched = [group(search('japan', 'tuned'), search('allied', 'standard'), EDITION)];
  return [...pairs, ...openings, ...options, ...searched];
}
