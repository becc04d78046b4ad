/** Entries of the bot's knowledge base in the content system: what editors change of them. */
import { z } from 'zod';
import { maxAnswerLength } from '../../bot/knowledge/entry.ts';
import { knowledgeTokens } from '../../bot/knowledge/knowledgeTokens.ts';
import { findLinkedPage } from '../routes/findLinkedPage.ts';
import { entryKeyPattern } from '../routes/pageOf.ts';
import type { Locale } from '../routes/table.ts';
import type { ContentKinds } from '../text/content/contentKinds.ts';
import { fill } from '../text/words/fill.ts';
import { type EntryList, entryList } from './entryList.ts';
import { tokensIn } from './texts/shape.ts';

type Knowledge = ContentKinds['knowledge'];

const text = z.string().trim().min(1);

/** One item per line. */
const lines = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .nullish()
    .transform((value) => (value ?? '').split('\n').flatMap((line) => line.trim() || []))
    .pipe(z.array(item));

/** An address of the site as a section, `page#fragment`. */
const section = text.transform((address, context) => {
  const found = findLinkedPage(address);
  if (found) return found.hash ? `${found.page}#${found.hash}` : found.page;
  context.addIssue({ code: 'custom', message: 'leadsNowhere' });
  return z.NEVER;
});

/** The figures of the language's plans fill the tokens. */
function schemaOf(locale: Locale) {
  const tokens = knowledgeTokens(locale);
  const filled = text.refine((given) => tokensIn(given).every((token) => token in tokens), 'wrongToken');
  return z.object({
    key: z.string().regex(entryKeyPattern),
    question: filled,
    answer: filled.refine((given) => fill(given, tokens).length <= maxAnswerLength, 'tooLong'),
    source: section,
    also: lines(section),
    next: lines(z.string().regex(entryKeyPattern)),
  });
}

/** An invalid entry keeps its last valid version, else that of the bot's files. */
export const knowledge: EntryList<Knowledge> = (answer, locale, kept) =>
  entryList({
    schema: schemaOf(locale),
    key: ['key'],
    collect: (entries): Knowledge => entries.map(({ key: id, ...entry }) => ({ id, ...entry })),
  })(answer, locale, kept);
