/**
 * Labels and help texts of the panel by language. A field has one entry by its type and name (`plan.type`), else by its
 * name. Fields made of the site's texts are labelled by the words of their names.
 */
import { fields } from './fields.mts';
import { fieldsOfTypes } from './fieldsOfTypes.mts';
import { type Attribute, generatedHelp, generatedLabel } from './generatedLabels.mts';
import { types } from './types.mts';

/** German label and help, English label and help. */
export type FieldEntry = readonly [string, string, string, string];
type PanelLocale = (typeof panelLocales)[number];
type FieldLabel = { label: string; help: string };

export const panelLocales = ['de', 'en'] as const;

/** `api::plan.plan` and `nav.cta` as entries name them. */
const shortName = (uid: string): string => uid.replace(/^api::[^.]+\./, '');

/** Types and components that the generator makes. */
const isGenerated = (uid: string): boolean => /^(?:api::)?text[-.]/.test(uid);

/** Names that have one meaning, also among the words of generated fields. */
const shared: ReadonlySet<string> = new Set(['key', 'slug', 'publishAt', 'unpublishAt']);

/** Undefined for a field without an entry. */
export function entryOf(uid: string, field: string, locale: PanelLocale): FieldLabel | undefined {
  const own = fieldsOfTypes[`${shortName(uid)}.${field}`];
  const entry = own ?? (isGenerated(uid) && !shared.has(field) ? undefined : fields[field]);
  if (!entry) return undefined;
  const [label, help, enLabel, enHelp] = entry;
  return locale === 'de' ? { label, help } : { label: enLabel, help: enHelp };
}

export function fieldLabel(uid: string, field: string, locale: PanelLocale, attribute: Attribute = {}): FieldLabel {
  const entry = entryOf(uid, field, locale);
  if (entry) return entry;
  return { label: generatedLabel(field, locale), help: generatedHelp(attribute, locale) };
}

/** As Strapi's navigation finds types: it searches and sorts by this name before it translates it. */
export const typeName = (uid: string, displayName: string): string =>
  panelLocales.map((locale) => typeLabel(uid, displayName, locale)).join(' / ');

/** The name of a type in the panel's navigation. */
export const typeLabel = (uid: string, displayName: string, locale: PanelLocale): string =>
  types[shortName(uid)]?.[panelLocales.indexOf(locale)] ?? displayName;
