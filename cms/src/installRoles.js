/**
 * The panel's roles of the site, at every start. Strapi makes the role Editor without locales, so that it may save no
 * localized entry. What an administrator changes or deletes stays so (keepChanges.js).
 */
const { isDeepStrictEqual } = require('node:util');
const { keepChanges } = require('./keepChanges.js');

const content = (action) => `plugin::content-manager.explorer.${action}`;
const uploads = ['read', 'configure-view', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'];

/** The language that the role Translator writes; it reads all. */
const translatedLocale = 'en';

const roles = [
  {
    code: 'strapi-editor',
    name: 'Editor',
    description: 'Alles außer Einstellungen / Everything but settings',
    permissionsOf: editorPermissions,
  },
  {
    code: 'site-translator',
    name: 'Translator',
    description: 'Englische Texte, ohne Veröffentlichen / English texts, without publishing',
    permissionsOf: translatorPermissions,
  },
];

async function installRoles(strapi) {
  const locales = (await strapi.plugin('i18n').service('locales').find()).map(({ code }) => code);
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  for (const role of roles) await installRole(strapi, role, role.permissionsOf(types, locales));
}

async function installRole(strapi, { code, name, description }, wanted) {
  const service = strapi.service('admin::role');
  const store = strapi.store({ type: 'plugin', name: 'site', key: `role_${code}` });
  const installed = await store.get();
  const isNew = !installed && !(await service.exists({ code })) && !(await service.exists({ name }));
  const role = isNew ? await service.create({ code, name, description }) : await service.findOne({ code });
  if (!role) return;
  if (!installed) await service.update({ id: role.id }, { description });
  const rows = await strapi.db.query('admin::permission').findMany({ where: { role: { id: role.id } } });
  const current = byKey(rows);
  const merged = keepChanges({ current, installed: withoutLostFields(strapi, installed ?? {}), wanted: byKey(wanted) });
  if (!isDeepStrictEqual(merged, current)) await service.assignPermissions(role.id, toPermissions(merged));
  await store.set({ value: byKey(wanted) });
}

function editorPermissions(types, locales) {
  return [
    ...types.flatMap((type) => {
      const limits = localesOf(type, locales);
      return [
        ...['create', 'read', 'update'].map((action) => ({
          action: content(action),
          subject: type.uid,
          properties: { fields: fieldsOf(type), ...limits },
        })),
        ...['delete', ...(type.options?.draftAndPublish ? ['publish'] : [])].map((action) => ({
          action: content(action),
          subject: type.uid,
          properties: limits,
        })),
      ];
    }),
    ...uploads.map((action) => ({ action: `plugin::upload.${action}` })),
  ];
}

/** Writes the fields that differ between the languages only: a figure would change the other language too. */
function translatorPermissions(types, locales) {
  return types.filter(isLocalized).flatMap((type) => [
    { action: content('read'), subject: type.uid, properties: { fields: fieldsOf(type), locales } },
    {
      action: content('update'),
      subject: type.uid,
      properties: {
        fields: fieldsOf(type).filter((field) => isLocalized(type.attributes[field.split('.')[0]])),
        locales: [translatedLocale],
      },
    },
  ]);
}

const isLocalized = ({ pluginOptions }) => pluginOptions?.i18n?.localized === true;
const localesOf = (type, locales) => (isLocalized(type) ? { locales } : {});
const fieldsOf = (type) =>
  strapi.service('admin::content-type').getNestedFields(type, { components: strapi.components, nestingLevel: 15 });

/** An action may have several permissions for a type, with different conditions. */
function byKey(permissions) {
  const groups = Object.groupBy(permissions, ({ action, subject }) => `${action} ${subject ?? ''}`.trim());
  return Object.fromEntries(
    Object.entries(groups).map(([key, group]) => [
      key,
      group.map(({ properties = {}, conditions = [] }) => ({ properties, conditions })),
    ]),
  );
}

const toPermissions = (groups) =>
  Object.entries(groups).flatMap(([key, group]) => {
    const [action, subject = null] = key.split(' ');
    return group.map((permission) => ({ action, subject, ...permission }));
  });

/** Strapi removes fields that a type has no longer from all permissions before this runs. */
function withoutLostFields(strapi, installed) {
  return Object.fromEntries(
    Object.entries(installed).map(([key, group]) => {
      const type = strapi.contentTypes[key.split(' ')[1]];
      const known = type ? fieldsOf(type) : [];
      const clean = ({ properties: { fields, ...limits }, conditions }) => ({
        properties: { ...(fields && { fields: fields.filter((field) => known.includes(field)) }), ...limits },
        conditions,
      });
      return [key, group.map(clean)];
    }),
  );
}

module.exports = { installRoles };
