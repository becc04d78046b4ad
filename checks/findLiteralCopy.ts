/** Finds literal texts of components, in JSX and in .astro templates, with the TypeScript parser. */
import ts from 'typescript';

const readAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'text',
  'heading',
  'summary',
  'caption',
]);
const hasLetters = /\p{L}/u;

/** One message for each visible text that does not come from the dictionaries. */
export function findLiteralCopy(file: string, text: string): string[] {
  const code = file.endsWith('.astro') ? asJsx(text) : text;
  const source = ts.createSourceFile(`${file}.tsx`, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const say = (node: ts.Node, text: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1}: "${text.trim().replace(/\s+/g, ' ')}" belongs into the words`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasLetters.test(node.text.replace(/&\w+;/g, ''))) say(node, node.text);
    if (ts.isJsxAttribute(node) && readAttributes.has(node.name.getText())) {
      for (const literal of literalsOf(node.initializer)) say(node, literal);
    }
    if (ts.isJsxExpression(node) && isChild(node)) for (const literal of literalsOf(node)) say(node, literal);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The template of an .astro file as JSX: frontmatter, comments, scripts and styles blanked, void elements closed. */
function asJsx(astro: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const template = astro
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/<(script|style)\b[\s\S]*?(<\/\1>|\/>)/g, blank)
    .replace(/<!doctype html>/i, blank)
    .replace(/<(meta|link|br|hr|img|input|source)\b([^>]*?)\/?>/g, '<$1$2/>');
  return `<>${template}</>`;
}

const isChild = ({ parent }: ts.JsxExpression): boolean => ts.isJsxElement(parent) || ts.isJsxFragment(parent);

/** Literal texts of an attribute or an expression, alone or as a branch of a conditional. */
function literalsOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    return hasLetters.test(node.text) ? [node.text] : [];
  if (ts.isTemplateExpression(node)) {
    const pieces = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    return pieces.filter((piece) => hasLetters.test(piece));
  }
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return literalsOf(node.right);
  return [];
}
