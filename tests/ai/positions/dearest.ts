// Positions out of whole games of the default doctrines, the dearest of their regret map (`vitp regret`): search changed the answer, and in 96 games
// played on by those doctrines after either answer, with the same dice, the change was worth at least three standard errors. The search and the
// games of the measurement have different dice.
import * as D from '../../../src/game/questions/decisions.js';
import { type Setup, SIDE, type Table } from '../../game/table.js';
import data from '../../golden/dearest.json' with { type: 'json' };
import { answer, firsts, type Position, position, seconds } from '../position-support.js';

const DECISIONS = { patrols: D.PATROLS, raiders: D.RAIDERS, air: D.PLACE_AIR } as const;
const RULES = { patrols: '6.11', raiders: '6.12', air: '5.22' } as const;
const WHO = { japan: 'Japan', allied: 'the Allies' } as const;
const KINDS = ['carriers', 'battleships', 'cruisers'] as const;

/** Ships by kind. */
type Ships = Readonly<Partial<Record<(typeof KINDS)[number], number>>>;
/** Ships sent to the areas in which the two answers differ, or the area of the next air unit. */
type Sent = string | Readonly<Record<string, Ships>>;

interface Example {
  /** As they are named in `rules:`. */
  readonly rules: string;
  readonly side: 'japan' | 'allied';
  readonly decision: keyof typeof DECISIONS;
  readonly played: Sent;
  readonly wanted: Sent;
  /** POC of the final score for the side, and the standard error. */
  readonly gain: number;
  readonly error: number;
  readonly setup: Setup;
}

const EXAMPLES = data as unknown as readonly Example[];

/** `Coral Sea 2 carriers, 1 cruisers; Indonesia nobody`. */
function inWords(sent: Sent): string {
  if (typeof sent === 'string') return sent === 'none' ? 'nowhere' : sent;
  const areas = Object.entries(sent).map(([area, ships]) => {
    const some = KINDS.filter((kind) => ships[kind]).map(
      (kind) => `${ships[kind]} ${ships[kind] === 1 ? kind.slice(0, -1) : kind}`,
    );
    return `${area} ${some.length > 0 ? some.join(', ') : 'nobody'}`;
  });
  return areas.join('; ');
}

/** What the players send to the areas that count. */
function sentBy(t: Table, { side, decision, wanted }: Example): Sent {
  const pairs = answer(t, SIDE[side], DECISIONS[decision]);
  const { areaNames, kind } = t.game.tables;
  if (typeof wanted === 'string') return pairs.length > 0 ? areaNames[pairs[1]!]! : 'none';
  const places = seconds(pairs).map((a) => areaNames[a]!);
  return Object.fromEntries(
    Object.keys(wanted).map((area) => {
      const there = firsts(pairs).filter((_, k) => places[k] === area);
      const byKind = KINDS.map((name, k) => [name, there.filter((p) => kind[p] === k).length] as const);
      return [area, Object.fromEntries(byKind.filter(([, count]) => count > 0))];
    }),
  );
}

const VERBS = { patrols: 'patrols', raiders: 'raids', air: 'air unit' } as const;

/** Ships of a kind stand for one another: which of them goes is not asked. */
export const DEAREST: readonly Position[] = EXAMPLES.map((example) => {
  const { rules, side, decision, played, wanted, gain, error, setup } = example;
  const told = `${rules}, turn ${setup.turn}, ${WHO[side]}, ${VERBS[decision]}: ${inWords(wanted)}`;
  return {
    what: told,
    rule: RULES[decision],
    why: `${gain.toFixed(1)} ±${error.toFixed(1)} POC better than what was played: ${inWords(played)}`,
    found: () => inWords(sentBy(position(setup), example)) === inWords(wanted),
  };
});
