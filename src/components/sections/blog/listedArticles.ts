/** View model of a blog list page: its articles and the list frame. */

import { feedPath } from '../../../routes/feedPaths.ts';
import { listPlaceOf } from '../../../routes/lists.ts';
import { entriesOn } from '../../../routes/paging.ts';
import type { Locale, PageId } from '../../../routes/table.ts';
import { articlesOf } from '../../../text/content/blog/articles.ts';
import { blocksOf } from '../../../text/content/blog/markdown.ts';
import { talkOf } from '../../../text/content/blog/talk.ts';
import { listFrame } from '../lists/listFrame.ts';
import { shownArticle } from './shownArticle.ts';

/** @throws if the page is not a list */
export function listedArticles(id: PageId, locale: Locale) {
  const place = listPlaceOf(id);
  if (!place) throw new Error(`${id} is no list`);
  const { topic, number } = place;
  const all = articlesOf(locale);
  const here =
    topic === null ? entriesOn(all, number) : all.filter(({ topics }) => topics.some((one) => one === topic));
  const [newest] = id === 'blog' ? here : [];
  return {
    frame: listFrame(id, place, locale, all.length),
    lead: newest ? { article: shownArticle(newest, locale), talk: firstTalk(newest.markdown) } : null,
    articles: here.slice(newest ? 1 : 0).map((article) => shownArticle(article, locale)),
    feedHref: feedPath('blog', locale, 'rss.xml'),
  };
}

/** The first conversation of an article, shown beside it. */
function firstTalk(markdown: string) {
  const block = blocksOf(markdown).find(({ type }) => type === 'code');
  return block?.type === 'code' ? talkOf(block.value) : null;
}
