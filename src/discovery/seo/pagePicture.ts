/** The picture that social networks show for a page: the editors' (`metaImage`), else the one drawn by the build. */
import { absoluteUrl } from '../../routes/absoluteUrl.ts';
import { articleLists } from '../../routes/articleLists.ts';
import { pageOf } from '../../routes/pageOf.ts';
import { isPageId, type Locale, type PageId, table } from '../../routes/table.ts';
import { entryFromCms } from '../../text/content/currentContent.ts';
import { ownMetaOf } from '../../text/content/metaOf.ts';
import { socialPictureAddress, socialPictureSize } from '../../text/content/pictureAddress.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import { pageExchange } from './pageExchange.ts';

export type PagePicture = { url: string; type: string; alt: string; width: number; height: number };

export function pagePictureOf(id: PageId, locale: Locale): PagePicture {
  const own = entryFromCms('metas', locale, id)?.picture ?? articlePicture(id, locale);
  if (own) {
    const url = absoluteUrl(socialPictureAddress(own.address));
    return { url, type: 'image/jpeg', alt: own.alt, ...socialPictureSize };
  }
  const drawn = drawnPage(id, locale);
  const { pictureAlt, pictureExchangeAlt } = wordsFor(locale).head;
  const exchange = pageExchange(drawn, locale);
  const alt = exchange
    ? fill(pictureExchangeAlt, { ...exchange, question: exchange.question.replaceAll('\n', ' ') })
    : fill(pictureAlt, { headline: ownMetaOf(drawn, locale).headline });
  const url = absoluteUrl(`/og/${locale}/${pictureName(drawn)}.png`);
  return { url, type: 'image/png', alt, ...socialPictureSize };
}

/** Other pages do not read the articles, whose changes would render them again. */
const articlePicture = (id: PageId, locale: Locale) =>
  articleLists.some((list) => id.startsWith(`${list}/`)) ? entryFromCms('posts', locale, id)?.picture : undefined;

/** The build drew none for an entry of the content system, but one for the page above it. */
function drawnPage(id: PageId, locale: Locale): PageId {
  const { counterpart } = pageOf(id);
  const isDrawn = isPageId(id) && table[id].published && table[id].paths[locale] !== null;
  return isDrawn || !counterpart ? id : drawnPage(counterpart.page, locale);
}

/** File name of a page's social picture. Replaces the slashes in ids of slug pages. */
export const pictureName = (id: PageId): string => id.replaceAll('/', '--');
