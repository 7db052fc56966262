// A YAML or JSON text, its value, and where in the text each part of the value stands.
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { plainText, sameName } from './plain.js';
import { readOrThrow, type ScenarioProblem } from './problem.js';
import { inOneLine, syntaxMistake } from './syntax-mistakes.js';
import { NO_FILES, type TextFiles } from './text-files.js';
import { formOf, type TextForm, TOO_DEEP } from './text-form.js';

/** Where in a value something stands: keys and list positions from the top. */
export type Path = readonly (string | number)[];

/** What a check needs of a text: where something stands, and how it is written there. */
export type Places = Pick<SourceText, 'problem' | 'written'>;

/** The same text, where what is asked for at one path stands at another. */
export function elsewhere<P extends Places>(source: P, at: (path: Path) => Path): P {
  const moved: Places = {
    problem: (path, message, part) => source.problem(at(path), message, part),
    written: (path) => source.written(at(path)),
  };
  return Object.assign(Object.create(source), moved) as P;
}

/** The value of one key as if it were the whole text; mistakes stand at their places in the text. */
export function within(source: SourceText, key: string): SourceText {
  const { value } = source;
  const moved: Pick<SourceText, 'value' | 'problem' | 'written' | 'has'> = {
    value: typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined,
    problem: (path, message, part) => source.problem([key, ...path], message, part),
    written: (path) => source.written([key, ...path]),
    has: (path) => source.has([key, ...path]),
  };
  return Object.assign(Object.create(source), moved) as SourceText;
}

type ParsedDocument = ReturnType<typeof parseDocument>;

/** A parsed text. `value` is `undefined` when the form is broken; then `problems` says why. */
export class SourceText {
  readonly problems: readonly ScenarioProblem[];
  readonly value: unknown;
  private readonly contents: Node | null;
  private readonly form: TextForm;
  private readonly lines = new LineCounter();
  /** Pairs by key, of each map that was looked into. */
  private readonly pairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

  /**
   * @param file the name shown in front of every sentence.
   * @param files reads the files that the text names; default: none can be read.
   */
  constructor(
    readonly file: string,
    text: string,
    readonly files: TextFiles = NO_FILES,
  ) {
    // The parser takes a carriage return alone, with which old Macintosh programs end lines, for a space.
    const lined = text.replace(/^\uFEFF/, '').replace(/\r(?!\n)/g, '\n');
    const document = parsed(lined, this.lines);
    this.contents = (document?.contents ?? null) as Node | null;
    this.form = formOf(this.contents);
    const { problems, broken } = this.formProblems(document, lined);
    this.problems = problems;
    // Whether aliases stand for too much has been looked at.
    this.value = broken ? undefined : document!.toJS({ maxAliasCount: -1 });
  }

  /** A problem with the value at a path, or with the key there. A path that is not in the text stands at its nearest holder. */
  problem(path: Path, message: string, part: 'key' | 'value' = 'value'): ScenarioProblem {
    return { file: this.file, ...this.position(this.offset(path, part)), message };
  }

  /** A value as it stands in the text: `027` is not 27 where factors are meant. */
  written(path: Path): string | undefined {
    const { node, depth } = this.find(path);
    return depth === path.length && isScalar(node) ? node.source : undefined;
  }

  /** True when the text holds something at that path. */
  has(path: Path): boolean {
    return this.find(path).depth === path.length;
  }

  private offset(path: Path, part: 'key' | 'value'): number {
    const { node, pair, depth } = this.find(path);
    const key = pair?.key as Node | undefined;
    const wanted = (part === 'key' && depth === path.length && key?.range ? key : node) ?? key;
    return wanted?.range?.[0] ?? 0;
  }

  /** The deepest node on the way to a path. */
  private find(path: Path): { node: Node | null; pair: Pair | undefined; depth: number } {
    let node = this.contents;
    let pair: Pair | undefined;
    let depth = 0;
    for (const step of path) {
      const holder = isAlias(node) ? (this.form.targets.get(node) ?? null) : node;
      if (isMap(holder)) {
        const found = this.pairOf(holder, String(step));
        if (!found) break;
        pair = found;
        node = found.value as Node | null;
      } else if (isSeq(holder) && holder.items[Number(step)]) {
        node = holder.items[Number(step)] as Node;
        pair = undefined;
      } else break;
      depth++;
    }
    return { node, pair, depth };
  }

  /** The pair of a key, in the spelling of the text. */
  private pairOf(map: YAMLMap, key: string): Pair | undefined {
    const pairs = this.pairsOf(map);
    const exact = pairs.get(key);
    if (exact) return exact;
    const written = sameName(key, [...pairs.keys()]) ?? beginningOf(key, [...pairs.keys()]);
    return written === undefined ? undefined : pairs.get(written);
  }

  private pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
    const known = this.pairs.get(map);
    if (known) return known;
    const pairs = new Map<string, Pair>();
    for (const pair of map.items) {
      const key = isScalar(pair.key) ? String(pair.key.value) : undefined;
      if (key !== undefined && !pairs.has(key)) pairs.set(key, pair);
    }
    this.pairs.set(map, pairs);
    return pairs;
  }

  private position(offset: number): { line: number; column: number } {
    const { line, col } = this.lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  /** Mistakes of the form; `broken` when there is no value to go on with. */
  private formProblems(
    document: ParsedDocument | undefined,
    text: string,
  ): { problems: ScenarioProblem[]; broken: boolean } {
    const problems: ScenarioProblem[] = [];
    const add = (offset: number, message: string) =>
      problems.push({ file: this.file, ...this.position(offset), message });
    if (!document) {
      add(0, TOO_DEEP);
      return { problems, broken: true };
    }
    // One broken bracket makes the parser stumble several times: the first is the one to mend.
    const [error] = document.errors;
    if (error && !this.form.faults.some(({ message }) => message === TOO_DEEP)) {
      const { offset, message } = syntaxMistake(error, this.contents, text);
      add(offset, message);
    }
    for (const warning of document.warnings) add(warning.pos[0], `${inOneLine(warning.message)}; tags are not allowed`);
    for (const { offset, message } of this.form.faults) add(offset, message);
    return { problems, broken: error !== undefined || this.form.broken };
  }
}

/**
 * What a reader makes of the value of a text.
 *
 * @throws ScenarioError with every mistake, those of the text's form first of all
 */
export const readSource = <T>(
  source: Pick<SourceText, 'problems' | 'value'>,
  read: (value: unknown, problems: ScenarioProblem[]) => T | undefined,
): T =>
  readOrThrow((problems) => {
    problems.push(...source.problems);
    return source.value === undefined ? undefined : read(source.value, problems);
  });

/** The only one of some texts with which a name begins: `Hawaii` for `Hawaiian Islands`. */
function beginningOf(name: string, texts: readonly string[]): string | undefined {
  const plain = plainText(name);
  const found = texts.filter((text) => text.length >= 3 && plain.startsWith(plainText(text)));
  return found.length === 1 ? found[0] : undefined;
}

/** The text as a document; `undefined` where it is nested so deeply that the parser gives up. */
function parsed(text: string, lineCounter: LineCounter): ParsedDocument | undefined {
  try {
    // Keys that are written twice are found by `formOf`, in one pass.
    return parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error', uniqueKeys: false });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
