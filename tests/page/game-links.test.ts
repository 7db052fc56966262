// Links to moments of games and to positions: what is written is read again, and what cannot be is answered with a sentence.
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/answer/json.js';
import {
  FIRST_GAME_STATE,
  goTo,
  openArea,
  questionOfGame,
  withPlayer,
  withRecord,
  withStride,
} from '../../src/page/game/game-state.js';
import { writeLink } from '../../src/page/link/link-form.js';
import { readLink } from '../../src/page/link/read-link.js';
import { placePiece } from '../../src/page/position/position-edit.js';
import { edit, FIRST_POSITION, questionOfPosition } from '../../src/page/position/position-state.js';
import { plainRecord } from '../../src/records/record-write.js';
import { playOneGame } from '../../src/report/one-game/play-game.js';
import { ScenarioError } from '../../src/text/problem.js';
import { UsageError } from '../../src/text/usage-error.js';
import { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';

describe('links to games', () => {
  it('bring back a moment', async () => {
    let state = withPlayer(FIRST_GAME_STATE, 'japan', 'standard', 'tko');
    state = goTo(withStride(state, 'die'), { moment: 'turn3.allied.raiders', after: 4 });
    state = openArea(state, 'Coral Sea');
    expect(await readLink(await writeLink('game', questionOfGame(state)))).toEqual({ tab: 'game', state });
  });

  it('bring back a whole record, every die of it', async () => {
    const { record, tables } = playOneGame({ scenario: STANDARD_GAME, seed: 'link', game: 1 });
    const state = withRecord(FIRST_GAME_STATE, 'game.yaml', plainRecord(record, tables));
    const read = await readLink(await writeLink('game', questionOfGame(state)));
    expect(canonicalJson(read.state)).toBe(canonicalJson(state));
  });

  it('are refused with a sentence where nobody plays like that', async () => {
    const wrong = withPlayer(FIRST_GAME_STATE, 'japan', 'standart', '');
    await expect(readLink(await writeLink('game', questionOfGame(wrong)))).rejects.toThrow(/"standart".*standard/s);
    const place = { ...FIRST_GAME_STATE, area: 'Coral See' as never };
    await expect(readLink(await writeLink('game', questionOfGame(place)))).rejects.toThrow(
      'This link does not hold a game: area',
    );
  });
});

describe('links to positions', () => {
  it('bring back a board that was set up', async () => {
    const state = edit({ ...FIRST_POSITION, games: 500, seed: 'x', area: null }, (p) =>
      placePiece(p, 'Hornet', 'Samoa'),
    );
    expect(await readLink(await writeLink('position', questionOfPosition(state)))).toEqual({ tab: 'position', state });
  });

  it('are refused with a sentence where a board cannot be like that', async () => {
    const both = edit(FIRST_POSITION, (p) => ({ ...p, pieces: { ...p.pieces, Samoa: ['Akagi'] } }));
    await expect(readLink(await writeLink('position', questionOfPosition(both)))).rejects.toThrow(
      'Akagi is in two places',
    );
    await expect(readLink(await writeLink('position', { record: 7 }))).rejects.toThrow(
      'This link does not hold a position: record',
    );
  });

  it('are refused with a sentence whatever is done to them', async () => {
    const text = JSON.stringify(questionOfPosition({ ...FIRST_POSITION, games: 500 }));
    const values = ['"turn":7', '"Akagi"', '"steps":[]', '"format":1'];
    const wrong = ['{}', '"__proto__"', '-1'];
    const told: string[] = [];
    for (const value of values) {
      for (const put of wrong) {
        const changed = text.replace(value, value.includes(':') ? `${value.split(':')[0]}:${put}` : put);
        try {
          const link = await writeLink('position', JSON.parse(changed));
          expect((await readLink(link)).tab).toBe('position');
        } catch (error) {
          if (!(error instanceof UsageError || error instanceof ScenarioError || error instanceof SyntaxError))
            throw error;
          told.push(error.message);
        }
      }
    }
    expect(told.length).toBe(12);
  });
});
