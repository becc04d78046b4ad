/** The content types of the project's own Strapi (cms): labels in both languages, and no values that the site refuses. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldsOfTypes } from '../cms/src/admin/labels/fieldsOfTypes.mts';
import { unknownWords } from '../cms/src/admin/labels/generatedLabels.mts';
import { entryOf, fieldLabel, panelLocales, typeLabel } from '../cms/src/admin/labels/labels.mts';
import { listColumns, titleField } from '../cms/src/admin/labels/titleField.mts';
import { textSchemas } from '../src/cms/texts/textSchemas.ts';
import {
  entrySections,
  lastingSections,
  pageSections,
  sectionsOfFiles,
  type TypeWithSections,
} from '../src/routes/pageSections.ts';
import { faqTextsFor } from '../src/text/content/faq.ts';
import { legalPageIds } from '../src/text/content/legal/legalPages.ts';
import { menuIconNames } from '../src/text/content/navigation/schema.ts';

type Attribute = { type: string; enum?: string[]; component?: string; repeatable?: boolean };
type Schema = { uid: string; info: { displayName: string }; attributes: Record<string, Attribute> };

/** Made of the site's texts, and not committed. */
const isGeneratedFile = (file: string) => /\/text-|\/components\/text\//.test(file);

const schemas = globSync(['cms/src/api/*/content-types/*/schema.json', 'cms/src/components/*/*.json'])
  .filter((file) => !isGeneratedFile(file))
  .map((file): Schema => {
    const [, category = '', name = ''] = /([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
    const uid = name === 'schema' ? `api::${category}.${category}` : `${category}.${name}`;
    return { uid, ...JSON.parse(readFileSync(file, 'utf8')) };
  });
const { schemas: textTypes, components: textComponents } = textSchemas();
const generated: Schema[] = [
  ...Object.entries(textTypes).map(([name, schema]) => ({ uid: `api::${name}.${name}`, ...schema })),
  ...[...textComponents].map(([name, component]) => ({ uid: `text.${name}`, ...component })),
];
const all = [...schemas, ...generated];

const attributesOf = (uid: string) => schemas.find((schema) => schema.uid === uid)?.attributes ?? {};

test('every field has a label and a help text in both languages', () => {
  const missing = schemas.flatMap(({ uid, attributes }) =>
    Object.keys(attributes).flatMap((field) =>
      panelLocales
        .filter((locale) => !entryOf(uid, field, locale)?.label || !entryOf(uid, field, locale)?.help)
        .map((locale) => `${uid} ${field} (${locale})`),
    ),
  );
  expect(schemas.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('every entry of a type’s field is for a field that exists', () => {
  const known = new Set(
    all.flatMap(({ uid, attributes }) =>
      Object.keys(attributes).map((field) => `${uid.replace(/^api::[^.]+\./, '')}.${field}`),
    ),
  );
  expect(Object.keys(fieldsOfTypes).filter((name) => !known.has(name))).toEqual([]);
});

test('each list of sections explains each of its sections, and which of them stay', () => {
  const types = [...Object.keys(pageSections), ...Object.keys(entrySections)] as TypeWithSections[];
  for (const type of types) {
    const names = sectionsOfFiles(type).map((name) =>
      lastingSections[type]?.some((one) => one === name) ? `${name}*` : name,
    );
    for (const locale of panelLocales) {
      const help = entryOf(`${type.replace('text-', 'text.')}-sections`, 'value', locale)?.help ?? '';
      expect(
        [...help.matchAll(/(?:^|; )(\w+\*?): /g)].map(([, name]) => name),
        type,
      ).toEqual(names);
    }
  }
});

test('every word in the name of a generated field is translated', () => {
  const missing = generated.flatMap(({ uid, attributes }) =>
    Object.keys(attributes)
      .filter((field) => !entryOf(uid, field, 'de'))
      .flatMap((field) => unknownWords(field).map((word) => `${word} of ${uid} ${field}`)),
  );
  expect(generated.length).toBeGreaterThan(200);
  expect(missing, 'words are in cms/src/admin/labels/words').toEqual([]);
});

test('no two fields of a generated type have the same label', () => {
  const same = generated.flatMap(({ uid, attributes }) =>
    panelLocales.flatMap((locale) => {
      const labels = Object.keys(attributes).map((field) => fieldLabel(uid, field, locale).label);
      return labels.filter((label, at) => labels.indexOf(label) !== at).map((label) => `${uid}: ${label} (${locale})`);
    }),
  );
  expect(same).toEqual([]);
});

test('every type has a name in both languages, no two the same', () => {
  for (const locale of panelLocales) {
    const names = all
      .filter(({ uid }) => uid.startsWith('api::'))
      .map(({ uid, info }) => typeLabel(uid, '', locale) || `${info.displayName} has none`);
    const wrong = names.filter((name, at) => name.endsWith('has none') || names.indexOf(name) !== at);
    expect(wrong, 'names are in cms/src/admin/labels/types.mts').toEqual([]);
  }
});

test('a label joins the phrases of the name; the help names lines and tokens', () => {
  expect(fieldLabel('text.confirm', 'statesAlreadyLead', 'de').label).toBe('Zustände, bereits erledigt: Einleitung');
  expect(fieldLabel('text.form', 'emailTooLong', 'en').label).toBe('Email address: too long');
  const attribute = { pluginOptions: { site: { lines: true, tokens: ['count'] } } } as const;
  expect(fieldLabel('text.hero', 'title', 'en', attribute).help).toBe(
    'One entry per line. The site replaces {count}: do not translate.',
  );
});

test('no entry is titled by its id, and lists have columns that tell entries apart', () => {
  const repeated = new Set(
    all.flatMap(({ attributes }) =>
      Object.values(attributes).flatMap(({ component, repeatable }) => (component && repeatable ? component : [])),
    ),
  );
  const listed = all.filter(({ uid }) => uid.startsWith('api::') || repeated.has(uid));
  const untitled = listed.filter(({ attributes }) => {
    const title = titleField(attributes);
    const isNested = Object.values(attributes).every(({ type }) => type === 'component');
    return title === undefined ? !isNested : ['key', 'page', 'slug'].includes(title);
  });
  expect(untitled.map(({ uid }) => uid)).toEqual([]);
  expect(listColumns(attributesOf('api::plan.plan'))).toEqual(['title', 'slug', 'type', 'price']);
  expect(listColumns(textTypes['text-word']?.attributes ?? {})).toEqual(['text', 'key', 'description']);
});

test('values that the site fixes are lists, with exactly its values', () => {
  expect(attributesOf('shared.icon').iconName?.enum).toEqual([...menuIconNames]);
  expect(attributesOf('api::legal-page.legal-page').page?.enum).toEqual(legalPageIds);
  expect(attributesOf('api::faq-entry.faq-entry').group?.enum).toEqual(faqTextsFor('de').map(({ id }) => id));
});

test('no field takes raw JSON', () => {
  const raw = schemas.flatMap(({ uid, attributes }) =>
    Object.entries(attributes).flatMap(([name, { type }]) => (type === 'json' ? [`${uid} ${name}`] : [])),
  );
  expect(raw).toEqual([]);
});
