// Names of metrics in a player's words, and how they belong together.

const SIDES: Record<string, string> = { japan: 'Japanese', allied: 'Allied' };

/** Labels in a player's words where the bare label could be misread. */
const LABELS: Record<string, string> = { japan: 'Japan', allied: 'Allies', tie: 'Tie', none: 'Nobody' };

/** A label as printed in tables and legends. */
export const labelText = (label: string): string => LABELS[label] ?? label;

/** A metric in words: its own title, the title of a table it shares with its like, and its row there. */
export interface MetricName {
  readonly title: string;
  readonly group: string;
  readonly row: string;
}

type Words = (a: string, b: string, c: string) => MetricName;

const SCORE = "Japan's POC minus the Allies'";
const PATTERNS: readonly (readonly [RegExp, Words])[] = [
  [/^(battleships|cruisers)\.afloat$/, (kind) => alone(`${capital(kind)} still afloat after the raid`)],
  [/^(battleships|cruisers)\.(\w+)$/, (kind, state) => member(`${capital(kind)} ${state}`, capital(kind), state)],
  [/^ship\.(.+)\.fate$/, (ship) => member(`Fate of ${ship}`, 'What becomes of each ship', ship)],
  [/^unit\.(.+)\.fate$/, (unit) => member(`Fate of ${unit}`, 'What becomes of each ship and unit', unit)],
  [/^remaining$/, () => alone('Who has units left in the area')],
  [/^holds$/, () => alone('Who would control the area')],
  [/^rounds$/, () => alone('Rounds of combat')],
  [/^stalemate$/, () => alone('Fights that cannot end')],
  [/^pocSwing$/, () => alone("POC of the area: Japan's, or with a minus the Allies'")],
  [
    /^lost\.(japan|allied)\.factors$/,
    (side) => member(`${SIDES[side]} factors lost`, 'Losses', `${SIDES[side]}: factors`),
  ],
  [
    /^lost\.(japan|allied)$/,
    (side) => member(`${SIDES[side]} ships and units lost`, 'Losses', `${SIDES[side]}: ships and units`),
  ],
  [
    /^damage\.(japan|allied)$/,
    (side) =>
      member(`Damage points on ${SIDES[side]} units still there`, 'Damage points on units still there', SIDES[side]!),
  ],
  [/^poc\.final$/, () => alone(`Final score: ${SCORE}`)],
  [/^poc\.turn\.(\d+)$/, (turn) => member(`Score after turn ${turn}: ${SCORE}`, `Score by turn: ${SCORE}`, turn)],
  [/^winner$/, () => alone('Who wins')],
  [
    /^control\.(.+)\.turn\.(\d+)$/,
    (area, turn) => member(`Who controls ${withArticle(area)} on turn ${turn}`, 'Who controls each sea area', area),
  ],
  [
    /^lost\.(japan|allied)\.(.+)\.turn\.(\d+)$/,
    (side, type, turn) =>
      member(`${SIDES[side]} ${type}s sunk on turn ${turn}`, `${SIDES[side]} ${type}s sunk, by turn`, turn),
  ],
  [/^rounds\.bounded$/, () => alone('Fights that did not end and were broken off')],
  [
    /^lost\.(japan|allied)\.(.+)$/,
    (side, type) => member(`${SIDES[side]} losses: ${type}`, 'Losses', `${SIDES[side]}: ${type}`),
  ],
  [
    /^port\.(.+)\.captured\.turn$/,
    (port) => member(`Turn in which ${port} is captured`, 'Turn in which ports and bases are captured', port),
  ],
];

const alone = (title: string): MetricName => ({ title, group: title, row: title });
const member = (title: string, group: string, row: string): MetricName => ({ title, group, row });

const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

const withArticle = (name: string): string => (/(Islands|Mandate|Ocean)$/.test(name) ? `the ${name}` : name);

/**
 * A metric in a player's words; a name nobody foresaw is shown as it is, with spaces for the dots.
 *
 * @example
 * metricName('battleships.afloat').title; // 'Battleships still afloat after the raid'
 */
export function metricName(name: string): MetricName {
  for (const [pattern, inWords] of PATTERNS) {
    const match = pattern.exec(name);
    if (match) return inWords(match[1] ?? '', match[2] ?? '', match[3] ?? '');
  }
  const [prefix, ...rest] = name.split('.');
  const title = capital(name.replaceAll('.', ' '));
  return rest.length > 0 ? member(title, capital(prefix!), rest.join(' ')) : alone(title);
}

/** The title of a metric in a player's words. */
export const metricTitle = (name: string): string => metricName(name).title;

/** Metrics whose names differ in one place only, such as `control.<area>.turn.3`. */
export interface Family {
  /** What they share: the name up to the first dot. */
  readonly prefix: string;
  readonly names: readonly string[];
}

/**
 * Groups metrics by the first part of their names, in the order in which the parts first come up.
 *
 * @example
 * families(['poc.final', 'lost.japan.carrier', 'poc.turn.1']); // poc: [poc.final, poc.turn.1], lost: [lost.japan.carrier]
 */
export function families(names: readonly string[]): Family[] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const prefix = name.split('.')[0]!;
    const group = groups.get(prefix);
    if (group) group.push(name);
    else groups.set(prefix, [name]);
  }
  return [...groups].map(([prefix, list]) => ({ prefix, names: list }));
}

/** Splits `control.Indonesia.turn.3` into its subject and turn; undefined for names that do not end in a turn. */
export function turnOf(name: string): { readonly stem: string; readonly turn: number } | undefined {
  const match = /^(.+)\.turn\.(\d+)$/.exec(name);
  return match ? { stem: match[1]!, turn: Number(match[2]) } : undefined;
}

/** The headline of a result. */
export function resultTitle(kind: string): string {
  const titles: Record<string, string> = {
    raid: 'The Pearl Harbor raid',
    game: 'Victory in the Pacific, played to the end',
    battle: 'A battle at sea',
    openings: 'Openings of Japan against those of the Allies',
    tune: 'A doctrine tuned by games',
    tournament: 'A tournament: every seat of Japan against every seat of the Allies',
  };
  return titles[kind] ?? `Victory in the Pacific: ${kind}`;
}
