/**
 * Labels, help texts, list columns and titles of entries in the panel, at every start. What an administrator changes
 * under "Configure the view" stays (keepChanges.js). The panel translates the labels (admin/app.js).
 */
const { isDeepStrictEqual } = require('node:util');
const { fieldLabel } = require('./admin/labels/labels.mts');
const { listColumns, titleField } = require('./admin/labels/titleField.mts');
const { keepChanges } = require('./keepChanges.js');

/** Stored once per type, so German, the default language of the panel. */
const storedLocale = 'de';

async function installPanel(strapi) {
  const { services } = strapi.plugin('content-manager');
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  for (const type of types) await install(strapi, services['content-types'], type);
  for (const component of Object.values(strapi.components)) await install(strapi, services.components, component);
}

async function install(strapi, service, type) {
  const store = strapi.store({ type: 'plugin', name: 'site', key: `panel_${type.uid}` });
  const configuration = await service.findConfiguration(type);
  const wanted = wantedOf(type);
  const current = partsOf(configuration);
  const merged = keepChanges({ current, installed: (await store.get()) ?? {}, wanted });
  if (!isDeepStrictEqual(merged, current)) await service.updateConfiguration(type, withParts(configuration, merged));
  await store.set({ value: wanted });
}

/** @returns the wanted parts of a configuration by name */
function wantedOf({ uid, __schema__: { attributes } }) {
  const mainField = titleField(attributes);
  const list = listColumns(attributes);
  return {
    ...(mainField && { mainField }),
    ...(list.length > 0 && { list }),
    ...('order' in attributes && { defaultSortBy: 'order' }),
    pageSize: 50,
    ...Object.fromEntries(
      Object.entries(attributes).flatMap(([name, attribute]) => {
        const { label, help } = fieldLabel(uid, name, storedLocale, attribute);
        return [
          [`label ${name}`, label],
          [`help ${name}`, help],
        ];
      }),
    ),
  };
}

const partsOf = ({ settings, layouts, metadatas }) => ({
  mainField: settings.mainField,
  list: layouts.list,
  defaultSortBy: settings.defaultSortBy,
  pageSize: settings.pageSize,
  ...Object.fromEntries(
    Object.entries(metadatas).flatMap(([name, { edit }]) => [
      ...(edit.label === undefined ? [] : [[`label ${name}`, edit.label]]),
      ...(edit.description === undefined ? [] : [[`help ${name}`, edit.description]]),
    ]),
  ),
});

function withParts({ settings, layouts, metadatas }, { list, ...parts }) {
  const { mainField, defaultSortBy, pageSize } = parts;
  const labelled = Object.entries(metadatas).map(([name, { edit, list: column }]) => {
    const label = parts[`label ${name}`];
    const description = parts[`help ${name}`];
    if (label === undefined) return [name, { edit, list: column }];
    return [name, { edit: { ...edit, label, description }, list: { ...column, label } }];
  });
  return {
    settings: { ...settings, mainField, defaultSortBy, pageSize },
    layouts: { ...layouts, list },
    metadatas: Object.fromEntries(labelled),
  };
}

module.exports = { installPanel };
