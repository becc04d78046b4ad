import { href } from '../../src/routes/hrefs.ts';
import { createResolver } from '../../src/routes/resolve.ts';
import { type Locale, otherLocale, type PageId } from '../../src/routes/table.ts';
import type { BotQuestion } from '../protocol/botApi.ts';

const resolve = createResolver();

/** The page on which the visitor chats; the home page if the path is missing or unknown. */
export function pageOf(path: string | undefined, locale: Locale): PageId {
  const found = resolve({ path: path ?? '/', acceptLanguage: locale });
  return found.kind === 'page' ? found.id : 'home';
}

/** The same page in the other language. */
export const counterpartHref = ({ page, locale }: Pick<BotQuestion, 'page' | 'locale'>): string =>
  href(pageOf(page, locale), otherLocale[locale]);
