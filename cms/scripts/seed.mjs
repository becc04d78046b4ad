/**
 * Writes the site's own content into Strapi, in both languages, and publishes it. What is there already is brought to
 * the site's state, so it can be repeated. Strapi drops unknown fields without a word: every field is looked up first.
 */
import { createRequire } from 'node:module';
import './generate-types.mjs';
import { seedEntries, seedMenus } from '../../src/cms/seedEntries.ts';

const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');
const locales = ['de', 'en'];

// No webhook per entry: the site polls every minute and fetches all changes at once.
delete process.env.CMS_WEBHOOK_SECRET;
const strapi = await createStrapi({ distDir: process.cwd() }).load();
try {
  await ensureLocales();
  // One transaction: all of it or nothing, and many times faster.
  await strapi.db.transaction(async () => {
    for (const locale of locales) {
      for (const [type, entries] of Object.entries(seedEntries(locale))) {
        for (const entry of entries) await write(`api::${type}.${type}`, locale, entry);
      }
    }
    for (const menu of seedMenus()) await writeMenu(menu);
  });
  console.log('The content system holds the content of the site.');
} finally {
  await strapi.destroy();
}
process.exit(0);

async function ensureLocales() {
  const service = strapi.plugin('i18n').service('locales');
  const known = (await service.find()).map(({ code }) => code);
  const names = { de: 'Deutsch (de)', en: 'English (en)' };
  for (const code of locales.filter((locale) => !known.includes(locale)))
    await service.create({ code, name: names[code] });
  await service.setDefaultLocale({ code: 'de' });
}

/** An entry is found again by the field that names it in every language. */
async function write(uid, locale, data) {
  check(strapi.contentType(uid), data, uid);
  const { attributes, kind, options } = strapi.contentType(uid);
  const name = ['slug', 'page', 'key', 'from'].find((field) => field in attributes);
  const documents = strapi.documents(uid);
  const filters = kind === 'singleType' || !name ? {} : { [name]: data[name], ...(data.kind && { kind: data.kind }) };
  const found =
    (await documents.findFirst({ filters, locale })) ??
    (await Promise.all(locales.map((other) => documents.findFirst({ filters, locale: other })))).find(Boolean);
  const given = { data, locale };
  const { documentId } = found
    ? await documents.update({ documentId: found.documentId, ...given })
    : await documents.create(given);
  if (options.draftAndPublish) await documents.publish({ documentId, locale });
}

/** A menu's entries are few and have no names: made anew. */
async function writeMenu({ items, ...menu }) {
  const menus = strapi.documents('api::menu.menu');
  const entries = strapi.documents('api::menu-item.menu-item');
  for (const old of await menus.findMany({ filters: { slug: menu.slug }, populate: ['items'] })) {
    for (const { documentId } of old.items) await entries.delete({ documentId });
    await menus.delete({ documentId: old.documentId });
  }
  const { documentId } = await menus.create({ data: menu });
  const add = async (nodes, parent) => {
    for (const [order, { title, url, children }] of nodes.entries()) {
      const data = { title, url, order: order + 1, menu: documentId, ...(parent && { parent }) };
      const made = await entries.create({ data });
      await add(children, made.documentId);
    }
  };
  await add(items);
}

function check({ attributes }, data, where) {
  for (const [name, value] of Object.entries(data)) {
    const attribute = attributes[name];
    if (!attribute) throw new Error(`${where} has no field ${name}`);
    if (attribute.type !== 'component' || value === null) continue;
    const component = strapi.components[attribute.component];
    for (const one of [value].flat()) check(component, one, `${where}.${name}`);
  }
}
