// The search player in a scenario: by name, with options, and complete in the config.
import { describe, expect, it } from 'vitest';
import { SEARCH_OPTIONS, searchSettings } from '../../../src/ai/search/search-settings.js';
import { type FastSeat, namedSeat, seatText } from '../../../src/ai/seat.js';
import { configOf } from '../../../src/analysis/question/config.js';
import { readScenario } from '../../../src/node/read.js';
import type { GameScenario } from '../../../src/whole-games/game-scenario.js';

const seats = (japan: string) =>
  (readScenario(`kind: game\nplayers:\n  japan: ${japan}\n`, 'mine.yaml', { kinds: ['game'] }).scenario as GameScenario)
    .players;

describe('a search seat', () => {
  it('stands on the default doctrine when it is a name', () => {
    const { japan } = seats('search');
    expect(japan).toEqual({ ...seats('tuned').japan, player: 'search', search: searchSettings() });
    expect(seatText('japan', japan)).toBe('search on tuned');
  });

  it('takes options, and weights beside them', () => {
    const { japan } = seats('{search: {rollouts: 200, caution: 0.5}, weights: {fear: 0.2}}');
    expect(japan).toMatchObject({
      player: 'search',
      doctrine: 'tuned',
      weights: { fear: 0.2 },
      search: { rollouts: 200, caution: 0.5, horizon: SEARCH_OPTIONS.horizon.default },
    });
    expect(seatText('japan', japan)).toBe('search (rollouts 200, caution 0.5) on tuned (fear 0.2)');
    // The doctrine that plays wherever nobody is named plays the openings too.
    expect(seats('{search: {rollouts: 200}, opening: tko}').japan).toMatchObject({
      player: 'search',
      doctrine: 'tuned',
    });
  });

  it('for a budget is a name too, and says so', () => {
    const { japan } = seats('search-0.1s');
    expect(japan).toMatchObject({
      player: 'search',
      doctrine: 'tuned',
      search: { rollouts: 8, candidates: 4, horizon: 1, generations: 1, kinds: ['patrols', 'raiders'] },
    });
    expect(seatText('japan', japan)).toBe('search-0.1s on tuned');
  });

  it('searches only the kinds that are named', () => {
    const { japan } = seats('{search: {kinds: [raiders, air]}}');
    expect(japan).toMatchObject({ search: searchSettings({ kinds: ['air', 'raiders'] }) });
    expect(seatText('japan', japan)).toBe('search (kinds air raiders) on tuned');
  });

  it('may start from the answers of a learned player', () => {
    const { japan } = seats('{search: {base: learned-3, rollouts: 8}}');
    expect(japan).toMatchObject({ player: 'search', search: { base: 'learned-3', rollouts: 8 } });
    expect(seatText('japan', japan)).toBe('search (rollouts 8) on learned-3');
    expect(seats('{search: {base: heuristic}}').japan).toEqual(seats('search').japan);
  });

  it('for a budget may have settings of its own for the Allies', () => {
    const japan = namedSeat('japan', 'search-0.1s-3')!;
    const allied = namedSeat('allied', 'search-0.1s-3')!;
    expect(japan).toMatchObject({ search: { base: 'learned-3', kinds: ['amphibious', 'raiders'] } });
    expect(allied).toMatchObject({ search: { base: 'learned-3', kinds: ['patrols', 'amphibious', 'raiders'] } });
    expect(seatText('japan', japan)).toBe('search-0.1s-3 on learned-3');
    expect(seatText('allied', allied)).toBe('search-0.1s-3 on learned-3');
  });

  it('stands on the doctrine of the player beneath where none is named', () => {
    const doctrineOf = (seat: string) => {
      const text = `kind: game\nplayers: {japan: ${seat}}\n`;
      const { players } = readScenario(text, 'a', { kinds: ['game'] }).scenario as GameScenario;
      return (players.japan as FastSeat).doctrine;
    };
    expect(doctrineOf('learned-5')).toBe('tuned-2');
    expect(doctrineOf('{player: learned-5}')).toBe('tuned-2');
    expect(doctrineOf('{search: {base: learned-5}}')).toBe('tuned-2');
    expect(doctrineOf('{player: learned-5, doctrine: standard}')).toBe('standard');
    expect(doctrineOf('{search: {base: learned-3}}')).toBe('tuned');
    expect(doctrineOf('{search: {rollouts: 8}}')).toBe('tuned');
  });

  it('takes the heuristic player alone for what it is where no opponent is named', () => {
    expect(searchSettings({ against: ['heuristic'] })).toEqual(searchSettings());
    expect(searchSettings({ against: ['learned-3', 'heuristic', 'learned-3'] }).against).toEqual([
      'learned-3',
      'heuristic',
    ]);
  });

  it('has the base player go on in rollouts where that is said, and there is one', () => {
    expect(searchSettings({ base: 'learned-3', onward: 'base' }).onward).toBe('base');
    expect(searchSettings({ base: 'learned-3', onward: 'heuristic' })).toEqual(searchSettings({ base: 'learned-3' }));
    expect(searchSettings({ onward: 'base' })).toEqual(searchSettings());
  });

  it.each([
    '{against: [learned-fast-2, heuristic]}',
    '{horizon: 0, base: learned-3}',
    '{foreseen: 4, foreseenKinds: [raiders, patrols]}',
    '{base: learned-fast-20, onward: base}',
  ])('is read again from the config of a result as it was: %s', (search) => {
    const { scenario } = readScenario(`kind: game\nplayers: {allied: {search: ${search}}}\n`, 'a', {
      kinds: ['game'],
    });
    const again = readScenario(JSON.stringify(configOf(scenario, 'monte-carlo')), 'b', { kinds: ['game'] });
    expect(again.scenario).toEqual(scenario);
  });

  it.each([
    ['{search: {rollout: 200}}', 'unknown key "rollout" in search; did you mean "rollouts"?'],
    [
      '{search: {kinds: [raider]}}',
      '"raider" is not a kind of decision that is searched; did you mean "raiders"? Allowed: one of 17 names, such as raid-force,',
    ],
    [
      '{search: {base: tuned}}',
      '"tuned" is not a player without search; allowed: one of 27 names, such as heuristic, learned-fast-20, learned-fast-19',
    ],
    [
      '{search: {foreseenKinds: [raider]}}',
      '"raider" is not a kind of decision whose rollouts can stop before the first fight; did you mean "raiders"?',
    ],
    ['{search: {against: [lerned-3]}}', '"lerned-3" is not a player without search; did you mean "learned-3"?'],
    ['{search: {against: []}}', 'against is empty; at least one is needed'],
    ['{search: {base: lerned-3}}', '"lerned-3" is not a player without search; did you mean "learned-3"?'],
    [
      '{search: {onward: bass}}',
      '"bass" is not who goes on in rollouts; did you mean "base"? Allowed: base or heuristic',
    ],
    ['{search: {kinds: []}}', 'kinds is empty; at least one is needed'],
    ['{search: {horizon: 1.5}}', '1.5 is not a value of horizon; allowed: a whole number from 0 to 9'],
    ['{player: random, search: {}}', 'the random player has no use for "search"'],
    ['{player: heuristic, search: {}}', 'the heuristic player has no use for "search"'],
    ['serach', 'did you mean "search"?'],
    ['{player: tuned}', '"tuned" is a doctrine, not a kind of player: write doctrine: tuned'],
    ['{player: search-1s}', '"search-1s" is a player that stands alone, without a map; kinds of players: heuristic, '],
    ['{player: heuristik}', '"heuristik" is not a player; did you mean "heuristic"?'],
  ])('refuses %s', (japan, sentence) => {
    expect(() => seats(japan)).toThrow(sentence);
  });
});
