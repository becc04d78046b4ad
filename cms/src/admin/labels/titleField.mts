/** Which field titles an entry, and which columns a list has. */
type Attributes = Readonly<Record<string, { type: string }>>;

/** Fields that title an entry, best first. */
const titles = ['title', 'heading', 'Heading', 'question', 'label', 'ctaText', 'name', 'text', 'iconName', 'from'];
/** They tell entries apart, and say little to people. */
const ids = ['page', 'key', 'slug'];
/** Fields beside the title in a list. */
const columns = [
  ...ids,
  'metaTitle',
  'to',
  'kind',
  'type',
  'group',
  'menu',
  'parent',
  'url',
  'price',
  'date',
  'changed',
  'order',
  'description',
  'answer',
];
const mostColumns = 4;

/** Undefined for a type without a readable field. An id only where nothing else is readable. */
export function titleField(attributes: Attributes): string | undefined {
  const fields = Object.keys(attributes);
  const ofType = (...types: string[]) => fields.filter((name) => types.includes(attributes[name]?.type ?? ''));
  const texts = ofType('string', 'text', 'uid');
  const best = titles.find((name) => texts.includes(name)) ?? texts.find((name) => !ids.includes(name));
  return best ?? [...ofType('enumeration', 'integer', 'float'), ...texts][0];
}

export function listColumns(attributes: Attributes): string[] {
  const title = titleField(attributes);
  const beside = columns.filter((name) => name in attributes && name !== title);
  return [...(title ? [title] : []), ...beside].slice(0, mostColumns);
}
