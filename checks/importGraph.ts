import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export type Import = { from: string; to: string; type: boolean };
type ImportGraph = { files: string[]; imports: Import[] };

/** The source files of the site and the bot, without tests and their support, and all their imports, also of types. */
export function importGraph(): ImportGraph {
  const files = globSync('{src,bot}/**/*.{ts,tsx,astro}')
    .filter((file) => !/\.test\.tsx?$|^src\/testing\//.test(file))
    .sort();
  return { files, imports: files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8'))) };
}

/** The imports of files of this project in a text. Throws on one whose file is missing. */
export function importsOf(from: string, text: string): Import[] {
  return specifiersOf(from, text).flatMap(({ specifier, type }) => {
    const to = join(dirname(from), specifier.replace(/\?.*$/, ''));
    if (!specifier.startsWith('.') || !/\.(tsx?|astro)$/.test(to)) return []; // a package, a stylesheet, data
    if (!existsSync(to)) throw new Error(`${from} imports ${specifier}, which does not exist`);
    return [{ from, to, type }];
  });
}

type Specifier = { specifier: string; type: boolean };

function specifiersOf(file: string, text: string): Specifier[] {
  if (!file.endsWith('.astro')) return specifiersOfScript(file, text);
  const scripts = [/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? ''];
  for (const [, body = ''] of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) scripts.push(body);
  const linked = [...text.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, specifier = '']) => specifier);
  return [
    ...scripts.flatMap((script) => specifiersOfScript('script.ts', script)),
    ...linked.map((specifier) => ({ specifier, type: false })),
  ];
}

function specifiersOfScript(file: string, text: string): Specifier[] {
  const found: Specifier[] = [];
  const add = (node: ts.Node | undefined, type: boolean) => {
    if (node && ts.isStringLiteralLike(node)) found.push({ specifier: node.text, type });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, importsTypesOnly(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind));
  return found;
}

function importsTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false; // for its effects
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  return (
    !name &&
    !!namedBindings &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((one) => one.isTypeOnly)
  );
}
