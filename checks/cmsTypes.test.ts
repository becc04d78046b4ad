/** The content types of the project's own Strapi (cms): labels in both languages, and no values that the site refuses. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryOf, fieldLabel, panelLocales, typeLabel } from '../cms/src/admin/labels/labels.mts';
import { faqTextsFor } from '../src/text/content/faq.ts';
import { legalPageIds } from '../src/text/content/legal/legalPages.ts';
import { menuIconNames } from '../src/text/content/navigation/schema.ts';

type Attribute = { type: string; enum?: string[]; component?: string };
type Schema = { info: { displayName: string }; attributes: Record<string, Attribute> };

/** Types made of the site's texts are not committed: their labels follow from the names of the fields. */
const isGenerated = (file: string) => /\/text-|\/components\/text\//.test(file);

const files = globSync(['cms/src/api/*/content-types/*/schema.json', 'cms/src/components/*/*.json']);
const schemas = files
  .filter((file) => !isGenerated(file))
  .map((file) => {
    const [, category = '', name = ''] = /([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
    const uid = name === 'schema' ? `api::${category}.${category}` : `${category}.${name}`;
    return { uid, ...(JSON.parse(readFileSync(file, 'utf8')) as Schema) };
  });

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

test('every type has a name in both languages, no two the same', () => {
  for (const locale of panelLocales) {
    const names = schemas
      .filter(({ uid }) => uid.startsWith('api::'))
      .map(({ uid, info }) => typeLabel(uid, info.displayName, locale));
    expect(names.filter((name, index) => !name || names.indexOf(name) !== index)).toEqual([]);
  }
});

test('a field without an entry is labelled with its name in words, and with the label of the last one', () => {
  expect(fieldLabel('api::page.page', 'noEntryForThis', 'de')).toEqual({ label: 'No entry for this', help: '' });
  expect(fieldLabel('api::page.page', 'heroTitle', 'de').label).toBe('Hero: Titel');
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
