/**
 * What the site would refuse of an entry, in the sentences of the status page. The content system asks before it
 * publishes (cms/src/refuseInvalidEntries.js), so that the editor reads the reason at the field.
 */
import { addedPageIds } from '../routes/pageOf.ts';
import { type Locale, locales } from '../routes/table.ts';
import type { ContentKind } from '../text/content/contentKinds.ts';
import { type ReadContent, withContent } from '../text/content/currentContent.ts';
import { cmsRequests, contentKinds } from './cmsRequests.ts';
import type { EntryFault, FaultReason } from './entryFault.ts';
import { flatten, isRecord } from './flatten.ts';
import { parseCmsLink } from './parseCmsLink.ts';
import { parseContent } from './parseContent.ts';
import { statusWords } from './statusWords.ts';

/** `field`: the path within the entry. */
type Refusal = { field: string; reason: FaultReason; sentence: string };
/** A published version, by its content type. */
export type PublishedEntries = { model: string; locale: Locale; entries: readonly unknown[] };

type Given = {
  model: string;
  locale: Locale;
  entry: Readonly<Record<string, unknown>>;
  /** Language of the sentences. */
  panelLocale: Locale;
  /** Entries that are pages of their own, because links may lead to them (modelsOfPages). */
  published?: readonly PublishedEntries[];
  /** A field by which the site finds the entry, and which another one has too. */
  taken?: string | undefined;
};

export function findRefusals({ model, locale, entry, panelLocale, published = [], taken }: Given): Refusal[] {
  const content = readPublished(published);
  const faults = withContent(content, () => faultsOf(model, locale, flatten(entry)));
  if (taken) faults.push({ field: taken, reason: 'duplicate' });
  const { reasons } = statusWords[panelLocale];
  return withContent(content, () =>
    faults.map(({ field, reason }) => {
      const lost = reason === 'leadsNowhere' ? lostLinks(valueAt(entry, field)) : [];
      return { field, reason, sentence: [reasons[reason], ...(lost.length > 0 ? [lost.join(', ')] : [])].join(' ') };
    }),
  );
}

/** The addresses of a text's links that lead nowhere: a long article has many. */
const lostLinks = (value: unknown): string[] =>
  typeof value !== 'string'
    ? []
    : [...value.matchAll(/\]\(\s*([^)\s]+)/g)].flatMap(([, address = '']) => (parseCmsLink(address) ? [] : address));

const valueAt = (entry: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (value, step) => (isRecord(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined),
      entry,
    );

/** Content types whose entries may be pages. */
export function modelsOfPages(): string[] {
  const kinds = new Set<ContentKind>();
  const record: ReadContent = (kind) => {
    kinds.add(kind);
    return undefined;
  };
  withContent(record, addedPageIds);
  return [...kinds].flatMap((kind) => cmsRequests[kind].models[0] ?? []);
}

/** Links are parts that the site drops alone: an editor who reads it can repair them. */
const isRefused = ({ reason, shown }: EntryFault): boolean =>
  reason === 'leadsNowhere' || (shown !== 'rest' && reason !== 'notPublished');

function faultsOf(model: string, locale: Locale, entry: unknown): { field: string; reason: FaultReason }[] {
  if (!isRecord(entry)) return [];
  // The site reads entries of menus within their tree.
  if (model === 'menu-item') return inTree(parseContent('mainMenu', locale, [{ items: [{ ...entry, children: [] }] }]));
  const kind = contentKinds.find((one) => cmsRequests[one].models.includes(model));
  if (!kind || model === 'menu') return [];
  const { list, ...rest } = cmsRequests[kind];
  const isList = list && !('isSingle' in rest && rest.isSingle);
  const { faults } = parseContent(kind, locale, isList ? [entry] : entry);
  return faults.filter(isRefused).map(({ field, reason }) => ({
    // A word's field is its path in the files.
    field: field === entry.key ? 'text' : withPositions(entry, field),
    reason,
  }));
}

/** The path as the panel has it: entries by position, where the site has them by key. */
function withPositions(entry: unknown, field: string): string {
  let value = entry;
  const path = field.split('.').map((step) => {
    const at = Array.isArray(value) ? value.findIndex((item) => isRecord(item) && item.key === step) : -1;
    const name = at < 0 ? step : String(at);
    value = isRecord(value) || Array.isArray(value) ? Reflect.get(value, name) : undefined;
    return name;
  });
  return path.join('.');
}

const inTree = ({ faults }: { faults: readonly EntryFault[] }) =>
  faults.filter(isRefused).map(({ field, reason }) => ({ field: field.replace(/^(\d+\.)?items\.0\./, ''), reason }));

function readPublished(published: readonly PublishedEntries[]): ReadContent {
  const values = new Map<string, unknown>();
  for (const { model, locale, entries } of published) {
    const kind = contentKinds.find((one) => cmsRequests[one].models.includes(model));
    if (kind && entries.length > 0) values.set(`${kind}:${locale}`, parseContent(kind, locale, flatten(entries)).value);
  }
  return ((kind: ContentKind, locale: Locale) => values.get(`${kind}:${locale}`)) as ReadContent;
}

/** The languages of an action on a document: one, several, or all. */
export const localesOf = (given: unknown): Locale[] => {
  const named = [given ?? locales[0]].flat();
  return locales.filter((locale) => named.includes('*') || named.includes(locale));
};
