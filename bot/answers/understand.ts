/** What is asked: its words, the language it is written in, and what it follows up. */

import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import { otherLocale } from '../../src/routes/table.ts';
import type { Question } from '../protocol/message.ts';
import type { Library } from './library.ts';
import { patterns, type Wish } from './patterns.ts';

export type Libraries = Readonly<Record<Locale, Library>>;

export type Understood = {
  question: Question;
  /** Language of the page, in which is answered. */
  locale: Locale;
  /** Language in which the question is written. */
  asked: Locale;
  /** Without a greeting before it, and without curses. */
  text: string;
  plain: string;
  greeted: boolean;
  /** What it follows up: earlier questions, latest last; empty when it stands alone. */
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

/** The text as patterns read it; what is longer than any question would only keep them busy. */
export const plainOf = (text: string, locale: Locale): string =>
  wordsIn(text)
    .map(({ word }) => languages[locale].fold(word))
    .join(' ')
    .slice(0, longestPlain);

const longestPlain = 600;

/** Back to the last question that stood for itself, three at most. */
function contextOf({ history }: Question, locale: Locale): string {
  const said = history.filter(({ who }) => who === 'visitor').map(({ text }) => text);
  const context: string[] = [];
  for (const text of said.slice(-3).reverse()) {
    context.unshift(text);
    if (!patterns[locale].followUp.test(plainOf(text, locale))) break;
  }
  return context.join(' ');
}

/** The language of the page, unless the other one knows clearly more of the words. */
function languageOf(text: string, locale: Locale, libraries: Libraries): Locale {
  const other = otherLocale[locale];
  const [own, foreign] = [libraries[locale].knows(text), libraries[other].knows(text)];
  return foreign > own && foreign >= wordsIn(text).length / 2 ? other : locale;
}

/** Whoever asks something with a curse has asked something. */
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
