// Links to moments of games and to positions: what is written is read again, and what cannot be is answered with a sentence.
import { describe, expect, it } from 'vitest';
import {
  FIRST_GAME_STATE,
  goTo,
  openArea,
  questionOfGame,
  withPlayer,
  withStride,
} from '../../src/page/game/game-state.js';
import { writeLink } from '../../src/page/link/link-form.js';
import { readLink } from '../../src/page/link/read-link.js';

describe('links to games', () => {
  it('bring back a moment', async () => {
    let state = withPlayer(FIRST_GAME_STATE, 'japan', 'standard', 'tko');
    state = goTo(withStride(state, 'die'), { moment: 'turn3.allied.raiders', after: 4 });
    state = openArea(state, 'Coral Sea');
    expect(await readLink(await writeLink('game', questionOfGame(state)))).toEqual({ tab: 'game', state });
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
