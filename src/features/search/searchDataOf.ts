/** Converts the passages of a language's pages to search data: sections with a fragment, and data of their page. */
import type { PageText, Passage } from '../../discovery/page-text/passage.ts';
import { pageOf } from '../../routes/pageOf.ts';
import type { Locale, Page } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { wordsFor } from '../../text/words/words.ts';
import { keywordsOf, named } from './keywords.ts';
import type { SearchData, SearchPage, SearchSection } from './searchData.ts';
import { synonyms } from './synonyms.ts';
import { weightOf } from './weights.ts';

export function searchDataOf(pages: readonly PageText[], locale: Locale): SearchData {
  const own = pages.filter((page) => page.locale === locale);
  return { pages: own.map(searchPage), synonyms: synonyms[locale] };
}

export function searchPage({ page, locale, path, title, metaTitle, description, passages }: PageText): SearchPage {
  const weight = weightOf(page, pageOf(page));
  return {
    id: page,
    path,
    title: metaTitle.replace(` | ${site.brand}`, ''),
    kind: kindOf(page, pageOf(page), locale),
    headline: [title, keywordsOf(page, locale)].join(' ').trim(),
    about: description,
    ...(weight !== 1 && { weight }),
    sections: sectionsOf(passages),
    ...named(page, locale),
  };
}

/** Headings without a fragment belong to the section above. */
function sectionsOf(passages: readonly Passage[]): SearchSection[] {
  const sections: { heading: string; fragment: string; texts: string[]; said: string[] }[] = [
    { heading: '', fragment: '', texts: [], said: [] },
  ];
  for (const passage of passages) {
    const last = sections.at(-1);
    const fragment = passage.place.fragment ?? '';
    const section =
      last?.fragment === fragment ? last : { heading: passage.place.heading, fragment, texts: [], said: [] };
    if (section !== last) sections.push(section);
    if (passage.kind === 'line') section.said.push(passage.text);
    else if (isContent(passage) && !isOwnHeading(passage, section)) section.texts.push(sentence(passage));
  }
  return sections.map(({ heading, fragment, texts, said }) => [heading, fragment, texts.join(' '), said.join(' ')]);
}

/** Excludes link lists and product illustrations: they would match in place of the page they describe. */
const isContent = ({ kind, onlyLinks, shared, figure }: Passage): boolean =>
  kind !== 'picture' && !onlyLinks && !shared && (figure === null || kind === 'row');

const isOwnHeading = ({ kind, text, place }: Passage, { heading }: { heading: string }): boolean =>
  kind === 'heading' && (text === heading || place.level === 1);

const sentence = ({ kind, text }: Passage): string =>
  kind === 'paragraph' || /[.!?…:”“’]$/.test(text) ? text : `${text} ·`;

function kindOf(id: string, { family, view }: Page, locale: Locale): string {
  const kinds: Readonly<Record<string, string>> = wordsFor(locale).search.kinds;
  return kinds[family?.name ?? (view === 'Legal' ? 'legal' : id)] ?? '';
}
