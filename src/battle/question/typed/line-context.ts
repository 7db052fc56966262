// What stands before and behind the units of a battle's line: "… in the Coral Sea, 3 rounds at night, Japan controls, turn 4".
import type { AreaName, BoardTables, Side } from '../../../board/index.js';
import { areaNamed, harborNamed, pieceNamed, sideNamed } from '../../../board/names.js';
import type { Part } from './part.js';
import { withNouns } from './shared-nouns.js';
import { splitForce } from './split-force.js';

/** The circumstances of a battle, as far as its line says them. */
export interface Context {
  area?: AreaName;
  rounds?: number;
  prefer?: 'day' | 'night';
  control?: Side | 'none';
  turn?: number;
}

/** What an ending says; `false` where it means something else. */
type Say = (said: Context, words: string, tables: BoardTables) => boolean;

const area: Say = (said, where, tables) => {
  const found = areaNamed(where);
  // A name may be that of a counter too.
  if (found === undefined || pieceNamed(tables, where).pieces.length > 0) return false;
  said.area = found;
  return true;
};

/** `off Midway`: the sea around a harbor that lies in one area alone. */
const around: Say = (said, where, tables) => {
  if (area(said, where, tables)) return true;
  const harbor = harborNamed(where);
  const { touches = [] } = [...tables.board.ports, ...tables.board.bases].find((h) => h.name === harbor) ?? {};
  if (touches.length !== 1) return false;
  said.area = touches[0]!;
  return true;
};

const NOBODY = /^(?:nobody|no\s*one|neither(?:\s+side)?|none)$/i;

const control: Say = (said, who) => {
  const side = NOBODY.test(who) ? 'none' : sideNamed(who.replace(/'s?$/, ''));
  if (side === undefined) return false;
  said.control = side;
  return true;
};

/** The first group of each is what stands before it, the second what it says. Words such as "at" belong to what is said. */
const ENDINGS: readonly (readonly [RegExp, Say])[] = [
  [/^(?:(.*)\s)?(?:off|near|around)\s+(?:the\s+)?([^,;]+)$/i, around],
  [/^(?:(.*)\s)?(?:(?:in|at)\s+|@\s*)(?:the\s+)?([^,;]+)$/i, area],
  // No word stands before the area: "Lexington, Coral Sea", "Lexington (Coral Sea)", "Lexington Coral Sea".
  [/^()(?:the\s+)?([^,;()]+)$/i, area],
  [/^(.*\S)\s*[([]([^()[\]]+)[)\]]$/, area],
  [/^(.*?\S)\s*(?::\s*|\s-\s+)(?:the\s+)?([^,;:]+)$/i, area],
  [/^(.*?\S)\s+((?:\S+\s+)?\S+\s+(?:sea|ocean|islands)|(?:north|south|central)\s+pacific|bay\s+of\s+bengal)$/i, area],
  [
    /^(?:(.*?)\s)??(?:for\s+)?(\d{1,2}|one|two|three)\s+(?:rounds?|rnds?|rds?)(?:\s+only)?$/i,
    (said, n) => {
      said.rounds = ['one', 'two', 'three'].indexOf(n.toLowerCase()) + 1 || Number(n);
      return true;
    },
  ],
  [
    /^(?:(.*?)\s)??(?:(?:at|by|of|in\s+(?:the|an?)|during(?:\s+the)?|an?)\s+)?(night|day)(?:\s*(?:light|time))?(?:\s+(?:action|battle|fight|combat|engagement|only))?$/i,
    (said, when) => {
      said.prefer = when.toLowerCase() as 'day' | 'night';
      return true;
    },
  ],
  [
    /^(?:(.*?)\s)??(?:under\s+|with\s+|in\s+)?(\S+)[\s-]+control(?:s|led|ling)?(?:\s+(?:it|the\s+area|area|there))?$/i,
    control,
  ],
  [/^(?:(.*?)\s)??(?:under\s+)?control(?:led)?\s*(?:by|of|:|=)?\s*(?:the\s+)?(\S+(?:\s+one)?)$/i, control],
  [
    /^(?:(.*?)\s)??(?:(?:on|in|during)\s+)?(?:turn\s*|gt\s*|t)(\d{1,2})$/i,
    (said, turn) => {
      said.turn = Number(turn);
      return true;
    },
  ],
];

/** Where each of the circumstances is said: columns from 0. */
export type ContextColumns = Partial<Record<string, number>>;

/** Takes the circumstances out of the parts of a fleet, which are changed, and notes in `columns` where they stood. */
export function takeContext(parts: Part[], tables: BoardTables, columns: ContextColumns): Context {
  const said: Context = {};
  for (let k = parts.length - 1; k >= 0; k--) {
    const part = parts[k]!;
    for (const [pattern, say] of ENDINGS) {
      const words = pattern.exec(part.text);
      const told: Context = {};
      if (!words || !say(told, words[2]!, tables)) continue;
      Object.assign(said, told);
      const before = words[1] ?? '';
      for (const key of Object.keys(told)) columns[key] = part.column + (before === '' ? 0 : before.length + 1);
      const rest = splitForce(before.trim(), part.column, tables);
      parts.splice(k, 1, ...rest);
      // What is left of the part may say more.
      k += rest.length;
      break;
    }
  }
  // "21, 22 and 23 AirFlot in Indonesia": only now does the last of them end with the word that they share.
  parts.splice(0, parts.length, ...withNouns(parts));
  return said;
}

const BEGINNING =
  /^\s*((?:(?:the\s+)?battle\s+(?:of|in|at|off|near)\s+)|in\s+|off\s+|near\s+)?(?:the\s+)?([\p{L}. ]+?)\s*[:,]\s+(?=\S)/iu;

/**
 * Takes the sea area from the beginning of a line: "Coral Sea: Akagi vs Lexington", "Battle of Midway: …".
 *
 * @returns what was said, and the line with spaces in its place, so that columns stay
 */
export function contextBefore(text: string, tables: BoardTables): { readonly before: Context; readonly rest: string } {
  const before: Context = {};
  const words = BEGINNING.exec(text);
  if (!words || (!words[1] && sideNamed(words[2]!) !== undefined)) return { before, rest: text };
  const say = words[1] && !/^in\s/i.test(words[1]) ? around : area;
  const found = say(before, words[2]!, tables);
  return { before, rest: found ? ' '.repeat(words[0].length) + text.slice(words[0].length) : text };
}
