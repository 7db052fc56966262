// The learned player: lawful under every rule set, from the board alone, the same every time; its plans, networks, opening and name.
import { describe, expect, it } from 'vitest';
import { digest } from '../../../bench/digests/play.js';
import { createPlayer, fastDirections } from '../../../src/ai/create-player.js';
import { DEFAULT_PLAYER } from '../../../src/ai/default-player.js';
import type { LearnedName } from '../../../src/ai/learned/learned-names.js';
import { netsUnder, raidersUnder, shippedNets } from '../../../src/ai/learned/shipped-nets.js';
import { Match } from '../../../src/ai/match.js';
import { type Opening, shippedOpening } from '../../../src/ai/opening.js';
import { type FastSeat, type LearnedSeat, namedSeat, type Seat, seatText } from '../../../src/ai/seat.js';
import { JAPAN, SIDES } from '../../../src/board/index.js';
import { resolveRules } from '../../../src/rules/index.js';
import { tables } from './support.js';

const tko = shippedOpening('japan', 'tko')!;
const insurance = shippedOpening('japan', 'insurance')!;

describe('the learned player', () => {
  it.each([
    ['learned', ['second-edition'], '52af4a4586fa43df'],
    ['learned', ['nt1', 'task-forces'], '4e9275f7bc2a3971'],
    ['learned-2', ['second-edition'], '7d838a4ddeff36fd'],
    ['learned-2', ['nt1', 'task-forces'], 'ef96ae26342a7f6f'],
    ['learned-2', ['menzel', 'nine-turn'], '6697097a3c56dcf5'],
    ['learned-3', ['second-edition'], '95836ef67f7400a9'],
    ['learned-3', ['nt1', 'task-forces'], '3f917f98e7381b75'],
    ['learned-3', ['menzel-3c', 'nine-turn'], '1bdb5cb9407f95b1'],
    ['learned-4', ['second-edition'], '95836ef67f7400a9'],
    ['learned-4', ['nt1'], '26814920dc340bc2'],
    ['learned-5', ['second-edition'], 'cf450aeff7e7a624'],
    ['learned-5', ['nt1', 'task-forces'], 'c817173a1ece853d'],
    ['learned-5', ['menzel-3c', 'nine-turn'], '43194163f272db19'],
    ['learned-6', ['second-edition'], '41999723c14513aa'],
    ['learned-6', ['nt1', 'task-forces'], 'b342c5542292f793'],
    ['learned-6', ['menzel-3c', 'nine-turn'], '43194163f272db19'],
    ['learned-fast', ['second-edition'], 'fba8b937eee7ebc4'],
    ['learned-fast', ['nt1', 'task-forces'], '6afcb60e8a46e684'],
    ['learned-fast-2', ['second-edition'], '067a5f0da25fac66'],
    ['learned-fast-2', ['nt1', 'task-forces'], 'f2b6379a0ae78207'],
    ['learned-fast-3', ['second-edition'], '9a98c9795ec27c6a'],
    ['learned-fast-3', ['nt1', 'task-forces'], 'a1b8c2d05dee985a'],
    ['learned-fast-4', ['second-edition'], '75f979d4a05e124a'],
    ['learned-fast-4', ['nt1', 'task-forces'], '881cc91e6fcc415f'],
    ['learned-fast-4', ['menzel-3c', 'nine-turn'], '9479168b9e6f413e'],
    ['learned-fast-5', ['second-edition'], 'e67587c9cea312ab'],
    ['learned-fast-5', ['nt1', 'task-forces'], '6d3fa10617893e28'],
    ['learned-fast-5', ['menzel-3c', 'nine-turn'], 'fc3b91fec08324a8'],
    ['learned-fast-6', ['second-edition'], '09dc956c40e8bbe2'],
    ['learned-fast-6', ['nt1', 'task-forces'], '54784e2d1085db74'],
    ['learned-fast-6', ['menzel-3c', 'nine-turn'], '72ee1301dbab68fe'],
    ['learned-fast-7', ['second-edition'], 'cb2b8952152e5096'],
    ['learned-fast-7', ['nt1', 'task-forces'], '54784e2d1085db74'],
    ['learned-fast-7', ['menzel-3c', 'nine-turn'], '12957472c46d5ed4'],
    ['learned-fast-8', ['second-edition'], '8013d0cfd423ad36'],
    ['learned-fast-8', ['nt1', 'task-forces'], '5cdc863bf655698a'],
    ['learned-fast-8', ['menzel-3c', 'nine-turn'], 'c110c78ffd36ea62'],
    ['learned-fast-9', ['second-edition'], '4d08a4b1a8f78e74'],
    ['learned-fast-9', ['nt1', 'task-forces'], '5cdc863bf655698a'],
    ['learned-fast-9', ['menzel-3c', 'nine-turn'], '04f6ca54f633ffc7'],
    ['learned-fast-10', ['second-edition'], '10d847ef4d749ece'],
    ['learned-fast-10', ['nt1', 'task-forces'], '5cdc863bf655698a'],
    ['learned-fast-10', ['menzel-3c', 'nine-turn'], '1bc28485f21024cc'],
    ['learned-fast-11', ['second-edition'], 'f18e5c1a981bf0a0'],
    ['learned-fast-11', ['nt1', 'task-forces'], '5cdc863bf655698a'],
    ['learned-fast-11', ['menzel-3c', 'nine-turn'], '09a44f8bc87b8151'],
    ['learned-fast-12', ['second-edition'], '15e99157296d1cca'],
    ['learned-fast-12', ['nt1', 'task-forces'], 'dd8a10cd256df113'],
    ['learned-fast-12', ['menzel-3c', 'nine-turn'], '8956388d7c69a8d4'],
    ['learned-fast-13', ['second-edition'], '5a4acb522510c2d4'],
    ['learned-fast-13', ['nt1', 'task-forces'], 'b494497568f2b0d8'],
    ['learned-fast-13', ['menzel-3c', 'nine-turn'], 'd4906ec34f7e2615'],
    ['learned-fast-14', ['second-edition'], '9c835e86e5f41946'],
    ['learned-fast-14', ['nt1', 'task-forces'], 'c541b0a069cf6366'],
    ['learned-fast-14', ['menzel-3c', 'nine-turn'], '7cefe1360a181a96'],
    ['learned-fast-15', ['second-edition'], '71917edc4f61459a'],
    ['learned-fast-15', ['nt1', 'task-forces'], 'dd3e70a59d3cf1e8'],
    ['learned-fast-15', ['menzel-3c', 'nine-turn'], '36e2f67bec63bc34'],
    ['learned-fast-16', ['second-edition'], '0bcd57770dec6123'],
    ['learned-fast-16', ['nt1', 'task-forces'], 'c51f153fa1aadf69'],
    ['learned-fast-16', ['menzel-3c', 'nine-turn'], 'b3543f5d0238fb11'],
    ['learned-fast-17', ['second-edition'], 'cac5c68440371606'],
    ['learned-fast-17', ['nt1', 'task-forces'], 'cd8ce60f5cd29941'],
    ['learned-fast-17', ['menzel-3c', 'nine-turn'], 'f4ba58cca98ab4cd'],
    ['learned-fast-18', ['second-edition'], '30dfb97e81192d97'],
    ['learned-fast-18', ['nt1', 'task-forces'], '417e125a41aec88c'],
    ['learned-fast-18', ['menzel-3c', 'nine-turn'], 'd30ec0836b411363'],
    ['learned-fast-19', ['second-edition'], 'b9319c5967c16f07'],
    ['learned-fast-19', ['nt1', 'task-forces'], 'a1a88fdbd650f1fd'],
    ['learned-fast-19', ['menzel-3c', 'nine-turn'], 'fcf9847e87079ec6'],
    ['learned-fast-20', ['second-edition'], 'f89be0b9ac17afe0'],
    ['learned-fast-20', ['nt1', 'task-forces'], 'c027905ebb2656f9'],
    ['learned-fast-20', ['menzel-3c', 'nine-turn'], '7066c9a11953f78a'],
  ])('%s plays the same lawful games every time, under %j', (name, rules, expected) => {
    const seats = { japan: namedSeat('japan', name)!, allied: namedSeat('allied', name)! };
    expect(digest({ name, ...seats, rules }, tables, 2)).toBe(expected);
  });

  it('has plans that count before those of its doctrine, and after what somebody has written', () => {
    const seat = namedSeat('japan', 'learned-fast-2') as FastSeat;
    const first = (under = seat.under) =>
      fastDirections('japan', { ...seat, under }, resolveRules('nt1')).opening!.turns['1'];
    expect(first()).toMatchObject({ submarine: 'Central Pacific Ocean', weights: { stayChance: 0.8 } });
    const mine = { rules: ['nt1'], turns: { 1: { submarine: 'Coral Sea' } } } as const;
    expect(first([...(seat.under ?? []), mine])).toEqual({ submarine: 'Coral Sea' });
  });

  it('has another network for raiders under the rules that it names', () => {
    const [old, newer] = [shippedNets('learned-5'), shippedNets('learned-6')];
    expect(raidersUnder(newer.japan, ['second-edition', 'menzel'])).toBe(old.japan.raiders);
    expect(raidersUnder(newer.japan, ['second-edition', 'nt1'])).not.toBe(old.japan.raiders);
    expect(raidersUnder(newer.allied, ['second-edition', 'menzel'])).toBe(old.allied.raiders);
  });

  it('has networks and weights of its own under the rules that it names', () => {
    const nets = shippedNets(DEFAULT_PLAYER as LearnedName);
    const [plain, nt1] = [netsUnder(nets, ['second-edition', 'menzel']), netsUnder(nets, ['second-edition', 'nt1'])];
    for (const side of SIDES) {
      expect(plain[side]).toBe(nets[side]);
      expect(nt1[side].patrols!.held).not.toEqual(plain[side].patrols!.held);
      const seat = namedSeat(side, DEFAULT_PLAYER) as FastSeat;
      const [usual, other] = [['menzel'], ['nt1']].map((rules) => fastDirections(side, seat, resolveRules(rules)));
      expect([usual!.nets![side], other!.nets![side]]).toEqual([plain[side], nt1[side]]);
      expect(other!.weights).not.toEqual(usual!.weights);
    }
  });

  it('does as usual what an opening does not name of a turn', () => {
    const played = (turns: Opening['turns'] | null) => {
      const opening = turns && { name: 'own', side: 'japan' as const, intent: 'X', turns };
      const seat = (rules: string) => ({
        name: 'opening',
        japan: { ...namedSeat('japan', DEFAULT_PLAYER)!, opening } as Seat,
        allied: namedSeat('allied', DEFAULT_PLAYER)!,
        rules: [rules],
      });
      return ['second-edition', 'nt1'].map((rules) => digest(seat(rules), tables, 2));
    };
    const usual = played(null);
    expect(played({ 1: {}, 2: {}, 3: {} })).toEqual(usual);
    expect(played({ 2: { raiders: { 'Coral Sea': 1 } } })[0]).not.toBe(usual[0]);
    expect(played({ 2: { weights: {} } })).toEqual(usual);
    // No network knows what areas are said to be worth on a turn: there the heuristic player alone answers.
    expect(played({ 2: { weights: { areas: {} } } })[0]).not.toBe(usual[0]);
  });

  it('follows an opening in what it names', () => {
    const seats = (player: string) => ({
      japan: { ...namedSeat('japan', player)!, opening: insurance } as Seat,
      allied: 'tuned',
    });
    const answers = ['learned-2', 'tuned'].map((player) => {
      const match = new Match(tables, resolveRules(), seats(player), 'opening');
      const first: string[] = [];
      match.hear({
        decided: (decision, side, g) => {
          if (side === JAPAN && g.turn === 1)
            first.push(`${decision}: ${g.answers.subarray(0, g.answerLength).join(' ')}`);
        },
        happened: () => {},
      });
      match.play(3);
      return first;
    });
    expect(insurance.turns['1']).toMatchObject({ patrols: {}, air: {}, raiders: {} });
    expect(answers[0]!.length).toBeGreaterThan(3);
    expect(answers[0]).toEqual(answers[1]);
  });

  it('is told by name', () => {
    expect(seatText('japan', { ...namedSeat('japan', 'learned')!, opening: tko } as Seat)).toBe('learned+tko');
    expect(createPlayer('learned-3', JAPAN, { seed: 'seed' }).name).toBe('learned-3');
    expect(seatText('japan', namedSeat('japan', 'learned-5')!)).toBe('learned-5');
    const other = { ...namedSeat('japan', 'tuned')!, player: 'learned-5' } as LearnedSeat;
    expect(seatText('japan', other)).toBe('learned-5 on tuned');
    const bold = { ...other, weights: { ...other.weights, fear: 1 } };
    expect(seatText('japan', { ...bold, opening: tko })).toBe('learned-5 on tuned (fear 1)+tko');
  });
});
