/**
 * The panel in German and English: labels of the site's types and fields, and German where the browser says so. Fields
 * come from the schemas, so that a new type is labelled by the next build of the panel.
 */
import { entryOf, fieldLabel, panelLocales, typeLabel } from './labels/labels.mts';

/** Where Strapi keeps the language of the panel. */
const languageKey = 'strapi-admin-language';

const schemasOf = (files) =>
  Object.entries(files).map(([path, schema]) => {
    const [, category, name] = /([^/]+)\/([^/]+)\.json$/.exec(path);
    const uid = name === 'schema' ? `api::${category}.${category}` : `${category}.${name}`;
    return { uid, displayName: schema.info.displayName, fields: Object.keys(schema.attributes) };
  });

const types = schemasOf(import.meta.glob('../api/*/content-types/*/schema.json', { eager: true, import: 'default' }));
const components = schemasOf(import.meta.glob('../components/*/*.json', { eager: true, import: 'default' }));

const labelsIn = (locale) => {
  const labelled =
    (prefix) =>
    ({ uid, fields }) =>
      fields.map((field) => [`content-manager.${prefix}.${uid}.${field}`, fieldLabel(uid, field, locale).label]);
  return Object.fromEntries([
    ...types.map(({ uid, displayName }) => [displayName, typeLabel(uid, displayName, locale)]),
    ...types.flatMap(labelled('content-types')),
    ...components.map(({ uid, displayName }) => [uid, typeLabel(uid, displayName, locale)]),
    ...components.flatMap(labelled('components')),
  ]);
};

/** Strapi's sentences for a value that a pattern or list refuses name neither. */
const messages = {
  de: {
    'components.Input.error.validation.regex':
      'Diese Form ist nicht erlaubt. Der Hinweis unter dem Feld nennt die erlaubte.',
  },
  en: {
    'components.Input.error.validation.regex':
      'This form is not allowed. The hint below the field names the allowed one.',
  },
};

/** Strapi stores one help text per field, in German: the panel in another language shows the English one. */
function translateHelp({ layout, query }) {
  const locale = localStorage.getItem(languageKey) === 'de' ? 'de' : 'en';
  const own = types.find(({ displayName }) => displayName === layout.settings.displayName);
  const translated = (uid) => (field) => {
    const isStored = field.hint && field.hint === entryOf(uid, field.name, 'de')?.help;
    return isStored ? { ...field, hint: entryOf(uid, field.name, locale).help } : field;
  };
  const parts = Object.entries(layout.components).map(([uid, component]) => [
    uid,
    { ...component, layout: component.layout.map((row) => row.map(translated(uid))) },
  ]);
  const panels = own ? layout.layout.map((panel) => panel.map((row) => row.map(translated(own.uid)))) : layout.layout;
  return { layout: { ...layout, layout: panels, components: Object.fromEntries(parts) }, query };
}

if (!localStorage.getItem(languageKey) && /^de\b/.test(navigator.language)) localStorage.setItem(languageKey, 'de');

export default {
  config: {
    locales: ['de'],
    notifications: { releases: false },
    translations: Object.fromEntries(
      panelLocales.map((locale) => [locale, { ...labelsIn(locale), ...messages[locale] }]),
    ),
  },
  bootstrap(app) {
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', translateHelp);
  },
};
