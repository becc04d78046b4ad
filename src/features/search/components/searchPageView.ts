/** The view of the results page for a request: the sanitized query, the results, and further links. */
import { href } from '../../../routes/hrefs.ts';
import type { Locale } from '../../../routes/table.ts';
import { fill, wordsFor } from '../../../text/words/words.ts';
import { type CrisisAnswer, crisisAnswer } from '../../safety/crisisAnswer.ts';
import { recogniseCrisis } from '../../safety/recogniseCrisis.ts';
import type { SearchHit } from '../createSearch.ts';
import { maxQueryLength } from '../createSearchIndex.ts';
import type { ServerSearch } from '../openSearchService.ts';
import { popularPages } from '../popularPages.ts';

export type SearchPageView = {
  query: string;
  action: string;
  titlePrefix: string;
  heading: string;
  /** Below the heading: the number of results, or what to do. */
  lead: string;
  results: readonly SearchHit[];
  /** Link to the search of all pages, if only the FAQ was searched. */
  everywhere: { note: string; label: string; href: string } | undefined;
  /** Links to the most wanted pages; empty if there are results. */
  ways: readonly { label: string; href: string }[];
  /** The query expresses danger: only this is shown, and the query is not repeated. */
  crisis: CrisisAnswer | undefined;
};

/** Maximum number of results; for more the visitor refines the query. */
const maxResults = 20;

export async function searchPageView(
  parameters: URLSearchParams,
  locale: Locale,
  search: ServerSearch | undefined,
): Promise<SearchPageView> {
  const words = wordsFor(locale).search;
  const action = href('search', locale);
  const query = normaliseQuery(parameters.get('q') ?? '');
  const crisis = recogniseCrisis(parameters.get('q') ?? '');
  if (crisis) return crisisPage(crisisAnswer(crisis, locale), action);
  const within = parameters.get('in') === 'faq' ? 'faq' : undefined;
  const results = query && search ? await search(query, { limit: maxResults, within }) : [];
  const { none, one, many } = words.counts;
  const count = results.length === 0 ? none : results.length === 1 ? one : fill(many, { count: results.length });
  const missing = results.length > 0 ? ((await search?.missing(query)) ?? []) : [];
  const gone = missing.length > 0 ? ` ${fill(words.missing, { words: missing.join(', ') })}` : '';
  const full = results.length === maxResults ? ` ${fill(words.best, { count: maxResults })}` : '';

  const state = !search ? 'unavailable' : query === '' ? 'empty' : results.length === 0 ? 'nothing' : 'found';
  const leads = {
    unavailable: words.unavailable,
    empty: words.empty,
    nothing: words.nothing,
    found: `${count}.${gone}${full}`,
  };
  const named = shortened(query);
  const headings = {
    unavailable: words.title,
    empty: words.title,
    nothing: fill(words.nothingFor, { query: named }),
    found: fill(words.titleFor, { query: named }),
  };
  return {
    query,
    action,
    titlePrefix: state === 'found' || state === 'nothing' ? fill(words.documentTitle, { count, query: named }) : '',
    heading: headings[state],
    lead: leads[state],
    results,
    everywhere:
      within && query !== ''
        ? {
            note: words.within.faq,
            label: words.within.everywhere,
            href: `${action}?${new URLSearchParams({ q: query })}`,
          }
        : undefined,
    ways: state === 'found' ? [] : popularPages(locale),
    crisis: undefined,
  };
}

const crisisPage = (crisis: CrisisAnswer, action: string): SearchPageView => ({
  ...{ query: '', action, titlePrefix: '', heading: crisis.title, lead: '', results: [], ways: [] },
  everywhere: undefined,
  crisis,
});

/** One line without control characters, cut to the maximum query length. */
const normaliseQuery = (text: string): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed();

/** At most 60 characters, cut between words: a whole question would fill the first screen. The field shows all of it. */
function shortened(query: string): string {
  if (query.length <= 60) return query;
  const words = query.slice(0, 60).replace(/\s\S*$/, '');
  return `${words.toWellFormed()}\u00A0…`;
}
