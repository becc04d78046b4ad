/** A news article as lists and its page show it: date written out, address resolved. */
import type { News } from '../../content/newsroom/news.ts';
import { longDate } from '../../formats/date.ts';
import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';

export const shownNews = ({ title, name, lead, date, page }: News, locale: Locale) => ({
  title,
  name,
  lead,
  date,
  dateText: longDate(date, locale),
  href: href(page, locale),
});

export type ShownNews = ReturnType<typeof shownNews>;
