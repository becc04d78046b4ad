/**
 * `npm run cms:seed [-- --overwrite] [-- --from FOLDER]`: writes the content of the site, or of exported files, into
 * Strapi and publishes it. An entry that exists stays as it is; `--overwrite` replaces it.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contentOfSite, readContent, siteLocales } from './contentFolder.mjs';
import { importPicture } from './pictures.mjs';
import { nameOf } from './typesOf.mjs';
import { withStrapi } from './withStrapi.mjs';

const { values: options } = parseArgs({ options: { overwrite: { type: 'boolean' }, from: { type: 'string' } } });
const folder = options.from && resolve(options.from);
const { lists, menus } = folder ? readContent(folder) : contentOfSite();

/** Documents by name, for each type and language. */
const known = new Map();

await withStrapi(async (strapi) => {
  const counts = {};
  const count = (type, done) => {
    counts[type] ??= { created: 0, kept: 0, overwritten: 0 };
    counts[type][done] += 1;
  };
  // One transaction: all of it or nothing, and many times faster.
  await strapi.db.transaction(async () => {
    for (const { type, locale, entries } of lists) {
      const uid = `api::${type}.${type}`;
      if (!strapi.contentTypes[uid]) throw new Error(`There is no content type ${type}`);
      for (const entry of entries) count(type, await write(strapi, strapi.contentTypes[uid], locale, entry));
    }
    for (const menu of menus) count('menu', await writeMenu(strapi, menu));
  });
  for (const [type, { created, kept, overwritten }] of Object.entries(counts))
    console.log(`${type}: ${created} created, ${kept} kept${options.overwrite ? `, ${overwritten} overwritten` : ''}`);
});

/** Both languages are versions of one document: the other one is found by the same name. */
async function write(strapi, type, locale, entry) {
  const documents = strapi.documents(type.uid);
  const name = keyOf(type, entry);
  const inLocale = async (code) => (await documentsOf(strapi, type, code)).get(name);
  const own = await inLocale(locale);
  if (own && !options.overwrite) return 'kept';
  const version = own ?? (locale && (await inLocale(siteLocales.find((other) => other !== locale))));
  const data = await toData(strapi, type, entry, type.uid);
  const given = { data: own ? { ...empty(type), ...data } : data, ...(locale && { locale }) };
  const { documentId } = version
    ? await documents.update({ documentId: version, ...given })
    : await documents.create(given);
  (await documentsOf(strapi, type, locale)).set(name, documentId);
  if (type.options.draftAndPublish) await documents.publish({ documentId, locale });
  return own ? 'overwritten' : 'created';
}

/** An absent field is null in the database. */
function keyOf(type, entry) {
  return JSON.stringify(nameOf(type, entry), (_name, value) => value ?? null);
}

/** The documents of a type by name: one query instead of two for each of 2,000 entries. */
function documentsOf(strapi, type, locale) {
  const key = `${type.uid} ${locale}`;
  const read = async () => {
    const found = await strapi.documents(type.uid).findMany({ ...(locale && { locale }), limit: -1 });
    return new Map(found.map((entry) => [keyOf(type, entry), entry.documentId]));
  };
  if (!known.has(key)) known.set(key, read());
  return known.get(key);
}

/** A menu's entries have no names: they are replaced together. */
async function writeMenu(strapi, { items, ...menu }) {
  const documents = strapi.documents('api::menu.menu');
  const entries = strapi.documents('api::menu-item.menu-item');
  const own = await documents.findFirst({ filters: { slug: menu.slug }, populate: ['items'] });
  if (own && !options.overwrite) return 'kept';
  for (const { documentId } of own?.items ?? []) await entries.delete({ documentId });
  const { documentId } = own ?? (await documents.create({ data: menu }));
  const add = async (nodes, parent) => {
    for (const [index, { title, url, children }] of nodes.entries()) {
      const data = { title, url, order: index + 1, menu: documentId, ...(parent && { parent }) };
      const made = await entries.create({ data });
      await add(children, made.documentId);
    }
  };
  await add(items);
  return own ? 'overwritten' : 'created';
}

/** Values of a type without content: an overwritten entry keeps no field that the source lacks. */
function empty({ attributes, __schema__ }) {
  const nothing = ({ type, repeatable, multiple }) => (repeatable || multiple || type === 'dynamiczone' ? [] : null);
  return Object.fromEntries(Object.keys(__schema__.attributes).map((name) => [name, nothing(attributes[name])]));
}

/** Strapi drops unknown fields without a message: each is looked up first. Pictures become their ids. */
async function toData(strapi, { attributes }, entry, where) {
  const data = {};
  for (const [name, value] of Object.entries(entry)) {
    const attribute = attributes[name];
    if (!attribute) throw new Error(`${where} has no field ${name}`);
    const one = async (part) => {
      if (attribute.type === 'media') return importPicture(strapi, part, folder);
      const { __component: section, ...fields } = part;
      const made = await toData(strapi, strapi.components[section ?? attribute.component], fields, `${where}.${name}`);
      return section ? { __component: section, ...made } : made;
    };
    const isNested = ['component', 'media', 'dynamiczone'].includes(attribute.type) && value !== null;
    if (!isNested) data[name] = value;
    else data[name] = Array.isArray(value) ? await inOrder(value, one) : await one(value);
  }
  return data;
}

async function inOrder(values, convert) {
  const converted = [];
  for (const value of values) converted.push(await convert(value));
  return converted;
}
