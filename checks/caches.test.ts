/**
 * Every cache, map, set and list that a server process fills at run time has a bound, listed in one decision
 * (architecture.md, rule 15). The test finds the collections in the syntax trees of all modules that the server loads.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const decision = 'docs/decisions/0265-every-cache-has-a-bound.md';
const entries = ['src/server/main.ts', 'src/server/render.ts', 'src/middleware.ts'];

test('every collection that outlives the function that fills it is listed with its bound', () => {
  const found = serverModules()
    .flatMap((file) => findGrowingCollections(file, scriptOf(file)).map((name) => `${file}: ${name}`))
    .sort();
  const listed = [...readFileSync(decision, 'utf8').matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, name]) => name).sort();
  expect(found, `each needs a line with its bound in ${decision}`).toEqual(listed);
});

test('finds collections in modules, closures and plain objects, and ignores local ones', () => {
  const source = `
    const a = new Map(); export function f(k) { a.set(k, 1); }
    function make() { const b = new Set(); let c = []; const d = {}; return { g(k) { b.add(k); c.push(k); d[k] = 1; } }; }
    function local() { const e = new Map(); for (const x of []) e.set(x, 1); [1].map((x) => e.set(x, x)); return e; }
    const h = new Map([[1, 2]]); let i = []; function replace() { i = [...i, 1]; }`;
  expect(findGrowingCollections('a.ts', source)).toEqual(['a', 'b', 'c', 'd', 'i']);
});

/** All modules of this project in the two bundles of the server, pages included. */
function serverModules(): string[] {
  const known = new Set<string>();
  const open = [...entries, ...['src/pages', 'src/views'].flatMap(filesIn)];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (known.has(file)) continue;
    known.add(file);
    for (const [, target = ''] of scriptOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)) {
      const path = join(dirname(file), target);
      if (/\.(ts|tsx|astro)$/.test(path) && existsSync(path)) open.push(path);
    }
  }
  // Pages also link modules that run only in the browser.
  return [...known].filter((file) => !/\.client\.tsx?$|^bot\/frame\/|^src\/components\/islands\//.test(file));
}

const filesIn = (folder: string): string[] =>
  ts.sys
    .readDirectory(folder, ['.ts', '.astro'])
    .map((file) => join(folder, file.slice(file.indexOf(folder) + folder.length)));

/** The whole file, or the server part of an Astro file. */
function scriptOf(file: string): string {
  if (!statSync(file).isFile()) return '';
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
}

const growing = new Set(['set', 'add', 'push', 'unshift']);
/** Methods that call their callback synchronously: the callback counts as part of the surrounding function. */
const synchronousMethods =
  /^(map|flatMap|filter|forEach|some|every|find|reduce|sort|toSorted|from|replace|replaceAll|transform)$/;

/** Names of collections that are filled by a function nested in the one that creates them. */
function findGrowingCollections(name: string, text: string): string[] {
  const kind = name.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const made = new Map<string, Set<ts.Node>>();
  const found = new Set<string>();
  const visit = (node: ts.Node, act: (node: ts.Node) => void): void => {
    act(node);
    ts.forEachChild(node, (child) => visit(child, act));
  };
  visit(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !isCollection(node.initializer)) return;
    made.set(node.name.text, (made.get(node.name.text) ?? new Set()).add(scopeOf(node)));
  });
  visit(source, (node) => {
    const target = collectionFilledBy(node);
    const scopes = target && made.get(target);
    if (!scopes || scopes.has(scopeOf(node))) return;
    // Filled inside one of the functions that create a collection of this name.
    for (let at: ts.Node = scopeOf(node); ; at = scopeOf(at)) {
      if (scopes.has(at)) found.add(target);
      if (at === source) return;
    }
  });
  return [...found].sort();
}

const isCollection = (node: ts.Expression | undefined): boolean =>
  node !== undefined &&
  (ts.isArrayLiteralExpression(node) ||
    ts.isObjectLiteralExpression(node) ||
    (ts.isNewExpression(node) && /^(Map|Set|WeakMap|WeakSet|Array)$/.test(node.expression.getText())));

/** Name of the collection that a call or an assignment fills. */
function collectionFilledBy(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    return growing.has(name.text) && ts.isIdentifier(expression) ? expression.text : undefined;
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  if (ts.isElementAccessExpression(node.left) && ts.isIdentifier(node.left.expression))
    return node.left.expression.text;
  return ts.isIdentifier(node.left) && isCollection(node.right) && node.right.getText().length > 2
    ? node.left.text
    : undefined;
}

/** The enclosing function, except callbacks that are called synchronously. */
function scopeOf(node: ts.Node): ts.Node {
  for (let at = node.parent; ; at = at.parent) {
    if (!at || ts.isSourceFile(at)) return at ?? node.getSourceFile();
    if (!ts.isFunctionLike(at)) continue;
    const call = at.parent;
    const isPart =
      ts.isCallExpression(call) &&
      ts.isPropertyAccessExpression(call.expression) &&
      synchronousMethods.test(call.expression.name.text);
    if (!isPart) return at;
  }
}
