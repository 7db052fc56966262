// The form of a YAML or JSON text beyond its syntax: keys written twice, aliases and what they stand for, how deep it is nested.
import { type Alias, isAlias, isCollection, isMap, isScalar, isSeq, type Node } from 'yaml';
import { shown } from './fields.js';

/** No file of this program needs a tenth of it. */
const MAX_DEPTH = 100;
/** Values that aliases may stand for, all together: a few lines of nested ones stand for billions. */
const MAX_ALIASED = 100_000;

export const TOO_DEEP = `lists and maps are nested too deeply; at most ${MAX_DEPTH} levels are allowed`;

/** What is wrong with the form of a text. */
export interface TextForm {
  /** Offsets in the text and sentences. */
  readonly faults: readonly { readonly offset: number; readonly message: string }[];
  /** True when there is no value to go on with. */
  readonly broken: boolean;
  /** What each alias stands for. */
  readonly targets: ReadonlyMap<Alias, Node>;
}

/** Looks at every node of a document once. */
export function formOf(contents: Node | null): TextForm {
  const faults: { offset: number; message: string }[] = [];
  const targets = new Map<Alias, Node>();
  /** Anchors set so far; `size` counts the values of the node with its aliases written out, once it is known. */
  const anchors = new Map<string, { readonly node: Node; size?: number }>();
  let broken = false;
  let aliased = 0;
  const add = (node: Node | null, message: string, isBroken = true) => {
    broken ||= isBroken;
    faults.push({ offset: node?.range?.[0] ?? 0, message });
  };

  const alias = (node: Alias): number => {
    const found = anchors.get(node.source);
    if (!found) add(node, `"*${node.source}" refers to an anchor that is not set before it`);
    else if (found.size === undefined) add(node, `"*${node.source}" stands within what it refers to`);
    else {
      targets.set(node, found.node);
      aliased += found.size;
      if (aliased > MAX_ALIASED && aliased - found.size <= MAX_ALIASED)
        add(node, `the aliases up to "*${node.source}" stand for more than ${MAX_ALIASED} values; write fewer of them`);
      return found.size;
    }
    return 1;
  };

  const key = (node: unknown, keys: Set<string>): void => {
    const meant = isAlias(node) && alias(node) > 0 ? targets.get(node) : node;
    if (isCollection(meant)) add(node as Node, 'a list or map cannot be a key; allowed: a name');
    if (!isScalar(meant)) return;
    const name = String(meant.value);
    if (keys.has(name)) add(node as Node, `${shown(name)} is written twice; keep one of them`, false);
    keys.add(name);
    if (meant === node) size(meant, 0);
  };

  const size = (node: Node | null, depth: number): number => {
    if (node === null) return 1;
    if (isAlias(node)) return alias(node);
    const anchor = isScalar(node) || isCollection(node) ? node.anchor : undefined;
    const entry: { readonly node: Node; size?: number } = { node };
    if (anchor !== undefined) anchors.set(anchor, entry);
    let sum = 1;
    if (isScalar(node)) {
      if (typeof node.value === 'string' && /\p{Cs}/u.test(node.value))
        add(node, 'half of a surrogate pair is no text; write the whole character');
    } else if (depth >= MAX_DEPTH) {
      if (!faults.some(({ message }) => message === TOO_DEEP)) add(node, TOO_DEEP);
    } else if (isSeq(node)) {
      for (const item of node.items) sum += size(item as Node | null, depth + 1);
    } else if (isMap(node)) {
      const keys = new Set<string>();
      for (const pair of node.items) {
        if (node.flow && pair.value === null && isScalar(pair.key) && /^[^:]+:[^:]/.test(String(pair.key.value)))
          add(pair.key as Node, `a space is missing after the colon of ${shown(String(pair.key.value))}`);
        key(pair.key, keys);
        sum += size(pair.value as Node | null, depth + 1);
      }
    }
    entry.size = sum;
    return sum;
  };

  size(contents, 0);
  return { faults, broken, targets };
}
