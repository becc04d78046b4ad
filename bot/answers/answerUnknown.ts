/** Replies where the site has no answer, or none beyond the last one. */
import { wordsIn } from '../../src/features/search/language.ts';
import { href } from '../../src/routes/hrefs.ts';
import type { Locale } from '../../src/routes/table.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import type { BotReply } from '../protocol/botApi.ts';
import type { AnalysedQuestion, KnowledgeBases } from './analyseQuestion.ts';
import { type EntryReplyParts, replyWithEntries } from './answerEntries.ts';
import type { AnswerEntry } from './answerEntry.ts';
import { withVatNote } from './composeAnswer.ts';
import { confidentialPattern, contactDataPattern } from './intentPatterns.ts';
import { mayKeep } from './mayKeep.ts';
import { quoteBeyond } from './quoteBeyond.ts';

/** "Why?" without a subject: the last answer again. */
export function repeatLastAnswer(
  { answeredId, hasIntent }: AnalysedQuestion,
  context: EntryReplyParts,
): BotReply | undefined {
  const entry = hasIntent('reason') && answeredId !== undefined ? context.own.find(answeredId) : undefined;
  if (!entry) return undefined;
  return repeatAnswer(entry, replyWithEntries([entry], context), context);
}

/**
 * An answer that the visitor has read, with what its source says beyond it; otherwise that this is all, with the offer of
 * a person. `isMeant`: it is certainly the one that was asked for, not the nearest one.
 */
export function repeatAnswer(
  entry: AnswerEntry,
  reply: BotReply,
  context: Parameters<typeof quoteBeyond>[1],
  isMeant = false,
): BotReply {
  const { locale, question } = context.understood;
  const { answers: words } = wordsFor(locale);
  const { saysMore, quote } = quoteBeyond(entry, context);
  const text = quote
    ? withVatNote([reply.text, words.more, quote].join('\n\n'), locale)
    : isMeant
      ? reply.text
      : `${saysMore ? words.closest : words.again}\n\n${reply.text}`;
  return { ...reply, text, actions: quote || isMeant ? reply.actions : fallbackActions(question.text, locale) };
}

/** The site does not settle this: its honest sentence, and what any question without an answer gets. */
export function openReply(entry: AnswerEntry, context: EntryReplyParts): BotReply {
  const { locale, question } = context.understood;
  return { ...replyWithEntries([entry], context), kind: 'unsure', actions: fallbackActions(question.text, locale) };
}

function fallbackActions(question: string, locale: Locale): BotReply['actions'] {
  const { actions } = wordsFor(locale).answers;
  return [
    { kind: 'handover', label: actions.handover },
    { kind: 'demo', label: actions.demo, href: href('get-a-demo', locale, 'book') },
    ...(mayKeep(question) ? [{ kind: 'keep', label: actions.keep } as const] : []),
  ];
}

/** Also handles insults and gibberish. A question that contains a curse is answered before this. */
export function fallbackReply(
  { locale, question, hasIntent }: AnalysedQuestion,
  knowledge: KnowledgeBases,
  nearest?: AnswerEntry,
): BotReply {
  const { answers: words } = wordsFor(locale);
  const known = knowledge[locale].matcher.countKnownWords(question.text) > 0;
  // "SSO?" is a question, whether its word is known or not.
  const isLong = wordsIn(question.text).length > 3 || /^(?:\p{Lu}{2,5}\W*)+$/u.test(question.text);
  const isBare = contactDataPattern.test(question.text) || confidentialPattern.test(question.text);
  const text = hasIntent('insult')
    ? words.insult
    : isBare
      ? words.keepsContact
      : known || isLong
        ? words.unsure
        : words.unclear;
  return {
    kind: hasIntent('insult') ? 'smalltalk' : 'unsure',
    text,
    sources: [],
    suggestions: hasIntent('insult')
      ? []
      : text === words.unsure
        ? nearestTopics(words.starters, nearest)
        : words.starters,
    actions: fallbackActions(question.text, locale).filter(({ kind }) =>
      hasIntent('insult') ? kind === 'handover' : kind !== 'keep' || text === words.unsure,
    ),
  };
}

/** The nearest topic of the knowledge base first. */
const nearestTopics = (starters: readonly string[], nearest: AnswerEntry | undefined): readonly string[] =>
  nearest && !nearest.isOpen ? [...new Set([nearest.ask, ...starters])].slice(0, maxTopics) : starters;

const maxTopics = 2;
