/** The parts of a list page around its entries: headline, breadcrumbs, topics and pagination. */

import { type ListSelection, pageOfList } from '../../../routes/articleLists.ts';
import { href } from '../../../routes/hrefs.ts';
import { pageCount } from '../../../routes/paging.ts';
import { type Locale, type PageId, pageIds, table } from '../../../routes/table.ts';
import { furtherPageWords, topicWords } from '../../../text/content/listMeta.ts';
import { ownMetaOf } from '../../../text/content/metaOf.ts';
import { trailSteps } from '../../../text/content/trailSteps.ts';
import { wordsFor } from '../../../text/words/words.ts';

/** `total`: number of entries of the whole list. Topics have no pagination. */
export function listPageViewModel(id: PageId, place: ListSelection, locale: Locale, total: number) {
  const { list, topic, number } = place;
  const words = wordsFor(locale);
  const isFirst = id === list;
  const numbers = Array.from({ length: pageCount(total) }, (_, index) => index + 1);
  const pages = numbers.map((one) => ({ number: one, href: href(pageOfList(list, one), locale) }));
  return {
    ...headOf(place, locale),
    trail: isFirst
      ? null
      : { label: words.lists.trail, steps: trailSteps(id, locale), current: ownMetaOf(id, locale).name },
    topics: {
      label: words[list].topicsLabel,
      links: [
        { title: words.lists.all, href: href(list, locale), current: topic === null },
        ...topicPages(list).map(({ page, entry }) => ({
          title: ownMetaOf(page, locale).name,
          href: href(page, locale),
          current: topic === entry,
        })),
      ],
    },
    paging: topic === null && pages.length > 1 ? { words: words.lists, pages, current: number } : null,
  };
}

export type ListPageViewModel = ReturnType<typeof listPageViewModel>;

function headOf({ list, topic, number }: ListSelection, locale: Locale): { title: string; lead: string } {
  if (topic === null && number === 1) return wordsFor(locale)[list];
  const words = topic === null ? furtherPageWords(list, String(number), locale) : topicWords(list, topic, locale);
  if (!words) throw new Error(`${list} has no topic ${topic}`);
  return { title: words.headline, lead: words.text };
}

const topicPages = (list: ListSelection['list']) =>
  pageIds.flatMap((page) => {
    const { family, published } = table[page];
    return published && family?.name === `${list}-topics` ? [{ page, entry: family.entry }] : [];
  });
