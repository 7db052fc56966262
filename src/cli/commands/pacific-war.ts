// `vitp pacific-war RULE [file]`: the house rules of another game, Pacific War, computed or checked.
import { grouped } from '../../answer/digits.js';
import { describeRun } from '../../node/machine.js';
import { TEXT_FILES } from '../../node/text-file.js';
import { type Conduct, METHODS } from '../../pacific-war/chance.js';
import { dieText, ZEROS } from '../../pacific-war/die.js';
import { rowsOf } from '../../pacific-war/house-rules/answer-blocks.js';
import { type AnyPart, exampleOf, partOf } from '../../pacific-war/parts.js';
import {
  READINGS,
  type ReadingName,
  type Readings,
  readingsOf,
  readingText,
  valuesOf,
} from '../../pacific-war/readings.js';
import { HOUSE_RULES, type HouseRule, RULE_NUMBERS, ruleList, TREATMENTS } from '../../pacific-war/rules.js';
import { MAX_GAMES, readSituation, type Situation, type Typed } from '../../pacific-war/situation.js';
import type { Line } from '../../report/asked/asked.js';
import type { Page } from '../../report/page.js';
import { capital } from '../../text/capital.js';
import { nameSentence } from '../../text/fields.js';
import { csvText, quoted } from '../../text/index.js';
import { oneOf } from '../../text/one-of.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { wrap } from '../../text/wrap.js';
import { readInput } from '../options/files.js';
import { type AnalysisDestinations, checkDestinations, deliver } from '../output/deliver.js';
import { print, terminalWidth } from '../output/output.js';

/** Options as commander hands them over. */
interface PacificWarOptions extends AnalysisDestinations {
  readonly example?: boolean;
  readonly table?: string;
  readonly die?: string;
  readonly zero?: string;
  readonly reading?: string;
  readonly method?: string;
  readonly games?: string;
  readonly seed?: string;
}

/** Version of the shape of `result.json`. */
const SCHEMA = 'vitp-pacific-war/1';

/**
 * Runs the command: `vitp pacific-war`, `vitp pacific-war 7`, `vitp pacific-war 7 attack.yaml`.
 *
 * @throws UsageError, OutputError, ScenarioError; each a sentence.
 */
export async function pacificWarCommand(
  ruleTyped: string | undefined,
  file: string | undefined,
  options: PacificWarOptions,
): Promise<void> {
  if (ruleTyped === undefined) {
    if (Object.keys(options).length > 0)
      throw new UsageError(`no rule is named; allowed: vitp pacific-war RULE, with a number from ${RULE_NUMBERS}`);
    return print(ruleList());
  }
  const rule = ruleNamed(ruleTyped);
  const part = partOf(rule.number);
  if (options.example || file === undefined) return tell(rule, part, file, options);
  if (!part) throw new UsageError(`rule ${rule.number} takes no file: ${rule.answers}`);
  checkDestinations(options);
  const typed = await typedOptions(rule, part, options);
  const { name, text } = await readInput(file);
  const begun = performance.now();
  const situation = readSituation(part, rule.number, text, name, typed, TEXT_FILES);
  const analysis = analysisOf(part, situation, begun);
  await deliver(analysis, options);
}

/** What a rule is about, or an example of its file. */
function tell(
  rule: HouseRule,
  part: AnyPart | undefined,
  file: string | undefined,
  options: PacificWarOptions,
): Promise<void> {
  if (options.example) {
    if (file !== undefined)
      throw new UsageError(`--example prints a file and reads none; ${quoted(file)} has no place beside it`);
    if (!part)
      throw new UsageError(`rule ${rule.number} takes no file, so there is no example of one: ${rule.answers}`);
  }
  const other = Object.keys(options).find((name) => name !== 'example');
  if (other !== undefined)
    throw new UsageError(`--${other} needs a situation; allowed: vitp pacific-war ${rule.number} FILE --${other} …`);
  return print(options.example ? exampleOf(part!, rule.number) : about(rule, part));
}

function about(rule: HouseRule, part: AnyPart | undefined): string {
  const { number, title, changes, says, answers } = rule;
  const paragraphs = [
    `Rule ${number}, ${title}${changes ? ` (changes ${changes})` : ''}: ${says}.`,
    `${capital(TREATMENTS[rule.treatment])}: ${answers}.`,
    ...readingsOf([number]).map(
      (name) =>
        `Reading ${name}, ${READINGS[name].about}: ${Object.entries(READINGS[name].values)
          .map(([value, reason], k) => `${value}${k === 0 ? ' (default)' : ''}, ${reason}`)
          .join('; ')}.`,
    ),
    ...(part
      ? [
          `vitp pacific-war ${number} --example prints a file to begin with; vitp pacific-war ${number} FILE answers it.`,
        ]
      : []),
  ];
  return `${paragraphs.map((text) => wrap(text, terminalWidth()).join('\n')).join('\n\n')}\n`;
}

function ruleNamed(text: string): HouseRule {
  const rule = HOUSE_RULES.find(({ number }) => String(number) === text.trim());
  if (rule) return rule;
  const titles = HOUSE_RULES.map(({ title }) => title);
  throw new UsageError(
    nameSentence(text, titles, {
      what: 'the number of a house rule',
      allowed: `a whole number from ${RULE_NUMBERS}; vitp pacific-war lists them`,
    }),
  );
}

/** What the options say, before any file is read. */
async function typedOptions({ number }: HouseRule, part: AnyPart, options: PacificWarOptions): Promise<Typed> {
  for (const name of ['die', 'zero', 'method', 'games', 'seed'] as const) {
    if (options[name] !== undefined && !part.rolls)
      throw new UsageError(`--${name}: rule ${number} is answered without dice; leave it out`);
  }
  if (options.table !== undefined && !part.needs)
    throw new UsageError(`--table: rule ${number} needs no table; leave it out`);
  const games = options.games === undefined ? undefined : wholeNumber('--games', options.games, 1, MAX_GAMES);
  const method =
    options.method === undefined
      ? games === undefined
        ? undefined
        : 'monte-carlo'
      : oneOf('--method', options.method, METHODS);
  if (method === 'exact' && games !== undefined)
    throw new UsageError('--games says how often it is rolled, and --method exact rolls nothing; leave one out');
  if (options.seed !== undefined && options.seed.trim() === '')
    throw new UsageError('--seed is empty; allowed: any text');
  const conduct: Partial<Conduct> = {
    ...(method ? { method } : {}),
    ...(games ? { games } : {}),
    ...(options.seed === undefined ? {} : { seed: options.seed }),
  };
  const zero = options.zero === undefined ? undefined : oneOf('--zero', options.zero, ZEROS);
  return {
    ...(options.die === undefined ? {} : { die: wholeNumber('--die', options.die, 2, 100) }),
    ...(zero ? { zero } : {}),
    ...(options.reading === undefined ? {} : { readings: readingsTyped(number, options.reading) }),
    ...(options.table === undefined ? {} : { table: await readInput(options.table) }),
    conduct,
  };
}

/** `flak-lost-unit=wasted, …`. */
function readingsTyped(rule: number, text: string): Partial<Readings> {
  const mine = readingsOf([rule]);
  if (mine.length === 0) throw new UsageError(`--reading: nothing is left open in rule ${rule}; leave it out`);
  const chosen = new Map<ReadingName, string>();
  for (const one of text.split(',')) {
    const [name = '', value, ...more] = one.trim().split('=');
    const known = mine.find((reading) => reading === name);
    if (!known) throw new UsageError(`--reading: ${nameSentence(name, mine, { what: `a reading of rule ${rule}` })}`);
    if (value === undefined || more.length > 0)
      throw new UsageError(`--reading ${one.trim()}: allowed: ${name}=VALUE with ${valuesOf(known).join(' or ')}`);
    if (!valuesOf(known).includes(value))
      throw new UsageError(`--reading ${name}: ${nameSentence(value, valuesOf(known), { what: 'a value of it' })}`);
    if (chosen.has(known)) throw new UsageError(`--reading names ${name} twice; keep one of them`);
    chosen.set(known, value);
  }
  return Object.fromEntries(chosen) as Partial<Readings>;
}

function analysisOf(part: AnyPart, { situation, setting, config }: Situation<unknown>, begun: number): Page {
  const answer = part.answer(situation, setting);
  const { rule, die, readings, table, conduct } = setting;
  const games = typeof answer.figures.games === 'number' ? answer.figures.games : 0;
  const { games: _, ...figures } = answer.figures;
  const method =
    games === 0
      ? 'exact: worked out, not sampled; there is no error'
      : `${grouped(games)} games rolled; ± is the 95 % interval`;
  const asked: Line[] = [
    ...answer.asked,
    ...(table ? [['Table', table.source] as const] : []),
    ...readingsOf([rule]).map((name): Line => ['Reading', readingText(name, readings)]),
    ...(part.rolls ? [['Die', dieText(die)] as const, ['Method', method] as const] : []),
    ...(games > 0 ? [['Seed', conduct.seed] as const] : []),
  ];
  return {
    title: answer.title,
    answer: answer.lead[0]!,
    lead: answer.lead.slice(1),
    asked,
    blocks: answer.blocks,
    notes: answer.notes,
    pictures: answer.pictures ?? [],
    csv: { 'table.csv': csvText(rowsOf(answer.table)) },
    json: {
      schema: SCHEMA,
      kind: 'pacific-war',
      config,
      ...(part.rolls ? { seed: conduct.seed, games } : {}),
      figures,
      run: describeRun({ workers: 0, seconds: (performance.now() - begun) / 1000 }),
    },
    again: `vitp pacific-war ${rule} result.json`,
  };
}
