// The ladder of players: each of them plays either side against the other side's frozen player, beside that side's frozen player on the same
// dice. Prints a table: gain in POC with its standard error, for Japan and for the Allies, and processor milliseconds a game.
// Use: npm run -s ladder -- [--players standard,tuned] [--against tuned-1] [--rules second-edition] [--games 200] [--first 0] [--seed ladder]
//      [--sides japan,allied] [--each]
//      A player is a name, a file, or a map as in a scenario: --players '{search: {rollouts: 8}}; tuned' (several maps: separated by ;).
import { parseArgs } from 'node:util';
import { Match } from '../src/ai/match.js';
import type { Seat } from '../src/ai/seat.js';
import { compileBoard, SIDES, type Side, STANDARD_BOARD } from '../src/board/index.js';
import { readScenario } from '../src/node/read.js';
import { textTable } from '../src/report/text-table.js';
import { resolveRules } from '../src/rules/index.js';
import type { GameScenario } from '../src/whole-games/game-scenario.js';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: 'standard,tuned' },
    against: { type: 'string', default: 'tuned-1' },
    rules: { type: 'string', default: 'second-edition' },
    games: { type: 'string', default: '200' },
    first: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'ladder' },
    sides: { type: 'string', default: SIDES.join() },
    // Tells every game as it comes.
    each: { type: 'boolean', default: false },
  },
});

const tables = compileBoard(STANDARD_BOARD);
const rules = resolveRules(values.rules.split(','));
const [first, games] = [Number(values.first), Number(values.games)];
const sides = SIDES.filter((side) => values.sides.split(',').includes(side));
const names = (/[{;]/.test(values.players) ? values.players.split(';') : values.players.split(',')).map((s) =>
  s.trim(),
);

/** The seat of a side that a word or a map stands for. */
function seatOf(side: Side, text: string): Seat {
  const scenario = readScenario(`kind: game\nplayers:\n  ${side}: ${text}\n`, text, { kinds: ['game'] }).scenario;
  return (scenario as GameScenario).players[side];
}

/** Final scores of a match from game `first` on, and the processor time of a game in milliseconds. */
function play(own: Seat, side: Side): { readonly scores: number[]; readonly time: number } {
  const other = seatOf(side === 'japan' ? 'allied' : 'japan', values.against);
  const seats = side === 'japan' ? { japan: own, allied: other } : { japan: other, allied: own };
  const match = new Match(tables, rules, seats, values.seed);
  const before = process.cpuUsage();
  const scores: number[] = [];
  for (let game = first; game < first + games; game++) {
    match.play(game);
    scores.push(side === 'japan' ? match.game.poc : -match.game.poc);
    if (values.each) console.error(`game ${game}, ${side}: ${match.game.poc}`);
  }
  const { user, system } = process.cpuUsage(before);
  return { scores, time: (user + system) / 1000 / games };
}

/** `+3.2 ±0.4`: a mean and its standard error. */
function gainText(differences: readonly number[]): string {
  const n = differences.length;
  const mean = differences.reduce((a, b) => a + b, 0) / n;
  const variance = differences.reduce((a, b) => a + (b - mean) ** 2, 0) / (n - 1);
  return `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(1)} ±${Math.sqrt(variance / n).toFixed(1)}`;
}

const usual = new Map(sides.map((side) => [side, play(seatOf(side, values.against), side).scores]));
const rows = names.map((name) => {
  const cells = sides.map((side) => {
    const { scores, time } = play(seatOf(side, name), side);
    return [gainText(scores.map((x, k) => x - usual.get(side)![k]!)), time.toFixed(time < 10 ? 1 : 0)];
  });
  return [name, ...cells.flat()];
});
const head = ['player', ...sides.flatMap((side) => [`${side === 'japan' ? 'Japan' : 'Allies'}, POC`, 'ms a game'])];
console.log(
  `against ${values.against}, ${rules.names.join(' + ')}, ${games} games of seed ${values.seed}; gain over ${values.against} in the same seat`,
);
console.log(textTable([head, ...rows], 200));
