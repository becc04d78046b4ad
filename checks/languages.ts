/**
 * Both languages are complete, and no page contains text of the other. Every page with two addresses responds at both,
 * every kind of content has the same entries in both, and all text of a document, in every state, is in its declared
 * language.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales, type PageId, pageIds, table } from '../src/routes/table.ts';
import { detectForeignText, removeNames } from './detectForeignText.ts';
import { readEveryDocument, type SitePage } from './site/pages.ts';
import { readVisibleTexts } from './site/readVisibleTexts.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Pages that are planned but not published. A published page in this list is an error. */
const notYet: ReadonlySet<PageId> = new Set([]);

export const languages: SiteCheck = {
  name: 'languages',
  problems: async (origin) => {
    const documents = await readEveryDocument(origin);
    return [
      ...missingPages(documents),
      ...findMissingTranslations(path.join(root, 'src/text/content')),
      ...documents.flatMap(findForeignTexts),
      ...findUntranslatedTexts(documents),
      ...clientWords(),
    ];
  },
};

function missingPages(documents: SitePage[]): string[] {
  return pageIds.flatMap((id) => {
    // The number of list pages may differ.
    if (table[id].family?.name.endsWith('-pages')) return [];
    if (notYet.has(id)) return table[id].published ? [`${id} is published: take it out of the pages to come`] : [];
    return locales
      .filter((locale) => table[id].paths[locale] !== null)
      .filter(
        (locale) => !documents.some((page) => page.id === id && page.locale === locale && page.response.status === 200),
      )
      .map((locale) => `${table[id].paths[locale]}: the page is not published`);
  });
}

/** Reports `<kind>/de/x` without `<kind>/en/x`, and entries of one file whose `id` exists in one language only. */
export function findMissingTranslations(folder: string): string[] {
  const files = globSync('**/{de,en}{/*,.ts}', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  return files.flatMap((file) => {
    const from = /(^|\/)de(\/|\.ts)/.test(file) ? 'de' : 'en';
    const counterpart = file.replace(new RegExp(`(^|/)${from}(/|\\.ts$)`), `$1${from === 'de' ? 'en' : 'de'}$2`);
    if (!existsSync(path.join(folder, counterpart))) return [`${file}: there is no ${counterpart}`];
    const others = idsIn(path.join(folder, counterpart));
    return [...idsIn(path.join(folder, file))]
      .filter((id) => !others.has(id))
      .map((id) => `${file}: the entry "${id}" is not in ${counterpart}`);
  });
}

const idsIn = (file: string): Set<string> =>
  new Set([...readFileSync(file, 'utf8').matchAll(/^\s*(?:\{ )?id: '([^']+)'/gm)].map(([, id]) => id ?? ''));

export function findForeignTexts(page: Pick<SitePage, 'name' | 'document' | 'locale'>): string[] {
  const found = readVisibleTexts(page).flatMap(({ text, language, where }) => {
    const why = detectForeignText(text, language);
    return why ? [`${page.name}: <${where}> ${why} in "${language}": ${text.slice(0, 160)}`] : [];
  });
  return [...new Set(found)];
}

/** Texts too short for the detector that occur word for word on both pages of a pair. */
export function findUntranslatedTexts(documents: Pick<SitePage, 'name' | 'document' | 'locale' | 'id'>[]): string[] {
  const found = documents.flatMap((page) => {
    const counterpart = documents.find(({ id, locale }) => id !== null && id === page.id && locale !== page.locale);
    if (!counterpart || page.locale !== 'en') return [];
    const german = new Set(ownTexts(counterpart));
    return ownTexts(page).filter((text) => german.has(text));
  });
  return [...new Set(found)].map((text) => `"${text}" stands on German and English pages`);
}

const ownTexts = (page: Pick<SitePage, 'document' | 'locale'>): string[] =>
  readVisibleTexts(page)
    .filter(({ text, language }) => language === page.locale && /\p{L}{2}/u.test(removeNames(text)))
    .map(({ text }) => text);

/** Problems in the dictionaries that scripts fetch. */
function clientWords(): string[] {
  const words = (locale: Locale) =>
    Object.entries(JSON.parse(readFileSync(path.join(root, `dist/client/words/${locale}.json`), 'utf8')));
  return locales.flatMap((locale) =>
    words(locale).flatMap(([key, text]) => {
      const why = detectForeignText(String(text), locale);
      return why ? [`words/${locale}.json: ${key} ${why}`] : [];
    }),
  );
}

if (import.meta.main) await runAlone(languages);
