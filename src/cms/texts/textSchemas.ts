/** The content types of textTypes.ts as Strapi's schemas (cms/scripts/generate-types.mjs writes them). */
import { knowledgeAttributes, knowledgePlural, knowledgeType } from './knowledgeType.ts';
import type { GroupShape } from './shape.ts';
import { wordType } from './sharedTexts.ts';
import {
  type StrapiAttribute,
  type StrapiAttributes,
  type StrapiComponents,
  strapiAttributes,
  titleOf,
} from './strapiTypes.ts';
import { entryTextTypes, type PageTextType, pageTextTypes } from './textTypes.ts';

type StrapiSchema = {
  kind: 'singleType' | 'collectionType';
  collectionName: string;
  info: { singularName: string; pluralName: string; displayName: string; description?: string };
  options: { draftAndPublish: true };
  pluginOptions: { i18n: { localized: true } };
  attributes: StrapiAttributes;
};

export function textSchemas(): { schemas: Readonly<Record<string, StrapiSchema>>; components: StrapiComponents } {
  const components: StrapiComponents = new Map();
  const pages = Object.entries(pageTextTypes).map(([name, type]) => {
    const attributes = pageAttributes(name, type, components);
    return [name, schemaOf('singleType', name, `${name}-texts`, type.title, attributes)] as const;
  });
  const entries = Object.entries(entryTextTypes).map(([name, { title, plural, shape, added }]) => {
    const attributes = strapiAttributes(shape, components, { place: base(name), inType: true });
    const own = {
      ...(!('name' in attributes) && { title: { type: 'string', required: true } }),
      ...attributes,
      ...(added.family && { slug: { type: 'string' } }),
      ...{ publishAt: { type: 'datetime' }, unpublishAt: { type: 'datetime' } },
    };
    return [name, schemaOf('collectionType', name, plural, title, withKey(own))] as const;
  });
  const words = schemaOf('collectionType', wordType, `${wordType}s`, 'Words', withKey(wordAttributes));
  const knowledge = schemaOf(
    'collectionType',
    knowledgeType,
    knowledgePlural,
    'Answers of the bot',
    withKey(knowledgeAttributes),
  );
  const others = [words, knowledge].map((schema) => [schema.info.singularName, schema] as const);
  return { schemas: Object.fromEntries([...pages, ...entries, ...others]), components };
}

/** Components carry the name of their type without the common prefix. */
const base = (name: string) => name.replace('text-', '');

function pageAttributes(name: string, { groups }: PageTextType, components: StrapiComponents): StrapiAttributes {
  const own = groups.map(({ name: group, prefix, shape, isShared }) => {
    const isGroup = shape.kind === 'group';
    const fields: GroupShape = isGroup ? shape : { kind: 'group', fields: { [group]: shape } };
    const place = { place: base(name), ...(isGroup && { prefix }), inType: true };
    const attributes = strapiAttributes(fields, components, place);
    return isShared ? attributes : localized(attributes);
  });
  const names = own.flatMap(Object.keys);
  const twice = names.find((field, index) => names.indexOf(field) !== index);
  if (twice) throw new Error(`Two fields of ${name} have the name ${twice}`);
  return Object.assign({}, ...own);
}

/** The site's id is the same in every language. Not the first field: Strapi would title the entries by it. */
const keyAttribute: StrapiAttribute = { type: 'string', required: true };
const withKey = (attributes: StrapiAttributes): StrapiAttributes => ({
  ...localized(attributes),
  key: keyAttribute,
});

const wordAttributes: StrapiAttributes = {
  text: { type: 'text', required: true },
  description: { type: 'string' },
};

function localized(attributes: StrapiAttributes): StrapiAttributes {
  const i18n = { localized: true } as const;
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      name,
      { ...attribute, pluginOptions: { ...attribute.pluginOptions, i18n } },
    ]),
  );
}

const schemaOf = (
  kind: StrapiSchema['kind'],
  name: string,
  plural: string,
  displayName: string,
  attributes: StrapiAttributes,
): StrapiSchema => ({
  kind,
  collectionName: plural.replaceAll('-', '_'),
  info: { singularName: name, pluralName: plural, displayName: titleOf(displayName) },
  options: { draftAndPublish: true },
  pluginOptions: { i18n: { localized: true } },
  attributes,
});
