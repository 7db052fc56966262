// A YAML or JSON text, its value, and where in the text each part of the value stands.
import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
} from 'yaml';
import { shown } from './fields.js';
import type { ScenarioProblem } from './problem.js';

/** Where in a value something stands: keys and list positions from the top. */
export type Path = readonly (string | number)[];

/** What a check needs of a text: where something stands, and how it is written there. */
export type Places = Pick<SourceText, 'problem' | 'written'>;

type ParsedDocument = ReturnType<typeof parseDocument>;

/** Mistakes of the form (YAML's own code → our sentence). The rest keep the parser's words. */
const SYNTAX: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'a tab is used as indentation; YAML allows spaces only',
  MULTIPLE_DOCS: 'a second document begins here; one scenario a file is allowed',
  BLOCK_AS_IMPLICIT_KEY:
    'a second "key:" stands where a value was expected; put it on a line of its own, with the indentation of its neighbours',
  BAD_SCALAR_START: 'a name cannot begin with this character; put it in quotes',
};

/** A parsed text. `value` is `undefined` when the form is broken; then `problems` says why. */
export class SourceText {
  readonly problems: readonly ScenarioProblem[];
  readonly value: unknown;
  private readonly document: ParsedDocument;
  private readonly lines = new LineCounter();

  /** @param file the name shown in front of every sentence. */
  constructor(
    readonly file: string,
    text: string,
  ) {
    this.document = parseDocument(text.replace(/^\uFEFF/, ''), {
      lineCounter: this.lines,
      prettyErrors: false,
      logLevel: 'error',
    });
    const { problems, broken } = this.formProblems();
    this.problems = problems;
    this.value = broken ? undefined : this.document.toJS();
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
    let node = this.document.contents as Node | null;
    let pair: Pair | undefined;
    let depth = 0;
    for (const step of path) {
      const holder = isAlias(node) ? (node.resolve(this.document) ?? null) : node;
      if (isMap(holder)) {
        const found = holder.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
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

  private position(offset: number): { line: number; column: number } {
    const { line, col } = this.lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  /** Mistakes of the form; `broken` when there is no value to go on with. */
  private formProblems(): { problems: ScenarioProblem[]; broken: boolean } {
    const problems: ScenarioProblem[] = [];
    let broken = false;
    const add = (offset: number, message: string) =>
      problems.push({ file: this.file, ...this.position(offset), message });
    for (const error of this.document.errors) {
      if (error.code === 'DUPLICATE_KEY') {
        add(error.pos[0], `${shown(this.textAt(error.pos[0]))} is written twice; keep one of them`);
        continue;
      }
      // One broken bracket makes the parser stumble several times: the first is the one to mend.
      if (!broken) add(error.pos[0], syntaxSentence(error.code, error.message));
      broken = true;
    }
    for (const warning of this.document.warnings)
      add(warning.pos[0], `${lowerFirst(warning.message)}; tags are not allowed`);
    visit(this.document, {
      Alias: (_, alias) => {
        if (!alias.resolve(this.document)) {
          broken = true;
          add(alias.range?.[0] ?? 0, `"*${alias.source}" refers to an anchor that is not set before it`);
        }
      },
      Pair: (_, pair) => {
        if (!isCollection(pair.key)) return;
        broken = true;
        add(pair.key.range?.[0] ?? 0, 'a list or map cannot be a key; allowed: a name');
      },
    });
    return { problems, broken };
  }

  /** The key that begins at an offset. */
  private textAt(offset: number): string {
    let text = '';
    visit(this.document, {
      Pair: (_, pair) => {
        if (isScalar(pair.key) && pair.key.range?.[0] === offset) text = String(pair.key.value);
      },
    });
    return text;
  }
}

function syntaxSentence(code: string, message: string): string {
  const open = /^Flow (map|sequence) .* end with a ([}\]])$/.exec(message);
  if (open) return `a "${open[2] === '}' ? '{' : '['}" is not closed before this; close it with "${open[2]}"`;
  return SYNTAX[code] ?? `this cannot be read as YAML or JSON: ${lowerFirst(message)}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\s+/g, ' ');
