// The surprise raid in Indonesia (18.4), by both readings of what it may attack.
import { expect, it } from 'vitest';
import { ACTION_AIR_RAID } from '../../../../src/dice/index.js';
import { ON_SHIPS_AT_SEA } from '../../../../src/game/index.js';
import * as D from '../../../../src/game/questions/decisions.js';
import { SIDE } from '../../../game/table.js';
import { answer, fight, firsts, names, seconds } from '../../position-support.js';

it.each([
  ['no', 'De Ruyter'],
  ['yes', 'Prince of Wales'],
])('18.4, surprise-raid-on-ports: %s: the best target in reach is %s', (reading, target) => {
  const t = fight('Indonesia', ['Akagi', 'De Ruyter'], {
    turn: 1,
    at: { Indonesia: ['Akagi', 'De Ruyter'], Singapore: ['Prince of Wales'] },
    rulings: { 'surprise-raid-on-ports': reading },
  });
  t.game.action = ACTION_AIR_RAID;
  t.game.mode = ON_SHIPS_AT_SEA;
  const pairs = answer(t, SIDE.japan, D.TARGETS);
  expect([names(t, firsts(pairs)), names(t, seconds(pairs))]).toEqual([['Akagi'], [target]]);
});
