// Doctrines: ways to play by name, as plain data that can be written to a file and tuned. Those that come with the package are the
// files of `ai/doctrines`, kept in `shipped.json` so that they are there wherever the code runs.
import { ALLIED, JAPAN, type Side } from '../../../board/index.js';
import shipped from '../../shipped.json' with { type: 'json' };
import { exceptNamed, type UnderRules } from './under-rules.js';
import { completeWeights, type SomeWeights, type Weights } from './weights.js';

/** A named doctrine. */
export interface Doctrine {
  readonly name: string;
  readonly side: Side;
  /** What it tries to do, in a paragraph. */
  readonly intent: string;
  readonly weights: Weights;
  /** What counts under some rules instead; see `underRules`. */
  readonly under?: readonly UnderRules[] | undefined;
}

/** A doctrine as its file has it: the weights that it does not name are those of the one it extends. */
interface DoctrineText {
  readonly name: string;
  readonly side: Side;
  readonly intent: string;
  /** Name of the doctrine of the same side whose weights count where this one is silent; default `standard`. */
  readonly extends?: string | undefined;
  readonly weights: SomeWeights;
  /** Default: that of the doctrine it extends, but for the weights named here. */
  readonly under?: readonly UnderRules[] | undefined;
}

/** The doctrine that others extend where they do not say which. Nobody plays it who is not asked to. */
export const STANDARD = 'standard';

/**
 * The doctrine beneath search and beneath learned players that name no other, of the other side in rollouts, of fights that no player was asked
 * about, and where tuning begins. Who plays a seat that nobody names is another matter: `DEFAULT_PLAYER`.
 */
export const DEFAULT_DOCTRINE = 'tuned';

const TEXTS = shipped.doctrines as readonly DoctrineText[];
const FROZEN = shipped.frozen as readonly DoctrineText[];
const completed = new Map<DoctrineText, Doctrine>();

/** Names of the doctrines of one side that come with the package. */
export function doctrineNames(side: Side): string[] {
  return TEXTS.filter((d) => d.side === side).map((d) => d.name);
}

/**
 * Names of the doctrines of one side that are kept as they were, so that players of other versions can be measured against them. They play
 * wherever they are named; they are in no list of opponents that nobody wrote.
 */
export function frozenNames(side: Side): string[] {
  return FROZEN.filter((d) => d.side === side).map((d) => d.name);
}

/**
 * A doctrine that comes with the package, complete, a frozen one too; `undefined` when there is none of that name on that side.
 *
 * @example
 * shippedDoctrine('japan', 'standard')?.weights.fear;
 */
export function shippedDoctrine(side: Side, name: string): Doctrine | undefined {
  const text = [...TEXTS, ...FROZEN].find((d) => d.side === side && d.name === name);
  if (!text) return undefined;
  const known = completed.get(text);
  if (known) return known;
  const { intent } = text;
  // A frozen doctrine stands on nothing that may change.
  const alone = name === STANDARD || FROZEN.includes(text);
  const base = alone ? undefined : shippedDoctrine(side, text.extends ?? STANDARD)!;
  const doctrine = { name, side, intent, ...extended(text, base) };
  completed.set(text, doctrine);
  return doctrine;
}

/** The weights of a doctrine that extends another, and what counts under some rules instead. */
export function extended(
  { weights, under }: Pick<DoctrineText, 'weights' | 'under'>,
  base: Pick<Doctrine, 'weights' | 'under'> | undefined,
): Pick<Doctrine, 'weights' | 'under'> {
  const other = under ?? exceptNamed(base?.under, weights);
  return { weights: completeWeights(weights, base?.weights), ...(other === undefined ? {} : { under: other }) };
}

/** Every doctrine that comes with the package, Japan's first; without the frozen ones. */
export function shippedDoctrines(): Doctrine[] {
  return TEXTS.map((d) => shippedDoctrine(d.side, d.name)!);
}

/** Every frozen doctrine, Japan's first. */
export function frozenDoctrines(): Doctrine[] {
  return FROZEN.map((d) => shippedDoctrine(d.side, d.name)!);
}

/** Japan's standard doctrine. */
export const STANDARD_JAPAN: Doctrine = shippedDoctrine('japan', STANDARD)!;

/** The Allies' standard doctrine. */
export const STANDARD_ALLIED: Doctrine = shippedDoctrine('allied', STANDARD)!;

/** The doctrine of a side where a heuristic player is meant and none is named. */
export function defaultDoctrine(side: Side): Doctrine {
  return shippedDoctrine(side, DEFAULT_DOCTRINE)!;
}

/** Index of a doctrine's side. */
export function sideOf(doctrine: Pick<Doctrine, 'side'>): 0 | 1 {
  return doctrine.side === 'japan' ? JAPAN : ALLIED;
}
