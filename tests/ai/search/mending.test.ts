// Search mends answers that are wrong beyond dispute, whatever its seed, on either side; and a review tells what they cost.
import { describe, expect, it } from 'vitest';
import { defaultDoctrine } from '../../../src/ai/heuristic/doctrine/doctrine.js';
import { HeuristicPlayer } from '../../../src/ai/heuristic/heuristic-player.js';
import { ChoiceStream } from '../../../src/ai/random/choice-stream.js';
import { perturbed } from '../../../src/ai/search/perturbed.js';
import { Reviewer } from '../../../src/ai/search/review.js';
import { type Finding, SearchPlayer } from '../../../src/ai/search/search-player.js';
import { searchSettings } from '../../../src/ai/search/search-settings.js';
import { LoggedDice, TurnLog } from '../../../src/ai/search/turn-log.js';
import { SIDES } from '../../../src/board/index.js';
import { PATROLS, RAIDERS, RETREAT } from '../../../src/game/questions/decisions.js';
import { playFrom } from '../../../src/game/state/play-from.js';
import type { Game, Player } from '../../../src/game/state/state.js';
import { SIDE, table } from '../../game/table.js';
import { sized } from '../../size.js';
import { MISTAKES, type Mistake } from './positions.js';

const LAST_TURN = 8;
const SEEDS = Array.from({ length: sized(5, 10) }, (_, k) => `seed ${k}`);
/** Candidates enough that among the ships and areas drawn are the right ones. */
const SETTINGS = searchSettings({ rollouts: 24, candidates: 64, generations: 1 });

/** Players that go on in rollouts: the default doctrine, and others near it. */
function pool(side: 0 | 1): Player[] {
  const doctrine = defaultDoctrine(SIDES[side]);
  const chance = new ChoiceStream('mending');
  return [0, 0.5, 0.5].map((strength) => {
    return new HeuristicPlayer({ ...doctrine, weights: perturbed(doctrine.weights, strength, chance) });
  });
}

/**
 * Plays a position. When the side is asked the question, `answer` answers it; else the default doctrines do. So that the question comes
 * up, the side keeps its ships in port before it sends raiders, and the other side does not retreat.
 */
function play({ side, decision, begin, at }: Mistake, answer: (log: TurnLog, g: Game) => void): void {
  const me = SIDE[side];
  for (let number = 0, asked = 0; asked === 0; number++) {
    expect(number).toBeLessThan(20);
    const t = table({ turn: LAST_TURN, at, seed: `mending ${number}` });
    const g = t.game;
    const log = new TurnLog();
    for (const s of [0, 1] as const) {
      const usual = new HeuristicPlayer(defaultDoctrine(SIDES[s]));
      g.players[s] = {
        name: 'asked once',
        decide: (d, game) => {
          if (s === me && d === decision && asked++ === 0) answer(log, game);
          else if (s === me && d === PATROLS && decision === RAIDERS) return;
          else if (s !== me && d === RETREAT) game.answer(0);
          else usual.decide(d, game);
        },
      };
    }
    g.observer = log;
    g.dice = new LoggedDice(g.dice, log);
    log.open(begin, g);
    playFrom(g, begin, { to: 'turn', turn: LAST_TURN });
  }
}

describe.each(MISTAKES)('$side: $what', (mistake) => {
  const { decision, wrong, worth, mends } = mistake;
  const side = SIDE[mistake.side];
  const wrongly: Player = {
    name: 'wrong',
    decide: (_, g) => {
      for (const x of wrong) g.answer(x);
    },
  };

  it.each(SEEDS)('search mends it under %s', (seed) => {
    const findings: Finding[] = [];
    play(mistake, (log, g) => {
      const search = new SearchPlayer({
        side,
        seed,
        settings: SETTINGS,
        log,
        base: wrongly,
        pools: [pool(0), pool(1)],
      });
      search.onFinding = (_, __, finding) => findings.push(finding);
      search.decide(decision, g);
    });
    expect(findings).toHaveLength(1);
    const { base, answer, standing } = findings[0]!;
    expect(base).toEqual(wrong);
    expect(mends(answer), answer.join()).toBe(true);
    expect(standing!.gain).toBeGreaterThan(worth);
  });

  it('a review tells its cost', () => {
    let reviewer!: Reviewer;
    play(mistake, (log, g) => {
      reviewer = new Reviewer(log, SETTINGS, 'review');
      reviewer.watched(wrongly, side).decide(decision, g);
    });
    const worst = reviewer.worst(side);
    expect(worst).toHaveLength(1);
    expect(worst[0]).toMatchObject({ turn: LAST_TURN, decision, side, played: wrong, rollouts: 4 * SETTINGS.rollouts });
    expect(mends(worst[0]!.preferred)).toBe(true);
    expect(worst[0]!.cost).toBeGreaterThan(worth);
    expect(reviewer.worst(1 - side)).toEqual([]);
  });
});
