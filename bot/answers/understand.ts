/** Analyses a question: its words, its language, and the earlier questions that it follows up. */

import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import { otherLocale } from '../../src/routes/table.ts';
import type { Question } from '../protocol/message.ts';
import type { Library } from './library.ts';
import { patterns, type Wish } from './patterns.ts';

export type Libraries = Readonly<Record<Locale, Library>>;

export type Understood = {
  question: Question;
  /** Language of the page and of the answer. */
  locale: Locale;
  /** Language of the question. */
  asked: Locale;
  /** Without a leading greeting and without curses. */
  text: string;
  plain: string;
  greeted: boolean;
  /** The earlier questions that it follows up, latest last; empty for a complete question. */
  before: string;
  wishes: (wish: Wish) => boolean;
};

export function understand(question: Question, libraries: Libraries): Understood {
  const { locale } = question;
  const asked = languageOf(question.text, locale, libraries);
  const own = patterns[asked];
  const whole = plainOf(question.text, asked);
  const greeting = own.greeting.exec(whole)?.[0] ?? '';
  const text = withoutInsults(greeting ? afterWords(question.text, wordsIn(greeting).length) : question.text, asked);
  const plain = plainOf(text, asked);
  const followsUp = own.followUp.test(plain) || libraries[asked].telling(text).length < 2;
  return {
    question,
    locale,
    asked,
    text,
    plain,
    greeted: greeting !== '',
    before: followsUp ? contextOf(question, asked) : '',
    wishes: (wish) => own[wish].test(wish === 'insult' ? whole : plain),
  };
}

/** Normalises a text for the patterns. Longer texts are cut to limit the time of the regular expressions. */
export const plainOf = (text: string, locale: Locale): string =>
  wordsIn(text)
    .map(({ word }) => languages[locale].fold(word))
    .join(' ')
    .slice(0, longestPlain);

const longestPlain = 600;

/** The earlier questions back to the last complete one, three at most. */
function contextOf({ history }: Question, locale: Locale): string {
  const said = history.filter(({ who }) => who === 'visitor').map(({ text }) => text);
  const context: string[] = [];
  for (const text of said.slice(-3).reverse()) {
    context.unshift(text);
    if (!patterns[locale].followUp.test(plainOf(text, locale))) break;
  }
  return context.join(' ');
}

/** The language of the page, unless the other language contains clearly more of the words. */
function languageOf(text: string, locale: Locale, libraries: Libraries): Locale {
  const other = otherLocale[locale];
  const [own, foreign] = [libraries[locale].knows(text), libraries[other].knows(text)];
  return foreign > own && foreign >= wordsIn(text).length / 2 ? other : locale;
}

/** Removes curses, so that a question that contains one is answered. */
function withoutInsults(text: string, locale: Locale): string {
  const { insult } = patterns[locale];
  if (!insult.test(plainOf(text, locale))) return text;
  const words = wordsIn(text).map(({ word }) => word);
  return words.filter((word) => !insult.test(languages[locale].fold(word))).join(' ');
}

function afterWords(text: string, count: number): string {
  const last = wordsIn(text)[count - 1];
  return last ? text.slice(last.at + last.word.length).replace(/^[\s,.!?:–-]+/, '') : text;
}
