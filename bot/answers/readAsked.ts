/**
 * What a message asks, and what it tells beside it: "We're a dental practice in Leeds. Can patients book?" The question
 * decides which entry is meant; the visitor's company, place or story may only break ties.
 */
import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';

export type AskedPart = { asked: string; story: string };

/** `story` is empty if the message only asks, or if nothing in it is marked as a question. */
export function readAsked(text: string): AskedPart {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter(Boolean);
  const asked = sentences.filter(isQuestion);
  if (asked.length === 0) return { asked: text, story: '' };
  const story = sentences.filter((sentence) => !isQuestion(sentence));
  const parts = asked.map((sentence, nth) => (nth === 0 ? afterStory(sentence) : { asked: sentence, story: '' }));
  return {
    asked: parts.map((part) => part.asked).join(' '),
    story: [...story, ...parts.map((part) => part.story)].filter(Boolean).join(' '),
  };
}

const isQuestion = (sentence: string): boolean => sentence.endsWith('?');

/** "We're a café with two people, can it take bookings?": the clause that asks. */
function afterStory(sentence: string): AskedPart {
  const at = clause.exec(sentence);
  return at && startsWithStory.test(sentence)
    ? { asked: sentence.slice(at.index + at[0].length), story: sentence.slice(0, at.index) }
    : { asked: sentence, story: '' };
}

/** A sentence that begins by telling something of the visitor. */
const startsWithStory =
  /^(?:\S+\s){0,3}?(?:i|i'm|i’m|im|i've|i’ve|we|we're|we’re|we've|we’ve|my|our|ich|wir|bin|hab|habe|haben|mein\w*|unser\w*)\b/i;

/** Between clauses, before one that asks; not before "what I write" or "was ich schreibe". */
const clause =
  /(?:[,;:–—]|\s-)\s+(?:(?:and|so|but|now|und|also|aber|nun|jetzt)\s+)?(?=(?:can|could|do|does|did|is|are|will|would|should|has|have|may|must|kann|könn\w+|kannst|gibt|gibts|geht|ist|sind|darf|dürf\w+|muss|müss\w+|soll\w*|bekomm\w+|lässt|brauch\w+|hat|habt|würde\w*|taugt|lohnt|rechnet|merk\w+)\b|(?:how|what|which|who|when|where|why|wie|was|wer|wann|wo|warum|welche\w*)\s+(?!(?:i|we|you|he|she|they|it|ich|wir|man|er|sie|es|ihr|du|uns|mir|die|der|das)\b))/i;

/** "Is that right?": the question names no subject. */
export function refersOnly(asked: string, locale: Locale): boolean {
  const { fold, stopWords } = languages[locale];
  const telling = wordsIn(asked).filter(({ word }) => !stopWords.has(fold(word)));
  return telling.length <= 1 || (telling.length <= fewWords && reference[locale].test(asked));
}

const fewWords = 3;
const reference: Readonly<Record<Locale, RegExp>> = {
  de: /\b(?:das|dazu|dafür|daran|davon|damit|dabei|darüber|darin|davor|sowas|so was|so etwas|da|dort|dann|es|genauso)\b/i,
  en: /\b(?:that|this|those|these|them|they|there|so|ones?)\b/i,
};
