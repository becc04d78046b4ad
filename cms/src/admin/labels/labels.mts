/**
 * Labels and help texts of the panel by language. A field has one entry by its name; an entry by its type and name
 * (`plan.type`) takes precedence. A field without an entry is labelled with its name in words.
 */
import { fields } from './fields.mts';
import { fieldsOfTypes } from './fieldsOfTypes.mts';
import { types } from './types.mts';

/** German label and help, English label and help. */
export type FieldEntry = readonly [string, string, string, string];
type PanelLocale = (typeof panelLocales)[number];
type FieldLabel = { label: string; help: string };

export const panelLocales = ['de', 'en'] as const;

/** `api::plan.plan` and `nav.cta` as entries name them. */
const shortName = (uid: string): string => uid.replace(/^api::[^.]+\./, '');

/** Undefined for a field without an entry. */
export function entryOf(uid: string, field: string, locale: PanelLocale): FieldLabel | undefined {
  const entry = fieldsOfTypes[`${shortName(uid)}.${field}`] ?? fields[field];
  if (!entry) return undefined;
  const [label, help, enLabel, enHelp] = entry;
  return locale === 'de' ? { label, help } : { label: enLabel, help: enHelp };
}

export const fieldLabel = (uid: string, field: string, locale: PanelLocale): FieldLabel =>
  entryOf(uid, field, locale) ?? { label: inWords(uid, field, locale), help: '' };

/** The name of a type in the panel's navigation. */
export const typeLabel = (uid: string, displayName: string, locale: PanelLocale): string =>
  types[shortName(uid)]?.[panelLocales.indexOf(locale)] ?? displayName;

/** `heroTitle` reads "Hero: Titel", because `title` has a label; `afterwards` reads "Afterwards". */
function inWords(uid: string, name: string, locale: PanelLocale): string {
  const words = name.split(/[_-]+|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());
  const start = words.slice(0, -1).join(' ');
  const end = start ? entryOf(uid, words.at(-1) ?? '', locale)?.label : undefined;
  return end ? `${capitalised(start)}: ${end}` : capitalised(words.join(' '));
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
