// Games watched for blunders.

import type { Game, Observer } from '../../src/game/index.js';
import type { Decision } from '../../src/game/questions/decisions.js';
import type { Blunder, Watcher } from './blunder.js';
import { BASE_FALLS_BACK } from './falls-back.js';
import { DEAR_AREA_LEFT_TO_AIR } from './flag-to-air.js';
import { POINTS_LEFT } from './free-points.js';
import { CRUISERS_AFTER_CARRIER } from './gunless-chase.js';
import { GUNS_AT_AIR } from './guns-at-air.js';
import { ROLL_WITHOUT_HOPE } from './hopeless-rolls.js';
import { IDLE_ON_LAST_TURN } from './last-turn.js';
import { WRONG_LIGHT } from './light.js';
import { FLAG_LOST_BY_VICTORS } from './lone-flag.js';
import { BASE_LOST_BESIDE_MARINES, MARINES_NEVER_SAIL } from './marines.js';
import { TARGET_MAY_STAY_AWAY } from './named-targets.js';
import { CARRIERS_WITHOUT_SCREEN } from './no-screen.js';
import { SENT_TO_ITS_DEATH } from './outnumbered.js';
import { PAST_THE_YARD } from './past-the-yard.js';
import { PURSUIT_GIVEN_UP } from './pursuit.js';
import { RAIDED_IN_PORT } from './raided-ports.js';
import { RAID_ATTACKS_NOBODY } from './spared-in-port.js';
import { AIR_WITHOUT_BASE } from './stranded-air.js';
import { STRONGER_RETREATS } from './strong-retreat.js';
import { TURN_ONE_RAID } from './turn-one-raid.js';
import { SAILS_DAMAGED, STAYS_DAMAGED } from './yards.js';

/** Every blunder that is counted, in the order of a turn. */
const BLUNDERS: readonly Blunder[] = [
  SAILS_DAMAGED,
  STAYS_DAMAGED,
  PAST_THE_YARD,
  ROLL_WITHOUT_HOPE,
  POINTS_LEFT,
  TARGET_MAY_STAY_AWAY,
  TURN_ONE_RAID,
  SENT_TO_ITS_DEATH,
  GUNS_AT_AIR,
  IDLE_ON_LAST_TURN,
  MARINES_NEVER_SAIL,
  BASE_LOST_BESIDE_MARINES,
  BASE_FALLS_BACK,
  AIR_WITHOUT_BASE,
  DEAR_AREA_LEFT_TO_AIR,
  CARRIERS_WITHOUT_SCREEN,
  WRONG_LIGHT,
  STRONGER_RETREATS,
  PURSUIT_GIVEN_UP,
  CRUISERS_AFTER_CARRIER,
  RAID_ATTACKS_NOBODY,
  RAIDED_IN_PORT,
  FLAG_LOST_BY_VICTORS,
];

/** Where a blunder was seen. */
export interface Sight {
  readonly game: number;
  readonly turn: number;
  readonly what: string;
}

/** How often a blunder was seen of each side, and where first. */
export interface Count {
  readonly blunder: Blunder;
  readonly sides: readonly { seen: number; readonly first: Sight[] }[];
}

/** Hears games and counts; tell it which game comes. */
export class BlunderCounter implements Observer {
  /** Number of the game that is heard. */
  game = 0;
  readonly counts: readonly Count[];
  private readonly watchers: readonly Watcher[];

  /** @param examples sights that are kept of each blunder and side. */
  constructor(blunders: readonly Blunder[] = BLUNDERS, examples = 3) {
    this.counts = blunders.map((blunder) => ({ blunder, sides: [0, 1].map(() => ({ seen: 0, first: [] })) }));
    this.watchers = this.counts.map(({ blunder, sides }) =>
      blunder.watch((g, side, what) => {
        const count = sides[side];
        count.seen++;
        if (count.first.length < examples) count.first.push({ game: this.game, turn: g.turn, what });
      }),
    );
  }

  decided(decision: Decision, side: number, g: Game): void {
    for (const watcher of this.watchers) watcher.decided?.(decision, side, g);
  }

  happened(event: number, a: number, b: number, c: number, g: Game): void {
    for (const watcher of this.watchers) watcher.happened?.(event, a, b, c, g);
  }
}
