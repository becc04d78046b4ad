/**
 * `npm run cms:export [-- --to FOLDER]`: writes the published content as files, to keep, to review, or to move to another
 * Strapi (`npm run cms:seed -- --from FOLDER`).
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteLocales, writeContent } from './contentFolder.mjs';
import { exportPicture } from './pictures.mjs';
import { isLocalized, listTypes, nameOf, populateAll } from './typesOf.mjs';
import { withStrapi } from './withStrapi.mjs';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
const folder = values.to ? resolve(values.to) : new URL('../export', import.meta.url).pathname;

await withStrapi(async (strapi) => {
  const lists = [];
  for (const type of listTypes(strapi)) {
    for (const locale of isLocalized(type) ? siteLocales : [undefined]) {
      const entries = await published(strapi, type, locale);
      if (entries.length > 0) lists.push({ type: type.info.singularName, locale, entries });
    }
  }
  const menus = await menuTrees(strapi);
  writeContent(folder, { lists, menus });
  for (const { type, locale, entries } of lists)
    console.log(`${[type, locale].filter(Boolean).join(' ')}: ${entries.length}`);
  console.log(`menu: ${menus.length}\nWritten to ${folder}`);
});

async function published(strapi, type, locale) {
  const found = await strapi.documents(type.uid).findMany({
    ...(locale && { locale }),
    ...(type.options.draftAndPublish && { status: 'published' }),
    populate: populateAll(strapi, type),
  });
  const byName = (entry) => JSON.stringify(nameOf(type, entry));
  return found
    .map((entry) => plain(strapi, type, entry))
    .sort((one, other) => byName(one).localeCompare(byName(other)));
}

/** The fields of the schema that have a value, without ids and times. */
function plain(strapi, { attributes, __schema__ }, entry) {
  const fields = Object.keys(__schema__.attributes).map((name) => {
    const { type, component } = attributes[name];
    const one = (value) => {
      if (type === 'media') return exportPicture(strapi, value, folder);
      if (type === 'component') return plain(strapi, strapi.components[component], value);
      const { __component: section } = Object(value);
      return section ? { __component: section, ...plain(strapi, strapi.components[section], value) } : value;
    };
    const value = entry[name] ?? undefined;
    const isNested = ['media', 'component', 'dynamiczone'].includes(type);
    return [name, isNested && Array.isArray(value) ? value.map(one) : value && one(value)];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

async function menuTrees(strapi) {
  const menus = await strapi.documents('api::menu.menu').findMany({ populate: { items: { populate: ['parent'] } } });
  const treeOf = (items, parent) =>
    items
      .filter((item) => item.parent?.documentId === parent)
      .toSorted((one, other) => one.order - other.order)
      .map(({ title, url, documentId }) => ({ title, url, children: treeOf(items, documentId) }));
  return menus
    .map(({ slug, title, items }) => ({ slug, title, items: treeOf(items) }))
    .sort((one, other) => one.slug.localeCompare(other.slug));
}
