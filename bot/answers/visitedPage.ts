import { href } from '../../src/routes/hrefs.ts';
import { createAddedResolver, createResolver } from '../../src/routes/resolve.ts';
import { type Locale, otherLocale, type PageId } from '../../src/routes/table.ts';
import type { BotQuestion } from '../protocol/botApi.ts';

const resolve = createResolver();
const resolveAdded = createAddedResolver();

/** The page on which the visitor chats; the home page if the path is missing or unknown. */
export function visitedPage(path: string | undefined, locale: Locale): PageId {
  const facts = { path: path ?? '/', acceptLanguage: locale };
  const found = [resolve, resolveAdded].map((by) => by(facts)).find(({ kind }) => kind === 'page');
  return found?.kind === 'page' ? found.id : 'home';
}

/** The same page in the other language. */
export const counterpartHref = ({ page, locale }: Pick<BotQuestion, 'page' | 'locale'>): string =>
  href(visitedPage(page, locale), otherLocale[locale]);
