// A player who has learned from search what answers are worth: where ships go it begins with the heuristic answer, and changes it as long as
// the networks say that this gains anything. Everything else it answers as the heuristic player does.
import { SIDES } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { type Decision, PATROLS, RAIDERS } from '../../game/questions/decisions.js';
import type { Player } from '../../game/state/state.js';
import { sideOf } from '../heuristic/doctrine/doctrine.js';
import type { GatheredFight } from '../heuristic/estimate/gathered-fight.js';
import { HeuristicPlayer } from '../heuristic/heuristic-player.js';
import type { Opening } from '../opening.js';
import { AreaNet, type NetWeights } from './area-net.js';
import { AreaView } from './area-view.js';
import shipped from './nets.json' with { type: 'json' };
import { ShipSearch } from './ship-search.js';

/** The networks of a side, by kind of decision; where there is none, the heuristic answer stands. */
export interface SideNets {
  readonly patrols?: NetWeights;
  readonly raiders?: NetWeights;
}

/** The networks of both sides. */
export interface Nets {
  readonly japan: SideNets;
  readonly allied: SideNets;
}

/** Those that come with the package: `bench/learn` makes them. */
export const SHIPPED_NETS: Nets = shipped;

/**
 * The learned player. It decides from the board alone, and allocates nothing after its first decision on a board.
 *
 * @example
 * game.players[0] = new LearnedPlayer(shippedDoctrine('japan', 'tuned')!);
 */
export class LearnedPlayer implements Player {
  readonly name = 'learned';
  readonly trusted = true;
  private readonly base: HeuristicPlayer;
  private readonly view: AreaView;
  private readonly patrols: ShipSearch | null;
  private readonly raiders: ShipSearch | null;

  /**
   * @param doctrine that of the heuristic player beneath.
   * @param opening on the turns that it names, the heuristic answers stand; plans of the doctrine for some rules are improved like other answers.
   * @param gathered see {@link HeuristicPlayer}.
   * @param nets default: those that come with the package.
   */
  constructor(
    doctrine: ConstructorParameters<typeof HeuristicPlayer>[0],
    private readonly opening: Opening | null = null,
    gathered?: GatheredFight,
    nets: Nets = SHIPPED_NETS,
  ) {
    this.base = new HeuristicPlayer(doctrine, gathered);
    const side = sideOf(doctrine);
    const { patrols, raiders } = nets[SIDES[side]];
    this.view = new AreaView(side);
    this.patrols = patrols ? new ShipSearch(this.view, new AreaNet(patrols), true) : null;
    this.raiders = raiders ? new ShipSearch(this.view, new AreaNet(raiders), false) : null;
  }

  startGame(): void {
    this.base.startGame();
  }

  decide(decision: Decision, g: Game): void {
    this.base.decide(decision, g);
    const search = decision === PATROLS ? this.patrols : decision === RAIDERS ? this.raiders : null;
    if (search === null || this.opening?.turns[g.turn] !== undefined) return;
    this.view.look(g);
    // The heuristic player believes that its own answer was given: it must look at the board again.
    if (search.improve(g)) this.base.startGame();
  }
}
