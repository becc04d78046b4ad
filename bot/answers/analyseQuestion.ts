/**
 * Analyses a question: its language, its words without greeting and curses, and its intents. Over 200 lines: one
 * reading of a message, step by step.
 */
import { languages, wordsIn } from '../../src/features/search/language.ts';
import type { Locale } from '../../src/routes/table.ts';
import { defaultLocale, otherLocale } from '../../src/routes/table.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import { actOfId } from '../knowledge/acts.ts';
import type { BotQuestion, BotTurn } from '../protocol/botApi.ts';
import { answeredEntries } from './answeredEntries.ts';
import type { EntryMatch, EntryMatcher } from './createEntryMatcher.ts';
import { withPlanTitles } from './findNamedPlans.ts';
import { type Intent, intentPatterns } from './intentPatterns.ts';
import type { KnowledgeBase } from './knowledgeBase.ts';
import type { NumberRoleReader } from './numberRoles.ts';

export type KnowledgeBases = Readonly<Record<Locale, KnowledgeBase>>;

/** What this file reads of the knowledge bases. */
type ReadableKnowledge = Readonly<
  Record<
    Locale,
    Pick<KnowledgeBase, 'findByAnswer' | 'readNumbers'> & {
      matcher: Pick<EntryMatcher, 'languageLikelihood'> & { match(text: string): Pick<EntryMatch, 'ranked'> };
    }
  >
>;

/** An answer has the language of its question. */
export type SpokenTurn = BotTurn & { locale: Locale };

export type AnalysedQuestion = {
  question: BotQuestion;
  /** Language of the question and of its answer; the page may have the other one. */
  locale: Locale;
  /** The earlier turns with their languages. */
  history: readonly SpokenTurn[];
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
  /** The roles of numbers, by language; none in every test. */
  readNumbers?: (locale: Locale) => NumberRoleReader | undefined;
};

/** Questions with fewer words that tell something may follow up an earlier one. */
const fewWords = 4;

export function analyseQuestion(question: BotQuestion, knowledge: ReadableKnowledge): AnalysedQuestion {
  const history = withLanguages(question, knowledge);
  const asked = question.text.replace(languageFirst, '');
  const said = inOneLanguage(asked, history.at(-1)?.locale ?? question.locale, knowledge);
  const locale = languageOf(said, history.at(-1)?.locale ?? question.locale, knowledge);
  const own = intentPatterns[locale];
  const whole = normaliseText(said, locale);
  const greeting = own.greeting.exec(whole)?.[0] ?? '';
  const greeted = afterWords(said, wordsIn(greeting).length);
  const thanks = own.thanksFirst.exec(normaliseText(greeted, locale))?.[0] ?? '';
  const thanked = afterThanks(afterWords(greeted, wordsIn(thanks).length), knowledge[locale]);
  const isNewSubject = newSubject.test(thanked.text);
  const text = withPlanTitles(withoutInsults(thanked.text.replace(newSubject, ''), locale), planTextsFor(locale));
  const plain = normaliseText(text, locale);
  const { stopWords } = languages[locale];
  const telling = plain.split(' ').filter((word) => word && !stopWords.has(word));
  const relevant = isNewSubject ? [] : history;
  const previousQuestions = contextOf(relevant, locale);
  const { told, about: answeredIds } = lastTopic(relevant, knowledge);
  const hasContext = previousQuestions !== '' || answeredIds.length > 0;
  return {
    question,
    locale,
    history,
    text,
    plain,
    greeted: greeting !== '',
    followsUp: hasContext && (own.followUp.test(plain) || telling.length < fewWords),
    previousQuestions,
    lastQuestion: history.findLast(({ who }) => who === 'visitor')?.text ?? '',
    answeredId: told[0],
    answeredIds,
    thanked: thanks !== '' || thanked.isThanks,
    isInsultOnly: own.insult.test(whole) && insultFrame.test(plain) && !question.text.includes('?'),
    hasIntent: (wish) => own[wish].test(wish === 'insult' ? whole : plain),
    readNumbers: (spoken) => knowledge[spoken].readNumbers,
  };
}

/** After "the site does not say" the topic is still that of the reply before. */
function lastTopic(history: readonly SpokenTurn[], knowledge: ReadableKnowledge): ReturnType<typeof answeredEntries> {
  const answers = history.filter(({ who }) => who === 'assistant');
  const topicOf = ({ text = '', locale = defaultLocale }: Partial<SpokenTurn> = {}) =>
    answeredEntries(text, knowledge[locale], locale);
  const [before, latest] = [answers.at(-2), answers.at(-1)];
  const last = topicOf(latest);
  const isRefusal = latest?.text.startsWith(wordsFor(latest.locale).answers.unsure);
  const nearest = isRefusal ? nearestTo(history, knowledge) : [];
  return isRefusal || last.isOpen ? { ...last, about: [...nearest, ...last.about, ...topicOf(before).about] } : last;
}

/** The entry nearest to the question that was refused: the next message may go on with its subject. */
function nearestTo(history: readonly SpokenTurn[], knowledge: ReadableKnowledge): readonly string[] {
  const asked = history.findLast(({ who }) => who === 'visitor');
  const [best] = asked ? knowledge[asked.locale].matcher.match(asked.text).ranked : [];
  return best && best.probability >= nearProbability && actOfId(best.id) === undefined ? [best.id] : [];
}

const nearProbability = 0.1;

/** Words of a sentence that thanks and asks nothing. */
const longestThanks = 8;

/** "Makes sense, cheers. Who signs?": the model recognises the sentence before the question as thanks. */
function afterThanks(text: string, { matcher }: ReadableKnowledge[Locale]): { text: string; isThanks: boolean } {
  const [, first = '', rest = ''] = /^([^?]+?[.!])\s+(\S.*)$/s.exec(text) ?? [];
  if (rest.includes('?') && wishesDay.test(first)) return { text: rest, isThanks: false };
  if (rest === '' || wordsIn(first).length > longestThanks) return { text, isThanks: false };
  const [best] = matcher.match(first).ranked;
  return best && actOfId(best.id) === 'thanks' ? { text: rest, isThanks: true } : { text, isThanks: false };
}

/** "Have a lovely weekend! Is somebody in on Monday?" */
const wishesDay =
  /\b(?:schön|gut|angenehm|wunderbar|wunderschön|erholsam|nice|lovely|good|great|wonderful)\w* (?:tag|wochenende|feierabend|abend|woche|weekend|day|evening|week)\b/i;

/** "Right. Different topic:": what follows has nothing to do with the turns before. */
const newSubject =
  /^(?:(?:right|ok(?:ay)?|so|well|alright|and|but|gut|na gut|also|und|aber|jetzt|now)[,.!]?\s+)*(?:(?:a )?(?:(?:completely|totally) )?(?:different|other|new) (?:topic|subject|matter|question)|(?:on )?something else|(?:ein |ne? )?(?:ganz )?(?:anderes|neues) thema|(?:eine |ne )?(?:ganz )?andere frage|(?:noch )?(?:et)?was (?:ganz )?anderes|themenwechsel)(?: (?:entirely|though|altogether|now|dann|noch|jetzt))?\s*[:,.!–-]+\s+(?=\S)/i;

/** What may stand beside a curse without telling anything. */
const insultFrame =
  /^(?:(?:du|ihr|sie|das|der|die|bist|seid|sind|ist|echt|so|ein|eine|einfach|total|voll|nur|wirklich|you|re|are|s|it|this|is|that|a|an|such|really|just|absolutely|bot|thing|piece|of|what|who|built|made|excuse|for|company|firm|lot|utter|complete)(?: |$))*$/;

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
function contextOf(history: readonly SpokenTurn[], locale: Locale): string {
  const context: string[] = [];
  for (const turn of history.toReversed()) {
    if (turn.who !== 'visitor' || turn.locale !== locale) continue;
    context.unshift(turn.text);
    const isComplete = !intentPatterns[locale].followUp.test(normaliseText(turn.text, locale));
    if (isComplete || context.length === longestContext) break;
  }
  return context.join(' ');
}

/** A message that tells no language ("WhatsApp?") has that of the conversation so far, which begins with the page's. */
function withLanguages({ history, locale }: BotQuestion, knowledge: ReadableKnowledge): SpokenTurn[] {
  let spoken = locale;
  return history.map((turn) => {
    if (turn.who === 'visitor') spoken = languageOf(inOneLanguage(turn.text, spoken, knowledge), spoken, knowledge);
    return { ...turn, locale: spoken };
  });
}

/**
 * `locale`, unless the words are clearly more likely in the other language: the more clearly, the more of them only
 * `locale` has ("Gibts Single Sign-on mit Azure AD?").
 */
export function languageOf(text: string, locale: Locale, knowledge: ReadableKnowledge): Locale {
  const other = otherLocale[locale];
  // "p. a." is no English word, and abbreviations are of no language ("SSO? MFA?").
  const words = wordsIn(text).filter(({ word }) => word.length > 1 && !/^\p{Lu}{2,5}$/u.test(word));
  const told = words.map(({ word }) => word).join(' ');
  const likelihood = (one: Locale) => knowledge[one].matcher.languageLikelihood(told);
  const isOf = (one: Locale, word: string) => languages[one].stopWords.has(languages[one].fold(word));
  const own = words.filter(({ word }) => isOf(locale, word) && !isOf(other, word)).length;
  return likelihood(other) - likelihood(locale) > leastEvidence * (1 + 2 * own) ? other : locale;
}

/** "I only speak English", "mein Deutsch ist schlecht", "ich schreibe lieber deutsch weiter": tells which language, and asks nothing. */
const tellsLanguage =
  /^(?=.*\b(?:i|colleague|boss|ich|kolleg\w*|chefin?)\b)(?=.*\b(?:speaks?|reads?|writes?|carry on|switch|understands?|prefers?|sprech\w*|spricht|les\w*|liest|schreib\w*|wechsl\w*|versteh\w*|mach\w*)\b).*\b(?:english|german|englisch|deutsch)\b[^?]*$|^[^?]*\b(?:my|mein) (?:english|german|englisch|deutsch) (?:is|isn|ist)\b[^?]*$/i;

/** "Thanks, back to English please: …": what follows is asked in that language anyway. */
const languageFirst =
  /^(?:(?:thanks|thank you|cheers|fine|good|great|right|sorry|ok(?:ay)?|and|so|now|then|again|once more|back|let[’']?s|switch(?:ing)?|go(?:ing)?|continue|carry on|danke(?: schön)?|gut|super|und|so|jetzt|nun|dann|wieder|noch|nochmal|kurz|schnell|zurück|weiter|lieber|gern(?:e)?|ich|wir|mach(?:e|en)?|wechsle|wechseln|frage)[,.!]? ){0,6}(?:auf|in|to|zu|zum|ins) (?:english|german|englisch|deutsch)(?:e|en)?(?: (?:bitte|please|again|now|then|wieder|jetzt|weiter|dann|(?:for|für) \p{L}+(?: \p{L}+){1,2}))*\s*[:.–-]\s+(?=\S{2,}.*\?)/iu;

/** "Guten Tag, ich meine, hello! Do you …?": the question without sentences in or about another language beside it. */
function inOneLanguage(text: string, locale: Locale, knowledge: ReadableKnowledge): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const question = sentences.findLast((one) => one.includes('?'));
  if (!question) return text;
  const last = languageOf(question, locale, knowledge);
  const kept = sentences.filter(
    (one) => one.includes('?') || (!tellsLanguage.test(one) && languageOf(one, locale, knowledge) === last),
  );
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
