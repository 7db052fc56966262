// Which code belongs to which chapter of the rulebook, and which of it to optional rules, adjustments and Normal Turn One.
import ts from 'typescript';

/** Chapters by file of `src/game`; the name of a chapter is that of its file. */
const FILES: Readonly<Record<string, readonly [chapter: string, rule: string]>> = {
  'reinforcements.ts': ['reinforcements', '4'],
  'sequence.ts': ['sequence', '5'],
  'movement.ts': ['movement', '6'],
  'combat.ts': ['combat', '7'],
  'rounds.ts': ['combat', '7'],
  'fight-round.ts': ['combat', '7'],
  'finish-area.ts': ['combat', '7'],
  'day-night.ts': ['combat', '7'],
  'targets.ts': ['combat', '7'],
  'attacks.ts': ['combat', '7'],
  'factors-now.ts': ['combat', '7'],
  'rosters.ts': ['combat', '7'],
  'retreats.ts': ['retreats', '8'],
  'retreating-groups.ts': ['retreats', '8'],
  'who-pursues.ts': ['retreats', '8'],
  'pursuit-rounds.ts': ['retreats', '8'],
  'air-raids.ts': ['air-raids', '9'],
  'ports-and-bases.ts': ['ports-and-bases', '10'],
  'repairs.ts': ['repairs', '11'],
  'land-based-air.ts': ['land-based-air', '12'],
  'amphibious.ts': ['amphibious', '13'],
  'capture.ts': ['capture', '14'],
  'control.ts': ['control', '15'],
  'submarines.ts': ['submarines', '16'],
  'surprise-attack.ts': ['surprise-attack', '18'],
  'pearl-harbor.ts': ['surprise-attack', '18'],
  'surprise-raid.ts': ['surprise-attack', '18'],
  'fire-back.ts': ['surprise-attack', '18'],
  'japan-leaves.ts': ['surprise-attack', '18'],
  'assigned-targets.ts': ['surprise-attack', '18'],
  'uncertain-groups.ts': ['surprise-attack', '18'],
  'extra-rounds.ts': ['surprise-attack', '18'],
  'kamikaze.ts': ['nine-turn', '19'],
  'damage-control.ts': ['damage-control', '22'],
  'task-forces.ts': ['task-forces', '23'],
  'withdrawals.ts': ['withdrawals', 'adjustments 2–2b'],
  'turn-three.ts': ['turn-three', 'adjustments 3a–3c'],
  'san-diego.ts': ['san-diego', 'adjustments 4–5'],
  'allied-offensive.ts': ['allied-offensive', 'adjustment 6'],
  'normal-turn-one.ts': ['normal-turn-one', 'nt1 18'],
  'normal-turn-one-moves.ts': ['normal-turn-one', 'nt1 18'],
};

/** Rule 17 has no file of its own: its limits stand where they apply. */
const ALLIED_FLEETS = ['nationHarbors', 'BRITISH_PORTS', 'isLongRange', 'isFree', 'raiderReach', 'arrive'];

/** Functions in chapters 4–18 that only an optional rule uses, by its chapter. */
const OPTIONAL_FUNCTIONS: Readonly<Record<string, string>> = {
  raidReach: 'normal-turn-one',
  normalTurnOneReach: 'normal-turn-one',
  resolveNext: 'normal-turn-one',
  isSpared: 'normal-turn-one',
  requireDesignations: 'normal-turn-one',
  fireBack: 'pearl-harbor',
  checkFireBack: 'pearl-harbor',
  assignTargets: 'pearl-harbor',
  checkAssigned: 'pearl-harbor',
  mayAssign: 'pearl-harbor',
  assignedRound: 'pearl-harbor',
  isRaidCarrier: 'pearl-harbor',
  mayPlaceSubmarine: 'withdrawals',
};

/** What gives the code of an optional rule away, in a condition or in what stands under it; the first that fits. */
const OPTIONAL_WORDS: readonly (readonly [chapter: string, words: RegExp])[] = [
  ['nine-turn', /nineTurn|[kK]amikaze/],
  ['gunnery-radar', /gunneryRadar|RADAR/],
  ['damage-control', /damageControl|armoredFrom/],
  ['task-forces', /[tT]askForce|forceMay/],
  [
    'withdrawals',
    /cpoWithdrawal|northPacific|individualWithdrawal|[wW]ithdrawals?\b|withdraws|withdrawalHarbors|mayPlaceSubmarine|iBoatInNorthPacific|chooseUncertainArea/,
  ],
  ['turn-three', /freePearlHarbor|[eE]scape|\bagain\b/],
  ['san-diego', /[wW]estCoast|WEST_COAST|SAN_DIEGO|[sS]anDiego|sharesPearl|basingPhase/],
  ['allied-offensive', /[aA]lliedOffensive/],
  ['normal-turn-one', /nt1|surprised|engaged|refused|noteDeparture|maySailAsAir|!air\b/],
  ['pearl-harbor', /rules\.pearlHarbor|RAID_FORCE_LIMIT|assigned\b|\bextra\b/],
  ['adjustments', /iBoat|sortied|reinforcementFlexibility|menzel|MENZEL/],
];

/** Files whose code is mutated. */
export const MUTATED_FILES = Object.keys(FILES);

/** All chapters in order, with their numbers: rules 4–18, then the optional rules, adjustments and nt1. */
export const CHAPTERS: readonly (readonly [chapter: string, rule: string])[] = [
  ...new Map(Object.values(FILES)),
  ['allied-fleets', '17'] as const,
  ['pearl-harbor', '20'] as const,
  ['gunnery-radar', '21'] as const,
  ['adjustments', 'adjustments 1, 1a, 3, menzel'] as const,
].sort((a, b) => order(a[1]) - order(b[1]) || a[1].localeCompare(b[1]));

/** True for rules 4–18. */
export const isPlain = (rule: string) => Number(rule) <= 18;

function order(rule: string): number {
  return Number(rule) || (rule.startsWith('nt1') ? 100 : 99);
}

/** Chapter of a node of a file: by file, by function, and by the conditions it stands under. */
export function chapterOf(file: string, node: ts.Node, source: ts.SourceFile): string {
  const name = enclosingName(node);
  const optional = OPTIONAL_FUNCTIONS[name] ?? optionalChapter(node, source);
  if (optional !== undefined) return optional;
  return ALLIED_FLEETS.includes(name) ? 'allied-fleets' : FILES[file]![0];
}

/** Name of the function or top-level constant around a node. */
export function enclosingName(node: ts.Node): string {
  for (let at: ts.Node = node; ; at = at.parent) {
    if (ts.isSourceFile(at)) return '';
    if (ts.isFunctionDeclaration(at) && at.name) return at.name.text;
    if (ts.isVariableDeclaration(at) && atTop(at) && ts.isIdentifier(at.name)) return at.name.text;
  }
}

const atTop = (node: ts.VariableDeclaration) => ts.isSourceFile(node.parent.parent.parent);

function optionalChapter(node: ts.Node, source: ts.SourceFile): string | undefined {
  const says = (part: ts.Node) => {
    const text = part.getText(source);
    return OPTIONAL_WORDS.find(([, words]) => words.test(text))?.[0];
  };
  const own = ts.isBinaryExpression(node) && isLogical(node) ? says(node.right) : says(node);
  if (own !== undefined) return own;
  for (let at = node; at.parent && !ts.isFunctionDeclaration(at.parent); at = at.parent) {
    const found = guard(at, at.parent, says);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What the parent of a node says about when it is run. */
function guard(at: ts.Node, up: ts.Node, says: (part: ts.Node) => string | undefined): string | undefined {
  if (ts.isIfStatement(up) && at === up.thenStatement) return says(up.expression);
  if (ts.isConditionalExpression(up) && at === up.whenTrue) return says(up.condition);
  if (ts.isConditionalExpression(up) && at === up.condition) return says(up.whenTrue);
  // What a flag guards stands to its right: `g.rules.nt1 && g.turn === 1`.
  if (ts.isBinaryExpression(up) && isLogical(up) && at === up.right) return says(up.left);
  return ts.isVariableDeclaration(up) ? says(up.name) : undefined;
}

const isLogical = (node: ts.BinaryExpression) =>
  node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  node.operatorToken.kind === ts.SyntaxKind.BarBarToken ||
  node.operatorToken.kind === ts.SyntaxKind.BarToken;
