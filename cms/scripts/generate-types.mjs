/**
 * Writes the content types of the site's own texts (src/cms/texts in the site) into `src/api/text-*` and
 * `src/components/text`. They are not committed: the site's files are their only source.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { textSchemas } from '../../src/cms/texts/textSchemas.ts';
import { typeName } from '../src/admin/labels/labels.mts';

const root = join(import.meta.dirname, '..', 'src');
const { schemas: made, components } = textSchemas();
const schemas = Object.fromEntries(
  Object.entries(made).map(([name, schema]) => {
    const displayName = typeName(`api::${name}.${name}`, schema.info.displayName);
    return [name, { ...schema, info: { ...schema.info, displayName } }];
  }),
);
const json = (data) => `${JSON.stringify(data, null, 2)}\n`;

/** What every type needs: only `find` and `findOne` are routed to it, with the policy of all reads. */
const typeFiles = ([name, schema]) => {
  const uid = `api::${name}.${name}`;
  const factory = (method, options = '') =>
    `const { factories } = require('@strapi/strapi');\n\nmodule.exports = factories.${method}('${uid}'${options});\n`;
  const reads = schema.kind === 'singleType' ? ['find'] : ['find', 'findOne'];
  const routes = `, {\n  only: ${JSON.stringify(reads)},\n  config: { ${reads.map((read) => `${read}: readPolicies`).join(', ')} },\n}`;
  const folder = join('api', name);
  return [
    [join(folder, 'content-types', name, 'schema.json'), json(schema)],
    [join(folder, 'controllers', `${name}.js`), factory('createCoreController')],
    [join(folder, 'services', `${name}.js`), factory('createCoreService')],
    [
      join(folder, 'routes', `${name}.js`),
      `const readPolicies = require('../../../readPolicies.js');\n${factory('createCoreRouter', routes)}`,
    ],
  ];
};

const files = new Map([
  ...Object.entries(schemas).flatMap(typeFiles),
  ...[...components].map(([name, component]) => [join('components', 'text', `${name}.json`), json(component)]),
]);

for (const old of globSync(['api/text-*', 'components/text/*.json'], { cwd: root })) {
  if (!files.has(old) && !(basename(old) in schemas)) rmSync(join(root, old), { recursive: true });
}
for (const [path, text] of files) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  // Strapi's development server restarts on each written file.
  if (read(file) !== text) writeFileSync(file, text);
}
console.log(`${Object.keys(schemas).length} content types with ${components.size} components.`);

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
