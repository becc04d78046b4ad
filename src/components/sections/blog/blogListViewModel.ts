/** View model of a blog list page: its articles and the list listPage. */

import { listSelectionOf } from '../../../routes/articleLists.ts';
import { feedPath } from '../../../routes/feedPaths.ts';
import { href } from '../../../routes/hrefs.ts';
import { entriesOn } from '../../../routes/paging.ts';
import type { Locale, PageId } from '../../../routes/table.ts';
import { articleBlocks } from '../../../text/content/blog/articleBlocks.ts';
import { articlesOf } from '../../../text/content/blog/articles.ts';
import { textOf } from '../../../text/content/blog/markdown.ts';
import { parseArticleTranscript } from '../../../text/content/blog/parseArticleTranscript.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { listPageViewModel } from '../lists/listPageViewModel.ts';
import { articleViewModel } from './articleViewModel.ts';

/** Where readers of a topic, or of all articles, go next. */
const nextPages = {
  all: ['newsletter'],
  practice: ['get-a-demo'],
  trust: ['products/web-chat', 'customizer'],
  numbers: ['chatbot-roi-calculator'],
} as const satisfies Record<string, readonly [PageId, string?]>;

/** @throws if the page is not a list */
export function blogListViewModel(id: PageId, locale: Locale) {
  const place = listSelectionOf(id);
  if (!place) throw new Error(`${id} is no list`);
  const { topic, number } = place;
  const all = articlesOf(locale);
  const here =
    topic === null ? entriesOn(all, number) : all.filter(({ topics }) => topics.some((one) => one === topic));
  const [newest] = id === 'blog' ? here : [];
  const nextOf = nextOfList(topic, number);
  const [nextPage, hash] = nextPages[nextOf];
  return {
    listPage: listPageViewModel(id, place, locale, all.length),
    lead: newest ? { article: articleViewModel(newest, locale), talk: firstTranscript(newest.markdown) } : null,
    articles: here.slice(newest ? 1 : 0).map((article) => ({
      ...articleViewModel(article, locale),
      asked:
        firstTranscript(article.markdown)?.find(({ from }) => from === 'visitor')?.text ??
        firstQuestion(article.markdown),
    })),
    next: { ...wordsFor(locale).blog.next[nextOf], href: href(nextPage, locale, hash) },
    feedHref: feedPath('blog', locale, 'rss.xml'),
  };
}

/** Who reads on past the newest articles is offered a demo. */
function nextOfList(topic: string | null, number: number): keyof typeof nextPages {
  if (topic === null) return number > 1 ? 'practice' : 'all';
  return topic in nextPages ? (topic as keyof typeof nextPages) : 'all';
}

/** The first conversation of an article, shown beside it. */
function firstTranscript(markdown: string) {
  for (const block of articleBlocks(markdown).blocks) {
    if (block.type === 'code' && block.lang === 'chat') return parseArticleTranscript(block.value);
  }
  return null;
}

/** Of an article without a conversation: the first entry of a list that asks something. */
function firstQuestion(markdown: string): string | null {
  for (const block of articleBlocks(markdown).blocks) {
    const question = block.type === 'list' && block.children.map(textOf).find((text) => text.endsWith('?'));
    if (question) return question;
  }
  return null;
}
