/** View model of a newsroom list page: its announcements and the list frame. */

import { contactHref } from '../../../routes/contactHref.ts';
import { feedPath } from '../../../routes/feedPaths.ts';
import { listPlaceOf } from '../../../routes/lists.ts';
import { entriesOn } from '../../../routes/paging.ts';
import type { Locale, PageId } from '../../../routes/table.ts';
import { allNews } from '../../../text/content/newsroom/news.ts';
import { listFrame } from '../lists/listFrame.ts';
import { shownNews } from './shownNews.ts';

/** @throws if the page is not a list */
export function listedNews(id: PageId, locale: Locale) {
  const place = listPlaceOf(id);
  if (!place) throw new Error(`${id} is no list`);
  const { topic, number } = place;
  const all = allNews(locale);
  const here =
    topic === null ? entriesOn(all, number) : all.filter(({ topics }) => topics.some((one) => one === topic));
  return {
    frame: listFrame(id, place, locale, all.length),
    news: here.map((one) => shownNews(one, locale)),
    hrefs: { feed: feedPath('newsroom', locale, 'rss.xml'), press: contactHref(locale, 'press') },
  };
}
