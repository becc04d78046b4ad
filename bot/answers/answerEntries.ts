/** Replies made of entries of the knowledge base. */
import { href } from '../../src/routes/hrefs.ts';
import { shownPageIds } from '../../src/routes/pageOf.ts';
import type { Locale } from '../../src/routes/table.ts';
import { metaOf } from '../../src/text/content/metaOf.ts';
import type { Tokens } from '../../src/text/words/fill.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import type { BotReply, BotSource } from '../protocol/botApi.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import type { AnswerEntry } from './answerEntry.ts';
import { sourceOf, withVatNote } from './composeAnswer.ts';
import type { Retriever } from './createRetriever.ts';
import type { KnowledgeBase } from './knowledgeBase.ts';

export type EntryReplyParts = {
  own: KnowledgeBase;
  retriever: Retriever;
  understood: AnalysedQuestion;
  tokens: Tokens;
  /** Entries that the visitor may have meant instead: suggested first. */
  runnersUp?: readonly AnswerEntry[];
};

/** What a reply reads of them. */
type ReplyParts = Pick<EntryReplyParts, 'tokens' | 'runnersUp'> & {
  own: Pick<KnowledgeBase, 'find'>;
  retriever: Pick<Retriever, 'findByRef'>;
  understood: Pick<AnalysedQuestion, 'locale' | 'question'>;
};

const maxSources = 2;
const maxSuggestions = 3;

/** `entries`: one, or the two that a double question asks for. */
export function replyWithEntries(
  entries: readonly AnswerEntry[],
  { own, retriever, understood, tokens, runnersUp = [] }: ReplyParts,
): BotReply {
  const { locale, question } = understood;
  const refs = entries.flatMap(({ source, also }) => (entries.length > 1 ? [source] : [source, ...also]));
  const sources = [...new Set(refs)].map((ref) => sourceAt(ref, retriever, locale));
  const asked = new Set([question.text, ...question.history.map(({ text }) => text)]);
  const ids = new Set(entries.map(({ id }) => id));
  const next = entries.flatMap(({ next }) => next).filter((id) => !ids.has(id));
  const offered = [...runnersUp.map(({ id }) => id).filter((id) => !ids.has(id)), ...next];
  const suggestions = [...new Set(offered)]
    .flatMap((id) => own.find(id, tokens) ?? [])
    .filter(({ ask, isOpen }) => !isOpen && !asked.has(ask))
    .map(({ ask }) => ask);
  return {
    kind: 'answer',
    text: withVatNote(entries.map(({ answer }) => answer).join('\n\n'), locale),
    sources: sources.slice(0, maxSources),
    suggestions: suggestions.slice(0, maxSuggestions),
    actions: actionsOf(entries, locale),
  };
}

/** Who asks how to reach a person or a demo can do it at once. */
function actionsOf(entries: readonly AnswerEntry[], locale: Locale): BotReply['actions'] {
  const { actions } = wordsFor(locale).answers;
  const isAbout = (ids: ReadonlySet<string>) => entries.some(({ id }) => ids.has(id));
  return [
    ...(isAbout(ofPerson) ? [{ kind: 'handover', label: actions.handover } as const] : []),
    ...(isAbout(ofDemo)
      ? [{ kind: 'demo', label: actions.demo, href: href('get-a-demo', locale, 'book') } as const]
      : []),
  ];
}

const ofPerson: ReadonlySet<string> = new Set(['chat-handover', 'contact-callback', 'contact-ways']);
const ofDemo: ReadonlySet<string> = new Set(['demo-booking', 'demo-free-times']);

/** The reply, and the answer to the second question of the message. */
export function addEntry(reply: BotReply, entry: AnswerEntry, { retriever, understood }: EntryReplyParts): BotReply {
  const source = sourceAt(entry.source, retriever, understood.locale);
  return {
    ...reply,
    text: `${reply.text}\n\n${entry.answer}`,
    sources: [...reply.sources.slice(0, maxSources - 1), source],
  };
}

/** "Where does it say that?": the sources of the last answer. Undefined for any other question. */
export function answerSourceQuestion(
  understood: AnalysedQuestion,
  { own, retriever }: EntryReplyParts,
): BotReply | undefined {
  const { history, locale, hasIntent } = understood;
  const answers = hasIntent('source')
    ? history.filter((turn) => turn.who === 'assistant' && turn.locale === locale)
    : [];
  const answered = answers.findLast(({ text }) => own.findByAnswer(text).length > 0);
  const [entry] = answered ? own.findByAnswer(answered.text) : [];
  if (!entry) return undefined;
  const { answers: words } = wordsFor(locale);
  return {
    ...{ kind: 'answer', text: words.source, suggestions: [] },
    sources: [entry.source, ...entry.also].slice(0, maxSources).map((ref) => sourceAt(ref, retriever, locale)),
    actions: [{ kind: 'handover', label: words.actions.handover }],
  };
}

/** `ref`: `page` or `page#fragment`. */
export function sourceAt(ref: string, retriever: Pick<Retriever, 'findByRef'>, locale: Locale): BotSource {
  const section = retriever.findByRef(ref);
  if (section) return sourceOf(section);
  const [id, fragment] = ref.split('#');
  const page = shownPageIds().find((one) => one === id);
  if (!page) throw new Error(`An entry of the knowledge base names ${ref}, which is no page`);
  return { title: metaOf(page, locale).name, href: href(page, locale, fragment) };
}
