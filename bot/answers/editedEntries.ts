/** Entries of the knowledge base as editors change them in the content system, and new ones that no file has. */
import { href } from '../../src/routes/hrefs.ts';
import { isKnownPageId } from '../../src/routes/pageOf.ts';
import type { Locale } from '../../src/routes/table.ts';
import { metaOf } from '../../src/text/content/metaOf.ts';
import { fill } from '../../src/text/words/fill.ts';
import type { KnowledgeEntry } from '../knowledge/entry.ts';
import { knowledgeTokens } from '../knowledge/knowledgeTokens.ts';
import { entryPagePrefix, type KnowledgePage } from './knowledge.ts';

/** `question` is shown as a suggestion. All other ways of asking are those of the files, which trained the model. */
export type EditedEntry = Pick<KnowledgeEntry, 'id' | 'answer' | 'source' | 'also' | 'next'> & { question: string };

/** The files' entries with the edited ones. The question of the file stays a way of asking. */
export function mergeEntries(files: readonly KnowledgeEntry[], edited: readonly EditedEntry[]): KnowledgeEntry[] {
  const byId = new Map(files.map((entry) => [entry.id, entry]));
  for (const { question, ...entry } of edited) {
    const file = byId.get(entry.id);
    const asks = [question, ...(file?.asks ?? []).filter((ask) => ask !== question)];
    const isReworded = file && file.answer !== entry.answer ? true : undefined;
    byId.set(entry.id, { ...file, ...entry, asks, isReworded });
  }
  return [...byId.values()];
}

/**
 * Entries that no file has, as pages of the retriever: the model does not know them, but their own words find them like
 * those of an entry of the FAQ.
 */
export function pagesOfNew(
  files: readonly KnowledgeEntry[],
  entries: readonly KnowledgeEntry[],
  locale: Locale,
): KnowledgePage[] {
  const known = new Set(files.map(({ id }) => id));
  const tokens = knowledgeTokens(locale);
  return entries.flatMap(({ id, answer, source, asks: [question = ''] }) => {
    const [page = '', fragment = ''] = source.split('#');
    if (known.has(id) || !isKnownPageId(page)) return [];
    const unit = { heading: fill(question, tokens), fragment, blocks: [fill(answer, tokens)], below: [] };
    return [
      {
        ...{ id: entryPagePrefix + id, path: href(page, locale), title: metaOf(page, locale).name },
        ...{ headline: '', about: '', weight: 1, units: [unit], named: {} },
      },
    ];
  });
}
