// `--what-if "add Hornet"`: the same battle with a change, or with each of several, under common dice.

import { BATTLE_SEED, type BattleQuestion, DEFAULT_BATTLES } from '../analysis/battle.js';
import { type ComparedFigure, comparedFigures } from '../analysis/compare/figures.js';
import type { RunControls } from '../analysis/controls.js';
import { differencesOf, letterOf } from '../analysis/experiments/comparison.js';
import { createExperiment } from '../analysis/experiments/experiments.js';
import { differenceText } from '../answer/difference.js';
import { counted } from '../answer/digits.js';
import { groupOf, plainName } from '../battle/question/battle-names.js';
import type { BattleScenario } from '../battle/question/battle-scenario.js';
import { wishesOpen } from '../battle/question/battle-wish.js';
import { sideOfName } from '../battle/question/read-battle.js';
import { boardOf, compileBoard, SIDES, type Side } from '../board/index.js';
import { readScenario } from '../node/read.js';
import { differenceTable } from '../report/difference-table.js';
import { quoted } from '../text/index.js';
import { didYouMean } from '../text/nearest.js';
import { UsageError } from '../text/usage-error.js';
import { exactDifferences, exactTable } from './battle-what-if-exact.js';

import { terminalWidth } from './output.js';

const ALLOWED =
  'such as "add Hornet", "remove Kaga", "add 1+27 to allied", "control allied", "japan prefer night" or "allied targets focus", with semicolons between several';

/** What is compared. */
const COMPARED = [
  'remaining',
  'holds',
  'rounds',
  'lost.japan',
  'lost.allied',
  'lost.japan.factors',
  'lost.allied.factors',
  'pocSwing',
];

/** Changes that can stand beside each other: the battle itself is the scenario a. */
const MOST_CHANGES = 25;

/**
 * The battle with each of the changes, one by one.
 *
 * @param unsaid sides that say nothing of day and night: they choose anew for the changed fleets.
 * @throws UsageError for a change that cannot be read, ScenarioError when the battle cannot be changed like that.
 */
export function changedBattles(
  scenario: BattleScenario,
  unsaid: readonly Side[],
  texts: readonly string[],
): BattleScenario[] {
  if (texts.length > MOST_CHANGES) {
    throw new UsageError(`--what-if is given ${texts.length} times; allowed: up to ${MOST_CHANGES} times`);
  }
  const open = wishesOpen(scenario, unsaid);
  return texts.map((text) => {
    const changed = text.split(';').reduce((now, part) => change(now, part.trim()), open);
    return readScenario(JSON.stringify(changed), 'what-if', { kinds: ['battle'] }).scenario;
  });
}

function change(scenario: BattleScenario, text: string): BattleScenario {
  const words = /^(add|remove|control|japan|allied|allies|rounds)\s+(.+)$/i.exec(text);
  if (!words) throw new UsageError(`--what-if: ${quoted(text)} cannot be read; allowed: ${ALLOWED}`);
  const what = words[2]!;
  switch (words[1]!.toLowerCase()) {
    case 'control':
      return { ...scenario, control: what.toLowerCase() as BattleScenario['control'] };
    case 'rounds':
      return { ...scenario, rounds: Number(what) };
    case 'add':
      return what.split(/,|\band\b/).reduce((now, name) => add(now, name.trim()), scenario);
    case 'remove':
      return what.split(/,|\band\b/).reduce((now, name) => remove(now, name.trim()), scenario);
    default: {
      const side: Side = words[1]!.toLowerCase() === 'japan' ? 'japan' : 'allied';
      const set = /^(prefer|targets|retreat)\s+(\S+)$/i.exec(what);
      if (!set) throw new UsageError(`--what-if: ${quoted(text)} cannot be read; allowed: ${ALLOWED}`);
      const value = /^\d+$/.test(set[2]!) ? Number(set[2]) : set[2]!;
      return { ...scenario, [side]: { ...scenario[side], [set[1]!.toLowerCase()]: value } };
    }
  }
}

function add(scenario: BattleScenario, text: string): BattleScenario {
  const to = /^(.+?)\s+to\s+(japan|allied|the allies|allies)$/i.exec(text);
  const name = to ? to[1]! : text;
  const tables = compileBoard(boardOf(scenario.data));
  const found = to ? (to[2]!.toLowerCase() === 'japan' ? 0 : 1) : sideOfName(tables, groupOf(name)?.like ?? name);
  if (found < 0) {
    const hint = didYouMean(name, tables.pieceNames);
    throw new UsageError(
      `--what-if: ${quoted(name)} is not a ship or unit${hint || ';'} ${hint ? 'Allowed' : 'allowed'}: ${ALLOWED}`,
    );
  }
  const side = SIDES[found]!;
  return { ...scenario, [side]: { ...scenario[side], units: [...scenario[side].units, name] } };
}

function remove(scenario: BattleScenario, name: string): BattleScenario {
  const nameOf = (unit: unknown): string => (typeof unit === 'string' ? unit : (unit as { name: string }).name);
  for (const side of SIDES) {
    const { units } = scenario[side];
    const kept = units.filter((unit) => plainName(nameOf(unit)) !== plainName(name));
    if (kept.length < units.length) return { ...scenario, [side]: { ...scenario[side], units: kept } };
  }
  const names = SIDES.flatMap((side) => scenario[side].units.map(nameOf));
  throw new UsageError(
    `--what-if: ${quoted(name)} is not in this battle${didYouMean(name, names) || ';'} allowed: ${names.join(', ')}`,
  );
}

/** The comparison: what goes into the JSON, and the text for the terminal. */
export interface Compared {
  readonly json: {
    readonly changes: readonly string[];
    readonly method: 'exact' | 'monte-carlo';
    readonly games: number;
    /** Figures of the battle with each change less those without: `b` is the first change. */
    readonly differences: readonly ComparedFigure[];
  };
  readonly text: string;
  /** One line a change: who then has units left, with the differences. */
  readonly brief: string;
}

/** What was changed, and into what: the battle with the changes, in their order. */
export interface Changes {
  readonly texts: readonly string[];
  readonly battles: readonly BattleScenario[];
}

/**
 * All the battles: solved where the question is, and where all of them fit; otherwise fought with the same dice, so that every unit
 * rolls what it rolled before.
 *
 * @param exact true when the question itself is answered exactly.
 */
export async function whatIf(
  question: BattleQuestion,
  { texts, battles }: Changes,
  conduct: RunControls,
  exact: boolean,
): Promise<Compared> {
  const scenarios = [question.scenario, ...battles];
  const solved = exact ? exactDifferences(scenarios, COMPARED) : undefined;
  if (solved !== undefined) {
    const how = texts.length === 1 ? 'both solved exactly' : 'all solved exactly';
    return {
      brief: briefText(texts, solved),
      json: { changes: texts, method: 'exact', games: 0, differences: solved },
      text: `\n${asked('The battle (a) and the battle', texts)}, ${how}.\n\n${exactTable(solved, terminalWidth())}`,
    };
  }
  const { simulate } = await import('../node/simulate.js');
  const { seed = BATTLE_SEED } = question;
  const played = await simulate(
    { scenario: { kind: 'comparison', scenarios, metrics: COMPARED }, seed },
    {
      games: question.games || DEFAULT_BATTLES / 2,
      signal: conduct.signal,
      onProgress: conduct.onProgress,
      ...(conduct.workers === undefined ? {} : { workers: conduct.workers }),
    },
  );
  const differences = differencesOf(
    scenarios.map((s) => createExperiment(s, seed)),
    COMPARED,
  );
  const figures = played.games === 0 ? [] : comparedFigures(differences, played.metrics, played.tally);
  const battlesPlayed = `The same ${counted(played.games, 'battle')} (a)`;
  return {
    brief: briefText(texts, figures),
    json: { changes: texts, method: 'monte-carlo', games: played.games, differences: figures },
    text:
      `\n${asked(battlesPlayed, texts)}, under common dice;\n` +
      `± is the 95 % interval of the paired difference, "saved" how many times fewer battles that took.\n\n` +
      (figures.length > 0 ? differenceTable(figures, terminalWidth()) : ''),
  };
}

const briefText = (texts: readonly string[], figures: readonly ComparedFigure[]): string =>
  texts
    .map((text, k) => {
      const its = figures.filter((f) => f.scenario === letterOf(k + 1) && f.metric === 'remaining');
      return `What if: ${text}. Units left: ${its.map((f) => `${f.label} ${differenceText(f, 100)}`).join(', ')} (%).\n`;
    })
    .join('');

/** One change stands in the sentence, several above it, each with its letter. */
function asked(battles: string, texts: readonly string[]): string {
  if (texts.length === 1) return `What if: ${texts[0]}. ${battles} with that change (b)`;
  const lines = texts.map((text, k) => `  ${letterOf(k + 1)}  ${text}`);
  return `What if:\n${lines.join('\n')}\n${battles} with each of these changes alone`;
}
