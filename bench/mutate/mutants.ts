// What is changed: the mutations of one node of the source, as text.
import ts from 'typescript';

const K = ts.SyntaxKind;

/** Operators and what stands in for each. */
const SWAPS: Readonly<Record<number, readonly string[]>> = {
  [K.LessThanToken]: ['<='],
  [K.LessThanEqualsToken]: ['<'],
  [K.GreaterThanToken]: ['>='],
  [K.GreaterThanEqualsToken]: ['>'],
  [K.EqualsEqualsEqualsToken]: ['!=='],
  [K.ExclamationEqualsEqualsToken]: ['==='],
  [K.AmpersandAmpersandToken]: ['||'],
  [K.BarBarToken]: ['&&'],
  [K.PlusToken]: ['-'],
  [K.MinusToken]: ['+'],
  [K.AsteriskToken]: ['+'],
  [K.AmpersandToken]: ['|'],
  [K.BarToken]: ['&'],
  [K.LessThanLessThanToken]: ['>>'],
  [K.GreaterThanGreaterThanToken]: ['<<'],
  [K.PlusEqualsToken]: ['-='],
  [K.MinusEqualsToken]: ['+='],
  [K.BarEqualsToken]: ['&='],
  [K.AmpersandEqualsToken]: ['|='],
};

/** The opposite of a comparison, beside its neighbour at the boundary. */
const OPPOSITES: Readonly<Record<number, string>> = {
  [K.LessThanToken]: '>=',
  [K.LessThanEqualsToken]: '>',
  [K.GreaterThanToken]: '<=',
  [K.GreaterThanEqualsToken]: '<',
};

/** Calls that are no rules: messages, the observer's ears, addresses of dice, marks that are cleared. */
const SILENT_CALLS = /^(illegal|g\.emit|slotOf|clearMarks|g\.mark\.fill)$/;

/** True for code that is left alone, with everything in it: types, imports, messages. */
export function isLeftAlone(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node)) return true;
  if (ts.isCallExpression(node)) return SILENT_CALLS.test(node.expression.getText(source));
  // A condition that only decides what an observer hears.
  return ts.isIfStatement(node) && !node.elseStatement && isSilent(node.thenStatement, source);
}

function isSilent(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isBlock(node)) return node.statements.every((statement) => isSilent(statement, source));
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return false;
  return node.expression.expression.getText(source) === 'g.emit';
}

/** Texts that may stand in place of an expression; empty when it is not mutated. */
export function replacements(node: ts.Expression, source: ts.SourceFile): string[] {
  const text = (part: ts.Node) => part.getText(source);
  const found: string[] = [];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const others = [...(SWAPS[kind] ?? [])];
    const opposite = OPPOSITES[kind];
    if (opposite !== undefined && !isCondition(node)) others.push(opposite);
    for (const operator of others) found.push(`${text(node.left)} ${operator} ${text(node.right)}`);
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) {
    found.push(text(node.operand));
  } else if (ts.isPostfixUnaryExpression(node) && !isIncrementor(node)) {
    found.push(`${text(node.operand)}${node.operator === K.PlusPlusToken ? '--' : '++'}`);
  } else if (ts.isNumericLiteral(node) && !ts.isPrefixUnaryExpression(node.parent)) {
    found.push(String(Number(node.text) + 1));
    if (Number(node.text) > 1) found.push(String(Number(node.text) - 1));
  } else if (node.kind === K.TrueKeyword) found.push('false');
  else if (node.kind === K.FalseKeyword) found.push('true');
  if (isCondition(node)) found.push('false');
  if (isChoice(node)) found.push('true');
  return found;
}

/** True for a statement that is also tried without: an assignment, or a call that does something. */
export function isRemovable(node: ts.Node): node is ts.ExpressionStatement {
  return ts.isExpressionStatement(node) && !ts.isPostfixUnaryExpression(node.expression);
}

const isIncrementor = (node: ts.Node) => ts.isForStatement(node.parent) && node.parent.incrementor === node;

/** The condition of an `if`, a `? :` or a loop. */
function isCondition(node: ts.Expression): boolean {
  const up = node.parent;
  return (
    isChoice(node) ||
    (ts.isWhileStatement(up) && up.expression === node) ||
    (ts.isForStatement(up) && up.condition === node)
  );
}

function isChoice(node: ts.Expression): boolean {
  const up = node.parent;
  if (ts.isIfStatement(up)) return up.expression === node;
  return ts.isConditionalExpression(up) && up.condition === node;
}
