// A player that answers every question with a random lawful answer: for fuzzing, and as the weakest player that others are measured against.
import { CENTRAL_PACIFIC, type Game, NORTH_PACIFIC, uncertainBasePorts } from '../../game/index.js';
import { DECISIONS, type Decision, type DecisionName } from '../../game/questions/decisions.js';
import type { Player } from '../../game/state/state.js';
import {
  announceCarriers,
  announceKamikazes,
  attackSubmerged,
  follow,
  formGroups,
  formTaskForces,
  land,
  nameDefender,
  pursue,
  raidHarbors,
  split,
  stateMissions,
} from './combat.js';
import { Draw } from './draw.js';
import {
  base,
  embark,
  escapeToWestCoast,
  patrol,
  placeAir,
  placeReinforcements,
  placeSubmarine,
  raid,
  removeShip,
  repair,
  returnFromSanDiego,
  sendRaidForce,
} from './movement.js';
import { RandomTargets } from './targets.js';

type Decide = (r: Draw, g: Game) => void;

const yesOrNo: Decide = (r, g) => g.answer(r.below(2));

/** Who answers each decision, but for targets. */
const BY_NAME: Readonly<Record<Exclude<DecisionName, 'targets' | 'assign-targets'>, Decide>> = {
  'raid-force': sendRaidForce,
  'reinforcement-ports': placeReinforcements,
  removal: removeShip,
  patrols: patrol,
  repairs: repair,
  air: placeAir,
  amphibious: embark,
  raiders: raid,
  submarine: placeSubmarine,
  'next-area': (r, g) => g.answer(r.bitOf(g.areasLeft)),
  'day-night': yesOrNo,
  'firing-carriers': announceCarriers,
  'submarine-attack': attackSubmerged,
  retreat: (r, g) => g.answer(r.oneIn(4) ? 1 : 0),
  groups: formGroups,
  pursuit: pursue,
  split,
  follow,
  landings: land,
  defender: nameDefender,
  'air-raid': raidHarbors,
  basing: base,
  stay: yesOrNo,
  kamikaze: announceKamikazes,
  'task-forces': formTaskForces,
  missions: stateMissions,
  withdraw: yesOrNo,
  'uncertain-area': (r, g) => g.answer(r.oneIn(2) ? CENTRAL_PACIFIC : NORTH_PACIFIC),
  'west-coast': escapeToWestCoast,
  'san-diego-return': returnFromSanDiego,
  'land-first': yesOrNo,
  engage: yesOrNo,
  'uncertain-base': (r, g) => g.answer(r.bitOf(uncertainBasePorts(g, g.subject))),
};

/**
 * A random lawful player. Its choices are addressed like dice, so that its games can be replayed from (seed, game).
 *
 * @example
 * game.players[0] = new RandomPlayer('fuzz', 0);
 */
export class RandomPlayer implements Player {
  readonly name = 'random';
  readonly trusted = true;
  private readonly draw: Draw;
  private readonly answers: readonly ((g: Game) => void)[];

  constructor(seed: string, side: number) {
    const draw = new Draw(seed, side);
    const aim = new RandomTargets(draw);
    this.draw = draw;
    this.answers = DECISIONS.map((name) => {
      if (name === 'targets') return (g) => aim.targets(g);
      if (name === 'assign-targets') return (g) => aim.assignTargets(g);
      return (g) => BY_NAME[name](draw, g);
    });
  }

  startGame(game: number): void {
    this.draw.startGame(game);
  }

  decide(decision: Decision, g: Game): void {
    this.answers[decision]!(g);
  }
}
