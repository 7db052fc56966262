import { describe, expect, it } from 'vitest';
import type { BidAnswer } from '../../src/analysis/bid/bid.js';
import type { CompareAnswer } from '../../src/analysis/compare/compare.js';
import type { Climb, LadderAnswer } from '../../src/analysis/ladder/ladder.js';
import { bidPage } from '../../src/report/bid.js';
import { comparePage } from '../../src/report/compare.js';
import { figureTitle } from '../../src/report/figures.js';
import { ladderPage } from '../../src/report/ladder/ladder-page.js';
import { climbPicture } from '../../src/report/ladder/ladder-pictures.js';
import { ruleTitle, valueName, valueSaid } from '../../src/report/player-names.js';

describe('names that players use', () => {
  it('of rules', () => {
    expect(ruleTitle('adjustment-1a')).toBe('Late I-Boat (1a)');
    expect(ruleTitle('pearl-harbor')).toBe('Pearl Harbor (rule 20)');
    expect(ruleTitle('nine-turn')).toBe('Nine-turn game (rule 19)');
    expect(ruleTitle('nt1')).toBe('Normal Turn One');
    expect(ruleTitle('mine')).toBe('mine');
  });

  it('of values that could be otherwise', () => {
    expect(valueName('data.areas.Coral Sea.poc.allied')).toBe('POC of the Coral Sea for the Allies');
    expect(valueName('data.areas.Indonesia.poc.japan')).toBe('POC of Indonesia for Japan');
    expect(valueName('data.air.RAAF.where')).toBe('Where RAAF arrives');
    expect(valueName('players.japan.weights.fear')).toBe('Japan: fear');
    expect(valueName('rulings.withhold-fire-by-day')).toBe('withhold-fire-by-day (7.41)');
    expect(valueName('players.japan.opening')).toBe('Japan: opening');
    expect(valueName('allied.prefer')).toBe('Allies: prefer');
    expect(valueName('targets.round1')).toBe('targets: round1');
  });

  it('of values, by where they stand', () => {
    expect(valueSaid('rules', ['second-edition', 'adjustment-1a'])).toBe('second-edition + Late I-Boat (1a)');
    expect(valueSaid('control', 'allied')).toBe('Allies');
    expect(valueSaid('players.japan.opening', null)).toBe('none');
    expect(valueSaid('players.japan.weights.fear', 0.35)).toBe('0.35');
  });

  it('of figures, as heads of columns', () => {
    expect(figureTitle({ metric: 'poc.final' })).toBe('Final score');
    expect(figureTitle({ metric: 'winner', label: 'allied' })).toBe('Allies win (%)');
    expect(figureTitle({ metric: 'battleships.afloat' })).toBe('Battleships still afloat after the raid');
    expect(figureTitle({ metric: 'control.Coral Sea.turn.3', label: 'none' })).toBe(
      'Who controls Coral Sea on turn 3: Nobody (%)',
    );
  });
});

describe('the worth of a rule', () => {
  const set = (rules: string[], said: string, difference: number) => ({
    rules: ['second-edition', ...rules],
    said,
    fair: { bid: 3, interval: [2, 4] },
    curve: [{ bid: 3, japan: 0.5, interval: [0.4, 0.6], band: [0.4, 0.6] }],
    poc: { difference, se: 0.1, ci95: [difference - 0.2, difference + 0.2], saving: 2 },
  });
  const answer = {
    config: { scenarios: [{ players: { japan: { player: 'random' }, allied: { player: 'random' } } }], ties: 'half' },
    answers: [
      { ...set([], '-', 0), poc: undefined },
      set(['adjustment-1a'], 'Allied', 1.2),
      set(['pearl-harbor'], 'Allied (medium)', -1.2),
      set(['nine-turn'], 'Japanese (small)', -0.1),
    ],
    games: 100,
    seed: 's',
    board: { hash: 'x', uncertain: [] },
    caveat: 'So it is.',
    run: {},
  } as unknown as BidAnswer;

  it('that is certainly the other way round than its label says so, and why that may be', () => {
    const { lead, blocks } = bidPage(answer);
    expect(lead).toEqual([
      ...['Late I-Boat (1a)', 'Pearl Harbor (rule 20)', 'Nine-turn game (rule 19)'].map(
        (rule) => `Fair bid under Second edition, rules 1–18, ${rule}: 3.0 (2.0 to 4.0).`,
      ),
      'Against its label: + Late I-Boat (1a) is said to help the Allies, and Japan gains +1.20 ±0.20 POC by it. Perhaps these players do not make use of what it allows.',
    ]);
    const table = blocks[1]! as unknown as { rows: { name: string; cells: unknown[] }[] };
    expect(table.rows.map(({ name, cells }) => [name, cells.at(-1)])).toEqual([
      ['Second edition, rules 1–18', '-'],
      ['+ Late I-Boat (1a)', 'Allied: not so here'],
      ['+ Pearl Harbor (rule 20)', 'Allied (medium)'],
      ['+ Nine-turn game (rule 19)', 'Japanese (small)'],
    ]);
  });

  it('is told with each fair bid and its rules where there are few, else the first alone stands at the head', () => {
    const [first, ...others] = answer.answers;
    const page = (answers: readonly unknown[]) => bidPage({ ...answer, answers } as unknown as BidAnswer);
    expect(page([first, others[2]])).toMatchObject({
      answer:
        'Fair bid 3.0 (2.0 to 4.0) under Second edition, rules 1–18: when the player of Japan concedes so many points, both sides win equally often.',
      lead: ['Fair bid under Second edition, rules 1–18, Nine-turn game (rule 19): 3.0 (2.0 to 4.0).'],
    });
    expect(page([first, others[2]]).asked).toContainEqual(['Rules', 'second-edition / second-edition, nine-turn']);
    const controlled = { bid: 3.5, interval: [3.1, 3.9], saving: 2 };
    expect(page([first, { ...(others[2] as object), controlled }]).lead[0]).toMatch(
      /: 3\.0 \(2\.0 to 4\.0\), with the luck of the dice taken out 3\.5 \(3\.1 to 3\.9\)\.$/,
    );
    const many = page([first, ...others.slice(2), ...others.slice(2), ...others.slice(2), ...others.slice(2)]);
    expect(many.answer).toMatch(/^Fair bid 3\.0 \(2\.0 to 4\.0\): when/);
    expect(many.lead).toEqual([]);
    expect(many.asked).toContainEqual(['Rules', 'second-edition; each of 4 more, as the table names them']);
  });

  it('is drawn as with it minus without it, where no set lacks what the first has; else as one minus the other', () => {
    const [first, one] = answer.answers;
    const other = { ...(one as object), rules: ['nt1'] };
    const drawn = (...answers: readonly unknown[]) =>
      JSON.stringify(
        bidPage({ ...answer, answers } as unknown as BidAnswer).pictures.find((p) => p.name === 'rule-sets'),
      );
    expect(drawn(first, one)).toContain('Mean final score with the rule minus without it');
    expect(drawn(first, one)).toContain('What each rule is worth');
    expect(drawn(first, other)).toContain('under these rules minus under Second edition, rules 1–18');
    expect(drawn(first, other)).toContain('What each rule set is worth');
  });

  it('that is the other way round for the Allies is what they gain, and so is its interval', () => {
    const poc = { ...set(['nine-turn'], '', -3).poc, ci95: [-3.5, -2.8] };
    const nineTurns = { ...set(['nine-turn'], 'Japanese (small)', -3), poc };
    const { lead } = bidPage({ ...answer, answers: [answer.answers[0]!, nineTurns] } as unknown as BidAnswer);
    expect(lead[1]).toContain('is said to help Japan, and the Allies gain +3.0 (+2.8 to +3.5) POC by it.');
  });

  const LABEL =
    'Against its label: + Late I-Boat (1a) is said to help the Allies, and Japan gains +1.20 ±0.20 POC by it. Perhaps these players do not make use of what it allows.';
  const scenarioOf = (rules: readonly string[], fear = 0.3) => ({
    ...answer.config.scenarios[0],
    kind: 'game',
    rules,
    fear,
  });
  const worth = (scenario: string, difference: number) => ({
    ...{
      metric: 'poc.final',
      scenario,
      first: 1,
      firstCi95: [1, 1],
      other: 2,
      otherCi95: [2, 2],
      correlation: 0,
      saving: 2,
    },
    ...{ difference, se: 0.1, ci95: [difference - 0.2, difference + 0.2] },
  });

  it('is told so by a comparison of games that differ by rules alone', () => {
    const sets = answer.answers.map((a) => a.rules);
    const compared = {
      config: {
        kind: 'comparison',
        method: 'monte-carlo',
        scenarios: sets.map((rules) => scenarioOf(rules)),
        names: ['a', 'b', 'c', 'd'],
      },
      differences: [worth('b', 1.2), worth('c', -1.2), worth('d', -0.1)],
      games: 100,
      seed: 's',
      run: {},
    } as unknown as CompareAnswer;
    expect(comparePage(compared).lead?.at(-1)).toBe(LABEL);
    const { config } = compared;
    const others = { ...config, scenarios: config.scenarios.map((s, k) => ({ ...s, fear: k })) };
    expect(comparePage({ ...compared, config: others }).lead).not.toContain(LABEL);
  });

  it('is told so by a ladder, of its strongest players', () => {
    const rung = (name: string, japan: number) => ({
      ...{ name, games: 100, score: { value: 1, ci95: [0, 2] }, japanWins: { value: 0.5, ci95: [0.4, 0.6] } },
      answers: [answer.answers[0], { ...answer.answers[1], ...set(['adjustment-1a'], 'Allied', japan) }],
    });
    const ladder = (last: number): LadderAnswer =>
      ({
        config: {
          scenarios: answer.answers.slice(0, 2).map((a) => scenarioOf(a.rules)),
          rungs: ['random', 'standard'].map((name) => ({
            name,
            games: 100,
            players: answer.config.scenarios[0]!.players,
          })),
        },
        rungs: [rung('random', -1.2), rung('standard', last)],
        climbs: [],
        seed: 's',
        board: { hash: 'x', uncertain: [] },
        run: {},
      }) as unknown as LadderAnswer;
    expect(ladderPage(ladder(1.2)).lead).toEqual([LABEL]);
    expect(ladderPage(ladder(-1.2)).lead).toEqual([]);
  });

  it('is told by the pictures of a ladder with whom it helps', () => {
    const caption = (figure: Climb['figure']) =>
      climbPicture({ config: { scenarios: [] }, rungs: [{ answers: answer.answers }] } as unknown as LadderAnswer, {
        ...{ figure, scenario: 1, rungs: [] },
      }).caption;
    expect(caption('poc.final')).toMatch(/To the right Japan is ahead, to the left the Allies\.$/);
    expect(caption('fair')).toMatch(/To the right Japan concedes the bid, to the left the Allies\.$/);
    expect(caption('worth')).toMatch(/To the right it helps Japan, to the left the Allies\.$/);
  });

  it('names weights by words, and what stands beneath them', () => {
    expect(valueName('players.japan.weights.raidedChance')).toBe('Japan: raided chance');
    expect(valueName('players.allied.weights.areas.U.S. Mandate')).toBe('Allies: areas: U.S. Mandate');
  });
});
