import { href } from '../../src/routes/hrefs.ts';
import { createResolve } from '../../src/routes/resolve.ts';
import { type Locale, otherLocale, type PageId } from '../../src/routes/table.ts';
import type { Question } from '../protocol/message.ts';

const resolve = createResolve();

/** The page on which the visitor chats; the home page if the path is missing or unknown. */
export function pageOf(path: string | undefined, locale: Locale): PageId {
  const found = resolve({ path: path ?? '/', acceptLanguage: locale });
  return found.kind === 'page' ? found.id : 'home';
}

/** The same page in the other language. */
export const twinOf = ({ page, locale }: Pick<Question, 'page' | 'locale'>): string =>
  href(pageOf(page, locale), otherLocale[locale]);
