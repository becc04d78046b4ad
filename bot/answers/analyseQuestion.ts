/** Analyses a question: its language, its words without greeting and curses, and its intents. */
import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import { otherLocale } from '../../src/routes/table.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import { actOfId } from '../knowledge/acts.ts';
import type { BotQuestion } from '../protocol/botApi.ts';
import { answeredEntries } from './answeredEntries.ts';
import type { EntryMatch, EntryMatcher } from './createEntryMatcher.ts';
import { withPlanTitles } from './findNamedPlans.ts';
import { type Intent, intentPatterns } from './intentPatterns.ts';
import type { KnowledgeBase } from './knowledgeBase.ts';

export type KnowledgeBases = Readonly<Record<Locale, KnowledgeBase>>;

/** What this file reads of the knowledge bases. */
type ReadableKnowledge = Readonly<
  Record<
    Locale,
    Pick<KnowledgeBase, 'findByAnswer'> & {
      matcher: Pick<EntryMatcher, 'languageLikelihood'> & { match(text: string): Pick<EntryMatch, 'ranked'> };
    }
  >
>;

export type AnalysedQuestion = {
  question: BotQuestion;
  /** Language of the page and of the answer. */
  locale: Locale;
  /** Language of the question. */
  questionLocale: Locale;
  /** Without a leading greeting and without curses. */
  text: string;
  plain: string;
  greeted: boolean;
  /** The text needs the earlier questions to be understood. */
  followsUp: boolean;
  /** The earlier questions that it may follow up, latest last; empty for the first one. */
  previousQuestions: string;
  /** The latest of all, in any language. */
  lastQuestion: string;
  /** Entry of the last answer. */
  answeredId: string | undefined;
  /** Entries that the last answer is about, also if it was computed. */
  answeredIds: readonly string[];
  /** The message begins with thanks, which `text` omits. */
  thanked: boolean;
  /** Nothing remains without the curse. */
  isInsultOnly: boolean;
  hasIntent: (wish: Intent) => boolean;
};

/** Questions with fewer words that tell something may follow up an earlier one. */
const fewWords = 4;

export function analyseQuestion(question: BotQuestion, knowledge: ReadableKnowledge): AnalysedQuestion {
  const { locale } = question;
  const said = inOneLanguage(question.text, locale, knowledge);
  const questionLocale = languageOf(said, locale, knowledge);
  const own = intentPatterns[questionLocale];
  const whole = normaliseText(said, questionLocale);
  const greeting = own.greeting.exec(whole)?.[0] ?? '';
  const greeted = afterWords(said, wordsIn(greeting).length);
  const thanks = own.thanksFirst.exec(normaliseText(greeted, questionLocale))?.[0] ?? '';
  const thanked = afterThanks(afterWords(greeted, wordsIn(thanks).length), knowledge[questionLocale]);
  const text = withPlanTitles(withoutInsults(thanked.text, questionLocale), planTextsFor(questionLocale));
  const plain = normaliseText(text, questionLocale);
  const { stopWords } = languages[questionLocale];
  const telling = plain.split(' ').filter((word) => word && !stopWords.has(word));
  const previousQuestions = contextOf(question, questionLocale, knowledge);
  const answers = question.history.filter(({ who }) => who === 'assistant').map(({ text }) => text);
  const { told, about: answeredIds } = lastTopic(answers, knowledge[locale], locale);
  const hasContext = previousQuestions !== '' || answeredIds.length > 0;
  return {
    question,
    locale,
    questionLocale,
    text,
    plain,
    greeted: greeting !== '',
    followsUp: hasContext && (own.followUp.test(plain) || telling.length < fewWords),
    previousQuestions,
    lastQuestion: question.history.findLast(({ who }) => who === 'visitor')?.text ?? '',
    answeredId: told[0],
    answeredIds,
    thanked: thanks !== '' || thanked.isThanks,
    isInsultOnly: own.insult.test(whole) && insultFrame.test(plain) && !question.text.includes('?'),
    hasIntent: (wish) => own[wish].test(wish === 'insult' ? whole : plain),
  };
}

/** After "the site does not say" the topic is still that of the reply before. */
function lastTopic(
  answers: readonly string[],
  knowledge: ReadableKnowledge[Locale],
  locale: Locale,
): ReturnType<typeof answeredEntries> {
  const last = answeredEntries(answers.at(-1) ?? '', knowledge, locale);
  const isRefusal = answers.at(-1)?.startsWith(wordsFor(locale).answers.unsure);
  if (!isRefusal && !last.isOpen) return last;
  const { about } = answeredEntries(answers.at(-2) ?? '', knowledge, locale);
  return { ...last, about: [...last.about, ...about] };
}

/** Words of a sentence that thanks and asks nothing. */
const longestThanks = 8;

/** "Makes sense, cheers. Who signs?": the model recognises the sentence before the question as thanks. */
function afterThanks(text: string, { matcher }: ReadableKnowledge[Locale]): { text: string; isThanks: boolean } {
  const [, first = '', rest = ''] = /^([^?]+?[.!])\s+(\S.*)$/s.exec(text) ?? [];
  if (rest === '' || wordsIn(first).length > longestThanks) return { text, isThanks: false };
  const [best] = matcher.match(first).ranked;
  return best && actOfId(best.id) === 'thanks' ? { text: rest, isThanks: true } : { text, isThanks: false };
}

/** What may stand beside a curse without telling anything. */
const insultFrame =
  /^(?:(?:du|ihr|sie|das|der|die|bist|seid|sind|ist|echt|so|ein|eine|einfach|total|voll|nur|wirklich|you|re|are|s|it|this|is|that|a|an|such|really|just|absolutely|bot|thing|piece|of)(?: |$))*$/;

/** Normalises a text for the patterns. Longer texts are cut to limit the time of the regular expressions. */
export const normaliseText = (text: string, locale: Locale): string =>
  wordsIn(text)
    .map(({ word }) => languages[locale].fold(word))
    .join(' ')
    .slice(0, longestPlain);

const longestPlain = 600;

/** In questions. */
const longestContext = 3;

/** The earlier questions back to the last complete one. */
function contextOf(question: BotQuestion, locale: Locale, knowledge: ReadableKnowledge): string {
  const context: string[] = [];
  for (const { who, text } of question.history.toReversed()) {
    if (who !== 'visitor' || languageOf(text, question.locale, knowledge) !== locale) continue;
    context.unshift(text);
    const isComplete = !intentPatterns[locale].followUp.test(normaliseText(text, locale));
    if (isComplete || context.length === longestContext) break;
  }
  return context.join(' ');
}

/** `locale` (the page's), unless the words are clearly more likely in the other language. */
export function languageOf(text: string, locale: Locale, knowledge: ReadableKnowledge): Locale {
  const other = otherLocale[locale];
  const likelihood = (one: Locale) => knowledge[one].matcher.languageLikelihood(text);
  return likelihood(other) - likelihood(locale) > leastEvidence ? other : locale;
}

/** "Guten Tag, ich meine, hello! Do you …?": the question without sentences in another language before it. */
function inOneLanguage(text: string, locale: Locale, knowledge: ReadableKnowledge): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  if (!sentences.at(-1)?.includes('?')) return text;
  const last = languageOf(sentences.at(-1) ?? '', locale, knowledge);
  const kept = sentences.filter((one) => one.includes('?') || languageOf(one, locale, knowledge) === last);
  return kept.length === sentences.length ? text : kept.join(' ');
}

/** Logarithm of how many times as likely the other language must be. */
const leastEvidence = 3;

/** Removes curses, so that a question that contains one is answered. */
function withoutInsults(text: string, locale: Locale): string {
  const { insult } = intentPatterns[locale];
  if (!insult.test(normaliseText(text, locale))) return text;
  const words = wordsIn(text).map(({ word }) => word);
  return words.filter((word) => !insult.test(languages[locale].fold(word))).join(' ');
}

function afterWords(text: string, count: number): string {
  const last = wordsIn(text)[count - 1];
  return last ? text.slice(last.at + last.word.length).replace(/^[\s,.!?:–-]+/, '') : text;
}
