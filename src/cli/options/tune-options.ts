// The options of `vitp tune`, as keys of the scenario.

import { tunableNames } from '../../ai/heuristic/doctrine/tunable.js';
import { ownName } from '../../ai/schema/weights-schema.js';
import { TUNING_OBJECTIVES } from '../../analysis/tuning/read-tuning.js';
import type { Side } from '../../board/index.js';
import { nameSentence } from '../../text/fields.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { seatOf } from './players-option.js';
import type { RunOptions } from './run.js';
import { seatsNamed } from './seat-lists.js';

/** Options as commander hands them over. */
export interface TuneOptions extends RunOptions {
  readonly from?: string;
  readonly against?: string;
  readonly others?: string;
  readonly weights?: string;
  readonly objective?: string;
  readonly generations?: string;
  readonly candidates?: string;
  readonly validationGames?: string;
  readonly name?: string;
}

const MAX_GAMES = 1_000_000;

/**
 * The options as keys of the scenario.
 *
 * @throws UsageError with what is allowed
 */
export function changesOf(side: Side, options: TuneOptions): Record<string, unknown> {
  const other: Side = side === 'japan' ? 'allied' : 'japan';
  const seats = (option: string, text: string | undefined) =>
    text === undefined ? undefined : seatsNamed(other, text, option);
  const changes: Record<string, unknown> = {
    from: options.from === undefined ? undefined : seatOf(side, options.from, '--from'),
    against: seats('--against', options.against),
    others: options.others === 'none' ? [] : seats('--others', options.others),
    weights: options.weights === undefined ? undefined : weightsNamed(options.weights),
    objective: options.objective === undefined ? undefined : objectiveNamed(options.objective),
    games: whole('--games', options.games, 1, MAX_GAMES),
    generations: whole('--generations', options.generations, 1, MAX_GAMES),
    candidates: whole('--candidates', options.candidates, 4, 1000),
    validationGames: whole('--validation-games', options.validationGames, 2),
    name: options.name === undefined ? undefined : doctrineName(options.name),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

const whole = (option: string, text: string | undefined, min: number, max?: number): number | undefined =>
  text === undefined ? undefined : wholeNumber(option, text, min, max);

function weightsNamed(text: string): string[] {
  const known = tunableNames();
  return text.split(',').map((part) => {
    const name = part.trim();
    if (known.includes(name)) return name;
    throw new UsageError(`--weights: ${nameSentence(name, known, { what: 'a weight' })}`);
  });
}

function doctrineName(text: string): string {
  const { error } = ownName('a doctrine').safeParse(text);
  if (error) throw new UsageError(`--name: ${error.issues[0]!.message}`);
  return text;
}

function objectiveNamed(text: string): string {
  const known = Object.keys(TUNING_OBJECTIVES);
  if (known.includes(text)) return text;
  throw new UsageError(`--objective: ${nameSentence(text, known, { what: 'an objective' })}`);
}
