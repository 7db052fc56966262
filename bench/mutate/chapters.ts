// Which code belongs to which chapter of the rulebook, and which of it to optional rules, adjustments and Normal Turn One.
import ts from 'typescript';

/** Chapters by file of `src/game`; the name of a chapter is that of its file. */
const FILES: Readonly<Record<string, readonly [chapter: string, rule: string]>> = {
  'reinforcements.ts': ['reinforcements', '4'],
  'sequence.ts': ['sequence', '5'],
  'movement.ts': ['movement', '6'],
  'combat.ts': ['combat', '7'],
  'rounds.ts': ['combat', '7'],
  'day-night.ts': ['combat', '7'],
  'targets.ts': ['combat', '7'],
  'attacks.ts': ['combat', '7'],
  'factors-now.ts': ['combat', '7'],
  'rosters.ts': ['combat', '7'],
  'retreats.ts': ['retreats', '8'],
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
};

/** Rule 17 has no file of its own: its limits stand where they apply. */
const ALLIED_FLEETS = ['nationHarbors', 'BRITISH_PORTS', 'isLongRange', 'freeReach', 'raiderReach', 'arrive'];

/** Chapter of everything that only optional rules, adjustments or nt1 use. */
export const OPTIONAL = 'optional';

/** Functions that only optional rules use. */
const OPTIONAL_FUNCTIONS = [
  'raidReach',
  'normalTurnOneReach',
  'resolveNext',
  'isSpared',
  'fireBack',
  'checkFireBack',
  'assignTargets',
  'checkAssigned',
  'mayAssign',
  'assignedRound',
  'isRaidCarrier',
  'mayPlaceSubmarine',
];

/** What gives such code away in a condition. */
const OPTIONAL_WORDS =
  /nt1|nineTurn|rules\.pearlHarbor|gunneryRadar|RADAR|damageControl|[tT]askForce|forceMay|iBoat|cpoWithdrawal|northPacific|individualWithdrawal|[wW]ithdrawals?\b|withdraws|withdrawalHarbors|reinforcementFlexibility|freePearlHarbor|[eE]scape|[wW]estCoast|WEST_COAST|SAN_DIEGO|[sS]anDiego|sharesPearl|[aA]lliedOffensive|menzel|surprised|[kK]amikaze|engaged|refused|sortied|mayPlaceSubmarine|iBoatInNorthPacific|assigned\b|basingPhase|noteDeparture|maySailAsAir|armoredFrom|MENZEL|RAID_FORCE_LIMIT|chooseUncertainArea|\bextra\b|\bagain\b|!air\b/;

/** Files whose code is mutated. */
export const MUTATED_FILES = Object.keys(FILES);

/** The chapters of rules 4–18 in order, with their numbers. */
export const CHAPTERS: readonly (readonly [chapter: string, rule: string])[] = [
  ...new Map(Object.values(FILES)),
  ['allied-fleets', '17'] as const,
].sort((a, b) => Number(a[1]) - Number(b[1]));

/** Chapter of a node of a file: by file, by function, and by the conditions it stands under. */
export function chapterOf(file: string, node: ts.Node, source: ts.SourceFile): string {
  const name = enclosingName(node);
  if (OPTIONAL_FUNCTIONS.includes(name) || isOptional(node, source)) return OPTIONAL;
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

function isOptional(node: ts.Node, source: ts.SourceFile): boolean {
  const says = (part: ts.Node) => OPTIONAL_WORDS.test(part.getText(source));
  if (ts.isBinaryExpression(node) && isLogical(node) ? says(node.right) : says(node)) return true;
  for (let at = node; at.parent && !ts.isFunctionDeclaration(at.parent); at = at.parent) {
    const up = at.parent;
    if (ts.isIfStatement(up) && at === up.thenStatement && says(up.expression)) return true;
    if (ts.isConditionalExpression(up) && at === up.whenTrue && says(up.condition)) return true;
    if (ts.isConditionalExpression(up) && at === up.condition && says(up.whenTrue)) return true;
    // What a flag guards stands to its right: `g.rules.nt1 && g.turn === 1`.
    if (ts.isBinaryExpression(up) && isLogical(up) && at === up.right && says(up.left)) return true;
    if (ts.isVariableDeclaration(up) && says(up.name)) return true;
  }
  return false;
}

const isLogical = (node: ts.BinaryExpression) =>
  node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  node.operatorToken.kind === ts.SyntaxKind.BarBarToken ||
  node.operatorToken.kind === ts.SyntaxKind.BarToken;
