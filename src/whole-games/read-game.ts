// `kind: game`: whole games. The format, and from what was written to a complete GameScenario.
import * as z from 'zod';
import { completeSeat, INSTEAD_IN_SEATS, seatsSchema } from '../ai/schema/read-seat.js';
import { dataField, dataOf } from '../board/board-schema.js';
import { boardOf, compileBoard, type Side } from '../board/index.js';
import { onTheCommandLine, rulesField, rulesNamed, rulingsField } from '../rules/rules-fields.js';
import type { Method, ScenarioOptions } from '../rules/scenario-options.js';
import { mapField, nameField } from '../text/fields.js';
import { checkAll } from '../text/issues.js';
import { once } from '../text/once.js';
import type { ScenarioProblem } from '../text/problem.js';
import type { Path, SourceText } from '../text/source-text.js';
import type { GameScenario } from './game-scenario.js';

/** Keys that do not stand in a file: they are options. */
export const ON_THE_COMMAND_LINE = onTheCommandLine(['games', 'seed', 'workers']);

/** The schema of a game scenario. */
export const gameSchema = once(() => {
  return mapField(
    {
      kind: z.literal('game').describe('Whole games.'),
      method: nameField(['auto', 'monte-carlo'], { what: 'a method for whole games' }).default('monte-carlo'),
      rules: rulesField(),
      rulings: rulingsField(),
      players: seatsSchema(),
      data: dataField(),
    },
    'a game scenario',
    ON_THE_COMMAND_LINE,
  ).describe('A question about whole games.');
});

/** Checks and completes the game scenario at a path of a text. */
export function readGame(
  value: unknown,
  source: SourceText,
  base: Path,
  options: ScenarioOptions,
  problems: ScenarioProblem[],
): { readonly scenario: GameScenario; readonly method: Method } | undefined {
  const data = dataOf(value, options.data, source, base, problems);
  // The names in what is readable are looked at even where something else is wrong, so that all mistakes come at once.
  const {
    whole: input,
    rest,
    source: places,
  } = checkAll(gameSchema(), value, source, base, problems, INSTEAD_IN_SEATS);
  const seat = (side: Side) =>
    rest && completeSeat(rest.players[side], side, places, [...base, 'players', side], problems);
  const [japan, allied] = [seat('japan'), seat('allied')];
  const rules =
    rest &&
    rulesNamed(options.rules ?? rest.rules, rest.rulings, (message, place) =>
      problems.push(source.problem([...base, 'rules', ...place], message)),
    );
  if (!input || !japan || !allied || !rules || problems.length > 0) return undefined;
  compileBoard(boardOf(data));
  const scenario = { kind: 'game', rules: rules.names, rulings: input.rulings, players: { japan, allied }, data };
  return { method: 'monte-carlo', scenario: scenario as GameScenario };
}
