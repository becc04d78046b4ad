/** View model of a newsroom list page: its announcements and the list listPage. */

import { listSelectionOf } from '../../../routes/articleLists.ts';
import { feedPath } from '../../../routes/feedPaths.ts';
import { href } from '../../../routes/hrefs.ts';
import { entriesOn } from '../../../routes/paging.ts';
import type { Locale, PageId } from '../../../routes/table.ts';
import { contactHref } from '../../../text/content/contactHref.ts';
import { allNews } from '../../../text/content/newsroom/news.ts';
import { listPageViewModel } from '../lists/listPageViewModel.ts';
import { newsViewModel } from './newsViewModel.ts';

/** @throws if the page is not a list */
export function newsListViewModel(id: PageId, locale: Locale) {
  const place = listSelectionOf(id);
  if (!place) throw new Error(`${id} is no list`);
  const { topic, number } = place;
  const all = allNews(locale);
  const here =
    topic === null ? entriesOn(all, number) : all.filter(({ topics }) => topics.some((one) => one === topic));
  return {
    listPage: listPageViewModel(id, place, locale, all.length),
    news: here.map((one) => newsViewModel(one, locale)),
    hrefs: {
      feed: feedPath('newsroom', locale, 'rss.xml'),
      press: contactHref(locale, 'press'),
      pricing: href('pricing', locale),
    },
  };
}
