// A search player with everything it needs: who advises it, and who plays in its rollouts.
import { ALLIED, JAPAN, SIDES, type Side } from '../../board/index.js';
import type { Player } from '../../game/state/state.js';
import type { RuleSet } from '../../rules/index.js';
import { defaultDoctrine, shippedDoctrines } from '../heuristic/doctrine/doctrine.js';
import { underRules } from '../heuristic/doctrine/under-rules.js';
import { GatheredFight } from '../heuristic/estimate/gathered-fight.js';
import { HeuristicPlayer } from '../heuristic/heuristic-player.js';
import { shippedOpenings } from '../opening.js';
import { ChoiceStream } from '../random/choice-stream.js';
import { perturbed } from './perturbed.js';
import { type SearchParts, SearchPlayer } from './search-player.js';
import type { SearchSettings } from './search-settings.js';
import type { TurnLog } from './turn-log.js';

/** How strongly weights are perturbed, for advisers and for opponents. */
const PERTURBATION = 0.4;
/** Advisers with the player's own weights, perturbed. */
const PERTURBED_ADVISERS = 3;

/** What directs a heuristic player. */
type Directions = ConstructorParameters<typeof HeuristicPlayer>[0];

/** Makes the player of some directions; `gathered` as {@link HeuristicPlayer} takes it. */
type PlayerMaker = (directions: Directions, gathered?: GatheredFight) => Player;

const heuristic: PlayerMaker = (directions, gathered) => new HeuristicPlayer(directions, gathered);

/** Who plays without search. */
export interface SearchedBase {
  /** What directs the player whose answers are tried first, and who goes on for the own side in rollouts. */
  readonly base: Directions;
  /** Who plays by that. Default: the heuristic player. */
  readonly player?: PlayerMaker;
  /** Who goes on for the own side in rollouts. Default: the same. */
  readonly onward?: PlayerMaker | undefined;
}

/** What makes the player. */
interface SearchOf extends SearchedBase {
  /** Who plays the other side in rollouts, by turns. Default: the heuristic player with the default doctrine alone. */
  readonly opponents?: readonly SearchedBase[] | undefined;
  readonly settings: SearchSettings;
  /** In force: advisers and opponents play by what they do under them. */
  readonly rules: RuleSet;
  readonly seed: string;
  readonly log: TurnLog;
}

/**
 * A search player. Its advisers are the other doctrines and the openings of its side, and its own doctrine with perturbed weights; its rollouts are
 * played against the opponents, and against the same with perturbed weights. Where the base player is no heuristic one, the
 * heuristic player with the same directions is the first adviser.
 */
export function createSearch(of: SearchOf): SearchPlayer {
  return new SearchPlayer(searchParts(of));
}

/** What {@link createSearch} puts together. */
export function searchParts({
  base,
  player = heuristic,
  onward = player,
  opponents,
  settings,
  rules,
  seed,
  log,
}: SearchOf): SearchParts {
  const side = base.side === 'japan' ? JAPAN : ALLIED;
  const enemy: Side = SIDES[1 - side]!;
  const others = shippedDoctrines()
    .filter((d) => d.side === base.side && d.name !== base.name)
    .map((d) => underRules(d, rules));
  const openings = shippedOpenings()
    .filter((o) => o.side === base.side && o.name !== base.opening?.name)
    .map((opening): Directions => ({ ...base, opening }));
  const met = opponents ?? [{ base: underRules(defaultDoctrine(enemy), rules) }];
  const gathered = new GatheredFight();
  const own = [onward(base, gathered)];
  const rivals = opposing(met, settings.opponents, gathered);
  return {
    side,
    settings,
    seed,
    log,
    base: player(base),
    advisers: [
      ...(player === heuristic ? [] : [base]),
      ...others,
      ...openings,
      ...perturbedFrom(base, PERTURBED_ADVISERS),
    ].map((d) => heuristic(d)),
    pools: side === JAPAN ? [own, rivals] : [rivals, own],
  };
}

/** Opponents by turns, as they are and then with perturbed weights: each of them at least once. */
function opposing(met: readonly SearchedBase[], count: number, gathered: GatheredFight): Player[] {
  const rounds = Math.max(1, Math.ceil(count / met.length));
  const each = met.map(({ base, player = heuristic }) =>
    [base, ...perturbedFrom(base, rounds - 1)].map((directions) => player(directions, gathered)),
  );
  return Array.from(
    { length: Math.max(count, met.length) },
    (_, k) => each[k % met.length]![Math.floor(k / met.length)]!,
  );
}

/** Doctrines near one: always the same. */
function perturbedFrom(doctrine: Directions, count: number): Directions[] {
  // The word is a part of the seed: another one would be another player.
  const chance = new ChoiceStream(`shaken ${doctrine.side}`);
  return Array.from({ length: count }, () => ({
    ...doctrine,
    weights: perturbed(doctrine.weights, PERTURBATION, chance),
  }));
}
