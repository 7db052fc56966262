// Reads records: from YAML or JSON to a game that can be played again, or to everything that is wrong with it.

import { checkOverrides } from '../board/board-schema.js';
import { ALLIED, type BoardOverrides, type BoardTables, boardOf, compileBoard, JAPAN } from '../board/index.js';
import { surprisedAreas } from '../game/chapters/surprise-attack.js';
import { HAWAII, INDONESIA } from '../game/state/places.js';
import type { Begin, Until } from '../game/state/play-from.js';
import { type GameRecord, RECORD_FORMAT } from '../game/state/record.js';
import { Game } from '../game/state/state.js';
import { type RuleSet, type Rulings, resolveRules } from '../rules/index.js';
import { rulesNamed } from '../rules/rules-fields.js';
import { shown } from '../text/fields.js';
import { checkAll } from '../text/issues.js';
import { ScenarioError, type ScenarioProblem } from '../text/problem.js';
import { type Path, readSource, SourceText } from '../text/source-text.js';
import { checkPosition, positionSchema } from './position-schema.js';
import { BoardNames } from './record-answers.js';
import { noRecordIn, placeOfRecord } from './record-inside.js';
import { type RecordHeader, recordSchema } from './record-schema.js';
import type { RecordPlace } from './record-script.js';
import { ReadSteps } from './record-steps.js';
import { setPosition } from './set-position.js';

/** A record, ready to be played. */
export interface RecordRead {
  readonly record: GameRecord;
  /** The board with the record's own values in it. */
  readonly tables: BoardTables;
  readonly rules: RuleSet;
  /** The problem of a replay as one of the file, at its place. */
  readonly locate: (problem: { readonly place: RecordPlace; readonly message: string }) => ScenarioProblem;
}

/**
 * Reads a record from YAML or JSON text, or out of the JSON of `vitp show`.
 *
 * @param text the content of the file.
 * @param file the name shown in front of every mistake.
 * @throws ScenarioError with every mistake, each with its line and column.
 * @example
 * const { record, tables, rules } = readRecord(text, 'my-game.yaml');
 * replay(record, tables, rules).poc; // Japan's lead at the end
 */
export function readRecord(text: string, file: string): RecordRead {
  const why = noRecordIn(text);
  if (why !== undefined) throw new ScenarioError([{ file, line: 1, column: 1, message: why }]);
  const whole = new SourceText(file, text);
  return readSource(whole, (_, problems) => {
    const source = placeOfRecord(whole, (message) => problems.push(whole.problem([], message)));
    if (!source) return undefined;
    return readValue(source, problems, (path, message, part = 'value') => {
      problems.push(source.problem(path, message, part));
    });
  });
}

type Add = (path: Path, message: string, part?: 'key' | 'value') => void;

function readValue(source: SourceText, problems: ScenarioProblem[], add: Add): RecordRead | undefined {
  const { value } = source;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    add([], `a record is a map that begins with "kind: record", not ${shown(value)}`);
    return undefined;
  }
  const written = value as { data?: unknown; steps?: unknown; position?: unknown; begin?: unknown };
  const schema = recordSchema();
  // The names in what is readable are looked at even where something else is wrong, so that all mistakes come at once.
  const { rest: header } = checkAll(schema, value, source, [], problems, { format: RECORD_FORMAT });
  const data = (written.data ? checkOverrides(written.data, source, ['data'], problems) : null) ?? null;
  const tables = compileBoard(boardOf(data as BoardOverrides | null));
  const steps = new ReadSteps(source, written.steps, new BoardNames(tables), add);
  if (!header) return undefined;
  const rules = readRules(header, add);
  const begin: Begin =
    written.begin !== undefined && header.begin === undefined
      ? { at: 'combat' }
      : readBegin(header, tables, written.position !== undefined, add);
  const position = written.position === undefined ? null : readPosition(source, tables, rules, begin, problems, add);
  const until = readUntil(header, begin, position?.turn ?? 1, rules, add);
  const record: GameRecord = {
    rules: rules.names,
    rulings: header.rulings as Partial<Rulings>,
    data,
    players: header.players,
    seed: header.seed ?? null,
    game: header.game,
    begin,
    until,
    position: position?.bytes ?? null,
    blocks: steps.blocks,
    end: header.end ?? null,
  };
  const locate: RecordRead['locate'] = ({ place, message }) => {
    const { path, part } = steps.find(place);
    return source.problem(path, message, part);
  };
  return { record, tables, rules, locate };
}

/** The rules that are named; the plain edition, to go on with, where they do not go together. */
function readRules(header: RecordHeader, add: Add): RuleSet {
  return (
    rulesNamed(header.rules, header.rulings, (message, place) => add(['rules', ...place], message)) ?? resolveRules()
  );
}

function readBegin(header: RecordHeader, t: BoardTables, hasPosition: boolean, add: Add): Begin {
  const written = header.begin ?? (hasPosition ? 'turn' : 'game');
  if (hasPosition && written === 'game') {
    add(['begin'], 'with a position, play begins in the middle; allowed: turn, movement, combat or {area: Coral Sea}');
  }
  if (!hasPosition && written !== 'game') {
    add(['begin'], 'play can begin in the middle of a game only with a position; allowed without one: game');
  }
  if (typeof written === 'string') return { at: written };
  const area = t.areaNames.indexOf(written.area);
  const left = written.left?.reduce((mask, name) => mask | (1 << t.areaNames.indexOf(name)), 0) ?? null;
  return { at: 'area', area, left };
}

function readPosition(
  source: SourceText,
  tables: BoardTables,
  rules: RuleSet,
  begin: Begin,
  problems: ScenarioProblem[],
  add: Add,
): { readonly bytes: Uint8Array; readonly turn: number } | undefined {
  const written = (source.value as { position: unknown }).position;
  const schema = positionSchema(tables);
  const checked = checkAll(schema, written, source, ['position'], problems, { turn: 1 });
  const position = checked.rest;
  if (!position) return undefined;
  const game = new Game(tables, rules);
  setPosition(game, position, begin);
  checkPosition(position, game, begin, (path, message) =>
    problems.push(checked.source.problem(['position', ...path], message)),
  );
  if (position.turn > rules.turns) add(['position', 'turn'], `the game has ${rules.turns} turns (4.7)`);
  if (position.turn === 1) checkTurnOne(game, begin, add);
  return { bytes: game.bytes, turn: position.turn };
}

/** Turn 1 is begun with who is frozen, and Hawaii and Indonesia are fought first: nothing else can be gone on from. */
function checkTurnOne(g: Game, begin: Begin, add: Add): void {
  const { nt1 } = g.rules;
  if (begin.at === 'movement') {
    const first = nt1
      ? 'what lies in Pearl Harbor is frozen (nt1 18.132)'
      : 'the raid force is named (4.2), and the Allies are frozen (18.12)';
    add(['begin'], `on turn 1, before anybody moves, ${first}; allowed: turn`);
  }
  if (begin.at !== 'area') return;
  const contested = g.at.areasOf(JAPAN) & g.at.areasOf(ALLIED);
  const wrong = surprisedAreas(g) & ((1 << begin.area) | (begin.left ?? contested));
  if (wrong === 0) return;
  const names = [HAWAII, INDONESIA].filter((a) => (wrong >> a) & 1).map((a) => g.tables.areaNames[a]!);
  add(
    ['begin'],
    `on turn 1 the surprise attacks come first, in ${names.join(' and ')} (18.13, 18.14); allowed: combat`,
  );
}

function readUntil(header: RecordHeader, begin: Begin, turn: number, rules: RuleSet, add: Add): Until {
  const written = header.until ?? (begin.at === 'area' ? 'area' : 'game');
  if (written === 'area' && begin.at !== 'area') add(['until'], 'play stops with an area only when it begins with one');
  if (written === 'turn') return { to: 'turn', turn };
  if (typeof written === 'string') return { to: written };
  if (written.turn < turn || written.turn > rules.turns) {
    add(
      ['until', 'turn'],
      `play begins in turn ${turn} and the game has ${rules.turns} turns; allowed: ${turn} to ${rules.turns}`,
    );
  }
  return { to: 'turn', turn: written.turn };
}
