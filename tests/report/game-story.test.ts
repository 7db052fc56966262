// A game as steps: all that is told, the board at each, and the decision that comes next.
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/ai/match.js';
import { namedSeat } from '../../src/ai/seat.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { readMoment } from '../../src/records/moment.js';
import { positionOf } from '../../src/records/position-of.js';
import { takenFromGame } from '../../src/records/taken.js';
import { Narrator } from '../../src/report/narrative/narrative.js';
import { GameStory } from '../../src/report/one-game/game-story.js';
import { playOneGame } from '../../src/report/one-game/play-game.js';
import { resolveRules } from '../../src/rules/index.js';
import { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';

const players = { japan: namedSeat('japan', 'standard')!, allied: namedSeat('allied', 'standard')! };
const which = { scenario: { ...STANDARD_GAME, players }, seed: 'story', game: 2 };

function storyOf() {
  const story = new GameStory();
  playOneGame(which, { listener: () => story });
  return story.finish();
}
const steps = storyOf();

describe('a game as steps', () => {
  it('tells what the narrative tells', () => {
    const narrator = new Narrator({ width: Number.POSITIVE_INFINITY });
    playOneGame(which, { listener: () => narrator });
    const lines = narrator.finish().map((line) => line.trim());
    expect(steps.map(({ text }) => text)).toEqual(lines.filter((line) => line !== '' && !/^=+$/.test(line)));
  });

  it('knows turn, phase and area of each', () => {
    const first = steps[0]!;
    expect(first).toMatchObject({ heading: true, turn: 1, phase: 'start', area: null });
    const turns = steps.map(({ turn }) => turn);
    expect([...turns].sort((a, b) => a - b)).toEqual(turns);
    expect(steps.filter(({ heading }) => heading).map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const hawaii = steps.filter(({ turn, area }) => turn === 1 && area === 'Hawaiian Islands');
    expect(hawaii[0]?.text).toBe('Hawaiian Islands');
    expect(hawaii.some(({ text }) => text.startsWith('Akagi attacks'))).toBe(true);
    expect(steps.filter(({ phase }) => phase === 'end').every(({ area }) => area === null)).toBe(true);
  });

  it('names moments at which a position can be taken out of the game, with the board of the step', () => {
    const moments = [...new Set(steps.map(({ moment }) => moment))];
    expect(moments.length).toBeGreaterThan(100);
    expect(moments.at(-1)).toBe(null);
    const tables = compileBoard(STANDARD_BOARD);
    for (const moment of [moments[3]!, moments[40]!, moments[90]!]) {
      const match = new Match(tables, resolveRules(), players, 'story');
      const about = { rulings: {}, data: null, players: { japan: 'standard', allied: 'standard' }, seed: 'story' };
      const { game } = takenFromGame(match, 2, readMoment(moment), about);
      const last = steps.filter((step) => step.moment === moment).at(-1)!;
      expect(last.position).toEqual(positionOf(game, { at: 'combat' }));
    }
  });
});
