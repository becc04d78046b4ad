/**
 * The panel in German and English: labels of the site's types and fields, and German where the browser says so. Fields
 * come from the schemas, so that a new type is labelled by the next build of the panel.
 */
import { Information } from '@strapi/icons';
import { fieldLabel, panelLocales, typeLabel } from './labels/labels.mts';
import { messages } from './labels/messages.mts';
import { PreviewPanel } from './preview/PreviewPanel.jsx';

/** Where Strapi keeps the language of the panel. */
const languageKey = 'strapi-admin-language';

const schemasOf = (files) =>
  Object.entries(files).map(([path, schema]) => {
    const [, category, name] = /([^/]+)\/([^/]+)\.json$/.exec(path);
    const uid = name === 'schema' ? `api::${category}.${category}` : `${category}.${name}`;
    return { uid, kind: schema.kind, displayName: schema.info.displayName, attributes: schema.attributes };
  });

const types = schemasOf(import.meta.glob('../api/*/content-types/*/schema.json', { eager: true, import: 'default' }));
const components = schemasOf(import.meta.glob('../components/*/*.json', { eager: true, import: 'default' }));

const labelsIn = (locale) => {
  const labelled =
    (prefix) =>
    ({ uid, attributes }) =>
      Object.keys(attributes).map((field) => [
        `content-manager.${prefix}.${uid}.${field}`,
        fieldLabel(uid, field, locale).label,
      ]);
  return Object.fromEntries([
    ...types.map(({ uid, displayName }) => [displayName, typeLabel(uid, displayName, locale)]),
    ...types.flatMap(labelled('content-types')),
    ...components.map(({ uid, displayName }) => [uid, typeLabel(uid, displayName, locale)]),
    ...components.flatMap(labelled('components')),
  ]);
};

/**
 * Strapi stores one help text per field, in German: the panel in another language shows the English one. A single type is
 * headed by its name, not by one of its texts.
 */
function translateLayout({ layout, query }) {
  const locale = localStorage.getItem(languageKey) === 'de' ? 'de' : 'en';
  const own = types.find(({ displayName }) => displayName === layout.settings.displayName);
  const translated = (uid) => (field) => {
    const attribute = [...types, ...components].find((type) => type.uid === uid)?.attributes[field.name];
    const helpIn = (language) => fieldLabel(uid, field.name, language, attribute).help;
    return attribute && field.hint && field.hint === helpIn('de') ? { ...field, hint: helpIn(locale) } : field;
  };
  const parts = Object.entries(layout.components).map(([uid, component]) => [
    uid,
    { ...component, layout: component.layout.map((row) => row.map(translated(uid))) },
  ]);
  const panels = own ? layout.layout.map((panel) => panel.map((row) => row.map(translated(own.uid)))) : layout.layout;
  const settings = own?.kind === 'singleType' ? { ...layout.settings, mainField: 'id' } : layout.settings;
  return { layout: { ...layout, settings, layout: panels, components: Object.fromEntries(parts) }, query };
}

const statusWidget = {
  ...{ id: 'site-status', icon: Information, title: { id: 'site.status.title', defaultMessage: 'Website' } },
  permissions: [{ action: 'plugin::content-manager.explorer.publish', subject: 'api::plan.plan' }],
  component: async () => (await import('./StatusLink.jsx')).StatusLink,
};

if (!localStorage.getItem(languageKey) && /^de\b/.test(navigator.language)) localStorage.setItem(languageKey, 'de');

export default {
  config: {
    locales: ['de'],
    notifications: { releases: false },
    translations: Object.fromEntries(
      panelLocales.map((locale) => [locale, { ...labelsIn(locale), ...messages[locale] }]),
    ),
  },
  register(app) {
    app.widgets.register((widgets) => [statusWidget, ...widgets]);
  },
  bootstrap(app) {
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', translateLayout);
    app.getPlugin('content-manager').apis.addEditViewSidePanel([PreviewPanel]);
  },
};
