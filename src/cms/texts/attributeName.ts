/** Names that Strapi keeps for itself. */
const reserved: Readonly<Record<string, string>> = {
  id: 'anchor',
  status: 'statusText',
  meta: 'pageMeta',
  locale: 'localeText',
  localizations: 'localizationTexts',
};

/** A field's name in Strapi. Fields of nested groups carry the names of the groups: `factsPriceText`. */
export function attributeName(prefix: string, key: string): string {
  const words = key.replace(/[^a-zA-Z\d]+(\w?)/g, (_, next: string) => next.toUpperCase());
  if (prefix) return prefix + words.charAt(0).toUpperCase() + words.slice(1);
  const name = /^\d/.test(words) ? `n${words}` : words;
  return reserved[name] ?? name;
}

export const toKebab = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^a-zA-Z\d]+/g, '-')
    .toLowerCase();
