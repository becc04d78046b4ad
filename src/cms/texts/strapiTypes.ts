/** A shape as a content type of Strapi with its components. Over 200 lines: one case per kind of shape. */
import { isDeepStrictEqual } from 'node:util';
import { attributeName, toKebab } from './attributeName.ts';
import {
  type GroupShape,
  itemFields,
  type ListShape,
  type RecordShape,
  type Shape,
  type ZoneShape,
  zoneComponent,
} from './shape.ts';

/** What the help text of a field is made of (cms/src/admin/labels/generatedLabels.mts). */
type FieldFacts = { lines?: true; closed?: true; tokens?: readonly string[]; address?: true };
export type StrapiAttribute = {
  type: string;
  required?: boolean;
  component?: string;
  components?: string[];
  pluginOptions?: { site?: FieldFacts; i18n?: { localized: true } };
  [setting: string]: unknown;
};
export type StrapiAttributes = Record<string, StrapiAttribute>;
export type StrapiComponent = {
  collectionName: string;
  info: { displayName: string };
  options: object;
  attributes: StrapiAttributes;
};
/** By name, all in the category `text`. */
export type StrapiComponents = Map<string, StrapiComponent>;

/**
 * The fields of a shape. A group of the type itself is a component (a box); a deeper one is flattened. A list is a
 * repeatable component. Components found are added to `components`.
 */
export function strapiAttributes(
  { fields, optional }: GroupShape,
  components: StrapiComponents,
  { place, prefix = '', inType = false }: { place: string; prefix?: string; inType?: boolean },
): StrapiAttributes {
  const made: StrapiAttributes = {};
  for (const [key, shape] of Object.entries(fields)) {
    const name = attributeName(prefix, key);
    const own = attributesOf(optional ? { ...shape, optional } : shape, name);
    for (const [field, attribute] of Object.entries(own)) {
      if (field in made) throw new Error(`Two fields of ${place} have the name ${field}`);
      made[field] = attribute;
    }
  }
  return made;

  function attributesOf(shape: Shape, name: string): StrapiAttributes {
    const required = !shape.optional && { required: true };
    const inner = `${place}-${toKebab(name)}`;
    switch (shape.kind) {
      case 'fixed':
        return {};
      case 'text':
        return {
          [name]: {
            type: shape.markdown ? 'richtext' : isShort(name) ? 'string' : 'text',
            ...required,
            ...factsOf(shape),
          },
        };
      case 'link':
        return { [name]: { type: 'string', ...required } };
      case 'picture':
        return { [name]: { type: 'media', multiple: false, allowedTypes: ['images'], ...required } };
      case 'lines':
        return { [name]: { type: 'text', ...required, ...factsOf({ ...shape, lines: true }) } };
      case 'number':
        return {
          [name]: {
            type: shape.integer ? 'integer' : 'float',
            ...(shape.min !== undefined && { min: shape.min }),
            ...required,
          },
        };
      case 'choice':
        return { [name]: { type: 'enumeration', enum: [...shape.options], ...required } };
      case 'group':
        if (!inType) return strapiAttributes(shape, components, { place, prefix: name });
        return { [name]: { ...box(shape, inner), ...required } };
      case 'list':
        return { [name]: { ...listOf(shape, inner), ...bounds(shape) } };
      case 'record':
        return { [name]: listOf(shape, inner) };
      case 'zone':
        return { [name]: { ...zoneOf(shape), ...bounds(shape) } };
      case 'variants': {
        const kind = { type: 'enumeration', enum: Object.keys(shape.options), ...required };
        const boxes = Object.entries(shape.options).map(
          ([option, group]) => [attributeName(name, option), box(group, `${inner}-${toKebab(option)}`)] as const,
        );
        return { [attributeName(name, shape.by)]: kind, ...Object.fromEntries(boxes) };
      }
    }
  }

  function box({ fields }: GroupShape, inner: string): StrapiAttribute {
    addComponent(components, inner, strapiAttributes({ kind: 'group', fields }, components, { place: inner }));
    return { type: 'component', component: `text.${inner}`, repeatable: false };
  }

  function zoneOf({ options }: ZoneShape): StrapiAttribute {
    const boxes = Object.entries(options).map(([option, group]) => {
      const component = zoneComponent(option);
      box(group, component.replace('text.', ''));
      return component;
    });
    return { type: 'dynamiczone', components: boxes };
  }

  function listOf({ kind, item }: ListShape | RecordShape, inner: string): StrapiAttribute {
    const key: StrapiAttributes = kind === 'record' ? { key: { type: 'string', required: true } } : {};
    const attributes = { ...strapiAttributes(itemFields(item), components, { place: inner }), ...key };
    // Choices differ from list to list.
    const component = (item.kind === 'choice' ? undefined : sharedName(attributes)) ?? inner;
    addComponent(components, component, attributes);
    return { type: 'component', component: `text.${component}`, repeatable: true };
  }
}

function factsOf({ lines, closed, tokens = [], address }: FieldFacts): Pick<StrapiAttribute, 'pluginOptions'> {
  const site: FieldFacts = {
    ...(lines && { lines }),
    ...(closed && { closed }),
    ...(tokens.length > 0 && { tokens }),
    ...(address && { address }),
  };
  return Object.keys(site).length > 0 ? { pluginOptions: { site } } : {};
}

/** The panel then refuses to publish more or fewer entries. */
const bounds = ({ optional, min, max }: Pick<ListShape, 'optional' | 'min' | 'max'>) => ({
  ...(min && !optional && { min, required: true }),
  ...(max && { max }),
});

/** The largest number of fields of a shared component. */
const mostSharedFields = 6;

/** Lists of the same few fields share a component, named by them, so that there are fewer tables. */
function sharedName(attributes: StrapiAttributes): string | undefined {
  const names = Object.keys(attributes);
  const isFlat = Object.values(attributes).every(({ type }) => type !== 'component');
  return isFlat && names.length <= mostSharedFields ? `of-${names.map(toKebab).join('-')}` : undefined;
}

/** Where two lists share a component, a field is required, and a choice limited, as far as both agree. */
function addComponent(components: StrapiComponents, name: string, attributes: StrapiAttributes): void {
  const known = components.get(name)?.attributes;
  components.set(name, {
    collectionName: `components_text_${name.replaceAll('-', '_')}`,
    info: { displayName: titleOf(name.replace(/^of-/, '')) },
    options: {},
    attributes: known ? merged(known, attributes) : attributes,
  });
}

function merged(one: StrapiAttributes, other: StrapiAttributes): StrapiAttributes {
  return Object.fromEntries(
    Object.entries(one).map(([name, { required, pluginOptions, ...attribute }]) => {
      const second = other[name];
      const options = [...new Set([attribute.enum ?? [], second?.enum ?? []].flat())];
      const isMixed = attribute.type !== second?.type;
      const facts = isDeepStrictEqual(pluginOptions, second?.pluginOptions) && pluginOptions && { pluginOptions };
      const both = isMixed
        ? { type: 'text' }
        : { ...attribute, ...(options.length > 0 && { enum: options }), ...facts };
      return [name, { ...both, ...(required && second?.required && { required: true }) }];
    }),
  );
}

/** `home-how-it-works` reads "Home how it works". */
export const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Fields with texts of one line, by the last word of their name; Strapi allows them 255 characters. */
const shortFields = /(^|[a-z\d])(title|name|heading|headline|button|figure|key|badge|eyebrow|anchor)$/i;

const isShort = (name: string): boolean => shortFields.test(name);

/** The `populate` of a request that reads the components of a type; those of a zone have lists of one level only. */
export function populateOf(attributes: StrapiAttributes, components: StrapiComponents): string {
  const all = Object.entries(attributes);
  if (all.some(([, { type }]) => type === 'dynamiczone')) {
    const parts = all.flatMap(([name, { component, components: zone = [] }]) => [
      ...(component ? [`populate[${name}][populate]=*`] : []),
      ...zone.map((one) => `populate[${name}][on][${one}][populate]=*`),
    ]);
    return parts.join('&');
  }
  const paths = componentPaths(attributes, components);
  return paths.length > 0 ? `populate=${paths.join(',')}` : '';
}

function componentPaths(attributes: StrapiAttributes, components: StrapiComponents): string[] {
  return Object.entries(attributes).flatMap(([name, { component }]) => {
    if (!component) return [];
    const inner = components.get(component.replace('text.', ''));
    const deeper = inner ? componentPaths(inner.attributes, components) : [];
    return deeper.length > 0 ? deeper.map((path) => `${name}.${path}`) : [name];
  });
}
