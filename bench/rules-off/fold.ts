// The engine without its optional rules: every question whether one is in force is answered "no" in the source, so that the
// compiler drops what stands under it. What is left is the plain edition alone.

/** Flags of a rule set that are off in the plain edition. */
const OFF = [
  'nt1',
  'nineTurn',
  'pearlHarbor',
  'gunneryRadar',
  'damageControl',
  'taskForces',
  'iBoatRaid',
  'cpoWithdrawal',
  'northPacificOption',
  'individualWithdrawal',
  'reinforcementFlexibility',
  'freePearlHarbor',
  'pearlHarborEscape',
  'westCoastEscape',
  'westCoastBases',
  'alliedOffensive',
  'menzelRaid',
] as const;

/** Numbers of a rule set, as they are in the plain edition. */
const NUMBERS: Readonly<Record<string, string>> = { turns: '8', iBoatTurn: '1', sanDiegoAbsence: '(-1)' };

/** What optional rules leave in the state, and what is there when none is in force. Assignments are left alone. */
const STATE: readonly (readonly [pattern: string, value: string])[] = [
  ['g\\.taskForcesStand', 'false'],
  ['g\\.engaged', 'false'],
  ['g\\.refused', 'false'],
  ['g\\.surprised', '0'],
  ['g\\.withdrawalHarbors', '(-1)'],
  ['g\\.escaped\\[\\w+\\]!?', '0'],
  ['g\\.kamikaze\\[\\w+\\]!?', '0'],
  ['g\\.armoredFrom\\[\\w+\\]!?', '255'],
];

/** A source with the optional rules answered, and how often each was asked for. */
export interface Folded {
  readonly text: string;
  readonly asked: Readonly<Record<string, number>>;
}

/** Answers every question of a source of `src/` about optional rules. */
export function fold(source: string): Folded {
  const asked: Record<string, number> = {};
  let text = source;
  const answer = (name: string, pattern: string, value: string) => {
    // Neither what is assigned, nor what a longer name begins with, nor in a comment's code.
    text = text.replace(new RegExp(`(?<![\\w.\`])${pattern}(?![\\w\`]|\\s*[|&+-]?=[^=])`, 'g'), () => {
      asked[name] = (asked[name] ?? 0) + 1;
      return value;
    });
  };
  for (const flag of OFF) answer(flag, `(?:\\w+\\.)?rules\\.${flag}`, 'false');
  for (const [name, value] of Object.entries(NUMBERS)) answer(name, `(?:\\w+\\.)?rules\\.${name}`, value);
  for (const [pattern, value] of STATE) answer(pattern, pattern, value);
  return { text, asked };
}

/** Everything that {@link fold} answers. */
export const FOLDED: readonly string[] = [...OFF, ...Object.keys(NUMBERS), ...STATE.map(([pattern]) => pattern)];
