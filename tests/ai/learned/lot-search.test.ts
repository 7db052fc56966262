// The search of the fast player from port, by a network that is simple enough to tell what it must do.
import { describe, expect, it } from 'vitest';
import { AreaView } from '../../../src/ai/learned/area-view.js';
import { LotSearch } from '../../../src/ai/learned/lot-search.js';
import { NET_RULES, NET_TURNS, type NetWeights } from '../../../src/ai/learned/net-weights.js';
import { SummedWorths } from '../../../src/ai/learned/summed-worths.js';
import { SUM_FEATURES } from '../../../src/ai/learned/sums-view.js';
import { AREA_COUNT, compileBoard, JAPAN, NOT_ARRIVED, STANDARD_BOARD } from '../../../src/board/index.js';
import { Game } from '../../../src/game/index.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const piece = (name: string) => tables.pieceIndex.get(name)!;
const area = (name: string) => tables.areaNames.indexOf(name);
const MARSHALLS = area('Marshall Islands');
const CRUISERS = ['Mogami', 'Suzuya', 'Mikuma', 'Kumano'];
/** The number of the own staying power. */
const STAY = 2;

/** Turn 3: four like cruisers at Truk, and an enemy in the Marshalls. */
function position(): Game {
  const g = new Game(tables, resolveRules());
  g.turn = 3;
  for (let p = 0; p < tables.pieceCount; p++) g.move(p, NOT_ARRIVED);
  g.flags.fill(0);
  for (const name of CRUISERS) g.move(piece(name), AREA_COUNT + tables.harborNames.indexOf('Truk'));
  g.move(piece('Houston'), MARSHALLS);
  return g;
}

/** A force is worth `out` times what its staying power is above `least` cruisers, and costs so much by itself. */
function network(g: Game, least: number, out: number, cost: number): NetWeights {
  const view = new AreaView(JAPAN);
  view.look(g);
  const stay = view.player.values.stay[piece('Mogami')]! * 0.01;
  const rows = (n: number) => Array.from({ length: n }, () => [0]);
  const features = rows(SUM_FEATURES);
  features[STAY] = [1 / stay];
  const direct = new Array<number>(SUM_FEATURES).fill(0);
  direct[STAY] = -cost / stay;
  return {
    features,
    areas: rows(AREA_COUNT),
    turns: rows(NET_TURNS),
    rules: rows(NET_RULES),
    bias: [-least],
    out: [out],
    direct,
  };
}

function answer(g: Game, weights: NetWeights, fromPort: boolean): string[] {
  const view = new AreaView(JAPAN);
  view.lookAtForces(g);
  new LotSearch(new SummedWorths(view, weights, false), false, true).improve(g, fromPort);
  const sent = Array.from(g.answers.subarray(0, g.answerLength));
  return sent
    .flatMap((p, k) => (k % 2 === 0 ? [`${tables.pieceNames[p]} ${tables.areaNames[sent[k + 1]!]}`] : []))
    .sort();
}

const all = CRUISERS.map((name) => `${name} Marshall Islands`).sort();

describe('the search from port', () => {
  it('sends a stack where a ship alone loses', () => {
    const g = position();
    expect(answer(g, network(g, 2, 3, 0.5), true)).toEqual(all);
    g.answerLength = 0;
    expect(answer(g, network(g, 2, 3, 0.5), false)).toEqual([]);
  });

  it('sends nobody where all of them lose', () => {
    const g = position();
    expect(answer(g, network(g, 2, 0.5, 0.5), true)).toEqual([]);
  });

  it('takes ships back from an answer, one after the other', () => {
    const g = position();
    for (const name of CRUISERS.slice(0, 2)) {
      g.answer(piece(name));
      g.answer(MARSHALLS);
    }
    expect(answer(g, network(g, 9, 1, 0.5), false)).toEqual([]);
  });

  it('leaves cripples in port before the last turn', () => {
    const g = position();
    g.damage[piece('Mogami')] = tables.armor[piece('Mogami')]!;
    const rest = all.filter((text) => !text.startsWith('Mogami'));
    expect(answer(g, network(g, 1, 3, 0.5), true)).toEqual(rest);
    g.turn = g.rules.turns;
    g.answerLength = 0;
    expect(answer(g, network(g, 1, 3, 0.5), true).some((text) => text.startsWith('Mogami'))).toBe(true);
  });
});
