/** Analyses a question: its words, its language, and the earlier questions that it follows up. */

import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import { otherLocale } from '../../src/routes/table.ts';
import type { BotQuestion } from '../protocol/botApi.ts';
import type { Retriever } from './createRetriever.ts';
import { type Intent, intentPatterns } from './intentPatterns.ts';

export type Retrievers = Readonly<Record<Locale, Retriever>>;

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
  /** The earlier questions that it follows up, latest last; empty for a complete question. */
  previousQuestions: string;
  hasIntent: (wish: Intent) => boolean;
};

export function analyseQuestion(question: BotQuestion, retrievers: Retrievers): AnalysedQuestion {
  const { locale } = question;
  const questionLocale = languageOf(question.text, locale, retrievers);
  const own = intentPatterns[questionLocale];
  const whole = normaliseText(question.text, questionLocale);
  const greeting = own.greeting.exec(whole)?.[0] ?? '';
  const text = withoutInsults(
    greeting ? afterWords(question.text, wordsIn(greeting).length) : question.text,
    questionLocale,
  );
  const plain = normaliseText(text, questionLocale);
  const followsUp = own.followUp.test(plain) || retrievers[questionLocale].keywordsIn(text).length < 2;
  return {
    question,
    locale,
    questionLocale,
    text,
    plain,
    greeted: greeting !== '',
    previousQuestions: followsUp ? contextOf(question, questionLocale) : '',
    hasIntent: (wish) => own[wish].test(wish === 'insult' ? whole : plain),
  };
}

/** Normalises a text for the patterns. Longer texts are cut to limit the time of the regular expressions. */
export const normaliseText = (text: string, locale: Locale): string =>
  wordsIn(text)
    .map(({ word }) => languages[locale].fold(word))
    .join(' ')
    .slice(0, longestPlain);

const longestPlain = 600;

/** The earlier questions back to the last complete one, three at most. */
function contextOf({ history }: BotQuestion, locale: Locale): string {
  const said = history.filter(({ who }) => who === 'visitor').map(({ text }) => text);
  const context: string[] = [];
  for (const text of said.slice(-3).reverse()) {
    context.unshift(text);
    if (!intentPatterns[locale].followUp.test(normaliseText(text, locale))) break;
  }
  return context.join(' ');
}

/** The language of the page, unless the other language contains clearly more of the words. */
function languageOf(text: string, locale: Locale, retrievers: Retrievers): Locale {
  const other = otherLocale[locale];
  const [own, foreign] = [retrievers[locale].countKnownWords(text), retrievers[other].countKnownWords(text)];
  return foreign > own && foreign >= wordsIn(text).length / 2 ? other : locale;
}

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
