/** What the seed and the export derive from the content types. */

/** Fields that name an entry in every language; together they name one. */
const namingFields = ['kind', 'key', 'slug', 'page', 'from'];

/** Menus and their entries are exported and seeded as trees. */
const ofMenus = ['api::menu.menu', 'api::menu-item.menu-item'];

export const listTypes = (strapi) =>
  Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::') && !ofMenus.includes(uid));

export const isLocalized = ({ pluginOptions }) => pluginOptions?.i18n?.localized === true;

/** Filters that find the entry of a type in every language; none for single types, which have one. */
export function nameOf({ uid, kind, attributes }, entry) {
  if (kind === 'singleType') return {};
  const fields = namingFields.filter((field) => field in attributes && !isLocalized(attributes[field]));
  if (fields.length === 0) throw new Error(`No field names the entries of ${uid}`);
  return Object.fromEntries(fields.map((field) => [field, entry[field]]));
}

/** Populates components, zones and pictures at every depth; relations are not exported. */
export function populateAll(strapi, { attributes }) {
  const inside = (component) => ({ populate: populateAll(strapi, strapi.components[component]) });
  const populated = Object.entries(attributes).flatMap(([name, { type, component, components }]) => {
    if (type === 'media') return [[name, true]];
    if (type === 'dynamiczone')
      return [[name, { on: Object.fromEntries(components.map((one) => [one, inside(one)])) }]];
    return type === 'component' ? [[name, inside(component)]] : [];
  });
  return Object.fromEntries(populated);
}
