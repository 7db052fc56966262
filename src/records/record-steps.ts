// The steps of a record: decisions and dice, and where in the file each of them stands.

import { sideNamed } from '../board/names.js';
import { DECISIONS, type Decision, type DecisionName, decisionNamed } from '../game/questions/decisions.js';
import type { Block, Step } from '../game/state/record.js';
import type { Roll } from '../game/state/shown-dice.js';
import { isAskedOneByOne } from '../game/state/when-and-where.js';
import { shown } from '../text/fields.js';
import { isMap } from '../text/is-map.js';
import { allowedInstead } from '../text/nearest.js';
import { sameName } from '../text/plain.js';
import type { Path, SourceText } from '../text/source-text.js';
import { type BoardNames, readAnswer, readWho } from './record-answers.js';
import { readDice } from './record-dice.js';
import { DICE, FORMS, SIDE_WORDS, STEP_KEYS } from './record-format.js';
import type { RecordPlace } from './record-script.js';

/** Says what is wrong at a path of the file. */
type ComplainAt = (path: Path, message: string, part?: 'key' | 'value') => void;

/** Where a problem lies: a path, and whether it is about the key or the value there. */
interface Spot {
  readonly path: Path;
  readonly part: 'key' | 'value';
}

interface OpenBlock {
  readonly steps: Step[];
  rolls: Roll[] | null;
  /** Item of the list. */
  readonly item: number;
  readonly keys: string[];
}

/** Steps as they were read. */
export class ReadSteps {
  private readonly list: OpenBlock[] = [];

  constructor(
    private readonly source: SourceText,
    value: unknown,
    private readonly names: BoardNames,
    private readonly complain: ComplainAt,
  ) {
    // "steps:" with nothing after it: nothing has been played yet.
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) for (const [k, item] of value.entries()) this.readItem(item, k);
    else complain(['steps'], `steps must be a list, not ${shown(value)}`);
  }

  get blocks(): readonly Block[] {
    return this.list;
  }

  /** Where in the file a problem of a replay lies. */
  find({ part, block, step, name }: RecordPlace): Spot {
    if (part === 'end') return { path: name === undefined ? ['end'] : ['end', name], part: 'value' };
    const found = this.list[block] ?? this.list.at(-1);
    if (!found) return { path: ['steps'], part: 'key' };
    const item: Path = ['steps', found.item];
    if (part === 'dice') {
      if (found.rolls === null) return { path: item, part: 'value' };
      const labelled = name !== undefined && this.source.has([...item, DICE, name]);
      return { path: labelled ? [...item, DICE, name] : [...item, DICE], part: labelled ? 'key' : 'value' };
    }
    const key = found.keys[this.list[block] ? step : found.keys.length - 1];
    if (key === undefined) return { path: item, part: 'value' };
    const value = (this.source.value as { steps: Record<string, unknown>[] }).steps[found.item]![key];
    const inner = name === undefined ? undefined : pathTo(name, value);
    return inner ? { path: [...item, key, ...inner.path], part: inner.part } : { path: [...item, key], part: 'key' };
  }

  private readItem(item: unknown, k: number): void {
    const base: Path = ['steps', k];
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      this.complain(base, `${shown(item)} is not a step; a step is written as "- japan patrols: {Coral Sea: [Nachi]}"`);
      return;
    }
    const block: OpenBlock = { steps: [], rolls: null, item: k, keys: [] };
    for (const [key, value] of Object.entries(item)) {
      if (key === DICE) block.rolls = this.dice(value, base);
      else this.readStep(key, value, base, block);
    }
    const last = this.list.at(-1);
    // Dice alone belong to the step before them.
    if (block.steps.length === 0 && last) last.rolls = [...(last.rolls ?? []), ...(block.rolls ?? [])];
    else this.list.push(block);
  }

  private readStep(key: string, value: unknown, base: Path, block: OpenBlock): void {
    const known = stepKey(key);
    if (known === undefined) {
      const allowed = allowedInstead(
        key,
        STEP_KEYS,
        'japan or allied and a decision, such as "allied targets"; and dice',
      );
      this.complain([...base, key], `${shown(key)} is not a step${allowed}`, 'key');
      return;
    }
    const [side, name] = split(known);
    const at =
      (path: Path): ComplainAt =>
      (inner, message, part) => {
        this.complain([...base, key, ...path, ...inner], message, part);
      };
    const isNamed = isAskedOneByOne(name) && isMap(value);
    const named = isNamed ? readWho(value, this.names, at([])) : undefined;
    const answer =
      isNamed && !named
        ? undefined
        : readAnswer(FORMS[DECISIONS[name]!], named ? named.value : value, this.names, at(named?.path ?? []));
    block.steps.push({ decision: name, side, answer: answer ?? [], ...(named && { who: named.who }) });
    block.keys.push(key);
  }

  private dice(value: unknown, base: Path): Roll[] {
    return (
      readDice(value, this.names, (path, message, part) => this.complain([...base, DICE, ...path], message, part)) ?? []
    );
  }
}

/** A key of a step in any spelling, with any name of a side: `IJN patrols`, `Allies day/night`. */
function stepKey(written: string): string | undefined {
  if (STEP_KEYS.includes(written)) return written;
  const [first = '', ...rest] = written.trim().split(/\s+/);
  return sameName(`${sideNamed(first) ?? first} ${rest.join(' ')}`, STEP_KEYS);
}

function split(key: string): [side: number, decision: Decision] {
  const [side, name] = key.split(' ') as [string, string];
  return [SIDE_WORDS.indexOf(side as 'japan'), decisionNamed(name as DecisionName)];
}

/** The first place in an answer that names a piece. */
function pathTo(name: string, value: unknown): Spot | undefined {
  const isName = (text: unknown) => text === name || (typeof text === 'string' && sameName(text, [name]) === name);
  if (isName(value)) return { path: [], part: 'value' };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    if (isName(key) && !Array.isArray(value)) return { path: [step], part: 'key' };
    const found = pathTo(name, inner);
    if (found) return { path: [step, ...found.path], part: found.part };
  }
  return undefined;
}
