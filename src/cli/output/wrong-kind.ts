// A file of another kind than a command takes, or without a command: which command takes it.
import type { Command } from 'commander';
import { DEFAULT_PLAYER } from '../../ai/default-player.js';
import { readText } from '../../node/text-file.js';
import { orList } from '../../text/fields.js';
import { shellWord } from '../../text/index.js';
import { SourceText } from '../../text/source-text.js';
import { UsageError } from '../../text/usage-error.js';
import { wordTable } from '../../text/word-table.js';

/** Commands whose answers are called after them. */
const ANSWERS = ['bid', 'ladder', 'sensitivity', 'regret', 'decided', 'duel', 'luck', 'position'];

/** What files are called, and what is typed to use one. */
const KINDS = wordTable<readonly [what: string, typed: string]>({
  raid: ['a raid', 'vitp raid FILE'],
  battle: ['a battle', 'vitp battle FILE'],
  game: ['a scenario of whole games', 'vitp game FILE'],
  tournament: ['a tournament', 'vitp tournament FILE'],
  openings: ['a study of openings', 'vitp openings FILE'],
  tune: ['a tuning', 'vitp tune FILE'],
  sweep: ['a sweep', 'vitp sweep FILE'],
  record: ['a record of a game', 'vitp replay FILE'],
  positions: ['a position', 'vitp position FILE'],
  doctrine: ['a doctrine', 'vitp game --japan FILE'],
  'allied doctrine': ['a doctrine', 'vitp game --allied FILE'],
  opening: ['an opening', `vitp game --japan ${DEFAULT_PLAYER}+FILE`],
  'allied opening': ['an opening', `vitp game --allied ${DEFAULT_PLAYER}+FILE`],
  data: ['a table of board values', 'vitp game --data FILE'],
  'map-check': ['the form of vitp data --check', 'vitp data --check FILE'],
  'one-game': ['an answer of vitp show', 'vitp replay FILE'],
  comparison: ['an answer of vitp compare', 'vitp compare FILE'],
  ranking: ['an answer of vitp compare', 'vitp compare FILE'],
  judges: ['an answer of vitp regret --judges', 'vitp regret FILE'],
  ...Object.fromEntries(ANSWERS.map((kind) => [kind, [`an answer of vitp ${kind}`, `vitp ${kind} FILE`] as const])),
});

/** What commands take as an argument, the first of which is what they are for. */
const TAKES = wordTable<readonly string[]>({
  raid: ['raid'],
  battle: ['battle'],
  duel: ['duel'],
  game: ['game'],
  bid: ['game', 'bid'],
  ladder: ['game', 'ladder'],
  decided: ['game', 'decided'],
  regret: ['game', 'regret', 'judges'],
  sensitivity: ['game', 'sensitivity'],
  show: ['game'],
  luck: ['game', 'record', 'positions', 'luck', 'one-game'],
  tournament: ['tournament'],
  openings: ['openings'],
  tune: ['tune'],
  compare: ['raid', 'battle', 'game', 'comparison', 'ranking'],
  sweep: ['sweep'],
  replay: ['record', 'positions', 'one-game'],
  position: ['positions', 'record', 'position', 'one-game'],
  players: ['doctrine', 'allied doctrine'],
  list: ['opening', 'allied opening'],
});

/** What options take. */
const OPTIONS = wordTable<readonly string[]>({
  data: ['data'],
  next: ['record', 'positions', 'one-game'],
  check: ['map-check'],
  from: ['record', 'positions', 'one-game'],
});

/** Errors that a file of another kind may be behind. */
const ERRORS: readonly string[] = ['ScenarioError', 'UsageError', 'SettingError'];

/** The sentence about a file that the command does not take, where that is why it failed. */
export function wrongKind(error: unknown, command: Command): UsageError | undefined {
  if (!(error instanceof Error) || !ERRORS.includes(error.name)) return undefined;
  // `vitp position game.yaml --at turn3` plays the game to that moment; the moment of a record stands behind its name.
  const at: string | undefined = command.name() === 'position' ? command.opts().at : undefined;
  const taken = at === undefined ? TAKES[command.name()] : ['game'];
  const given: (readonly [text: unknown, kinds: readonly string[] | undefined])[] = [
    ...command.args.map((text) => [text, taken] as const),
    ...Object.entries(command.opts()).map(([name, text]) => [text, OPTIONS[name]] as const),
  ];
  for (const [text, kinds] of given) {
    if (typeof text !== 'string' || kinds === undefined) continue;
    const file = text.replace(/@turn.*$/i, '');
    const kind = kindOf(file);
    if (kind === undefined || kinds.includes(kind)) continue;
    const [what, usually] = KINDS[kind]!;
    const typed = at !== undefined && TAKES.position!.includes(kind) ? `vitp position FILE@${at}` : usually;
    // Both sides' doctrines are called alike, and answers are scenarios too.
    const all = [...new Set(kinds.map((one) => KINDS[one]![0]))];
    const wanted = all.filter((one, k) => k === 0 || !one.startsWith('an answer'));
    return new UsageError(`${file} is ${what}, not ${orList(wanted)}: write ${typed.replace('FILE', shellWord(file))}`);
  }
  return undefined;
}

/** The sentence about a file that stands where the command should, `vitp my.yaml`; `undefined` where it is none of a kind that is known. */
export function fileForCommand(file: string): UsageError | undefined {
  const kind = kindOf(file);
  if (kind === undefined) return undefined;
  const [what, typed] = KINDS[kind]!;
  return new UsageError(`${file} is ${what}: write ${typed.replace('FILE', shellWord(file))}`);
}

/** The kind of a file; `undefined` where it cannot be read or is of no kind that is known. */
function kindOf(file: string): string | undefined {
  try {
    return kindOfValue(new SourceText(file, readText(file)).value);
  } catch {
    return undefined;
  }
}

const BOARD_KEYS = ['areas', 'ports', 'bases', 'ships', 'air', 'amphibious', 'repair'];

function kindOfValue(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const map = value as Readonly<Record<string, unknown>>;
  if (typeof map.schema === 'string') {
    const named = map.kind ?? (map.config as { readonly kind?: unknown } | null | undefined)?.kind;
    return known(named) ?? known(/^vitp-([a-z-]+)\//.exec(map.schema)?.[1]);
  }
  if (map.kind === undefined) {
    const side = map.side === 'allied' ? 'allied ' : '';
    if ('turns' in map && !('weights' in map)) return `${side}opening`;
    if ('weights' in map) return `${side}doctrine`;
    return BOARD_KEYS.some((key) => key in map) ? 'data' : undefined;
  }
  if ('sweep' in map) return 'sweep';
  return map.kind === 'record' && 'position' in map ? 'positions' : known(map.kind);
}

const known = (kind: unknown): string | undefined => (typeof kind === 'string' && KINDS[kind] ? kind : undefined);
