/**
 * The built-in bot. It is stateless: a question carries the earlier turns. Patterns recognise intents (a person, a
 * demo, a price); every other question is looked up in the pages of the site, and the bot says so if they do not answer
 * it (docs/how-to/teach-the-bot.md).
 */
import type { Rules } from '../../src/features/booking/rules.ts';
import { wordsIn } from '../../src/features/search/language.ts';
import { href } from '../../src/routes/hrefs.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import type { Answer, Question } from '../protocol/message.ts';
import { askedAs, notOnTheSite } from './askedAs.ts';
import { sourceOf, textOf } from './compose.ts';
import { type Hit, isQuestion, type Library, type Place } from './library.ts';
import type { Model } from './model.ts';
import { twinOf } from './pageOf.ts';
import { confidential, contactData } from './patterns.ts';
import { answerPrices, planAt } from './prices.ts';
import { type Libraries, type Understood, understand } from './understand.ts';
import { answerRefusal, answerWish } from './wishes.ts';

export type Bot = { answer(question: Question): Promise<Answer> };

export type Calendar = { rules: Rules; freeSlots(): Promise<string[]> };

type Parts = {
  libraries: Libraries;
  calendar: Calendar;
  /** Optional language model that words answers (model.ts). */
  model?: Model | undefined;
};

/** Share of a question that a place must cover to answer it; measured with the questions of e2e/bot-questions.ts. */
const sureEnough = 0.66;
/** A match with a lower score only shares words with the question by chance. */
const leastScore = 12;
/** Limits for a further source: least coverage, and least score relative to the best match. */
const alsoSource = { sure: 0.85, score: 0.45 };

export function createBot(parts: Parts): Bot {
  return {
    async answer(question) {
      const understood = understand(question, parts.libraries);
      const answer =
        answerRefusal(understood) ??
        (await answerTaught(understood, parts)) ??
        (await answerWish(understood, parts.calendar)) ??
        answerPrices(understood) ??
        (await lookUp(understood, parts));
      return finish(answer, understood);
    },
  };
}

/** A question that matches a heading of the site or a taught pattern takes precedence over the intents. */
async function answerTaught(understood: Understood, parts: Parts): Promise<Answer | undefined> {
  const library = parts.libraries[understood.asked];
  const place = library.titled(understood.text);
  const known = (place && isQuestion(place)) || taughtPlace(understood, library);
  return known ? lookUp(understood, parts) : undefined;
}

async function lookUp(understood: Understood, { libraries, model }: Parts): Promise<Answer> {
  const { locale, asked, text, plain, before } = understood;
  const [own, foreign] = [libraries[locale], libraries[asked]];
  /** A match in the other language is replaced by its counterpart in the language of the page. */
  const here = (place: Place): Place | undefined => (asked === locale ? place : own.twin(place));
  const same = foreign.titled(text) ?? taughtPlace(understood, foreign);
  const alone = foreign.find(text);
  // A question that is complete by itself needs no history, even if it is short.
  const leans = understood.wishes('followUp') || (alone[0]?.sure ?? 0) < 1;
  const followed = before && leans ? foreign.find(text, before) : [];
  const hits: readonly Hit[] = same
    ? [{ ...same, sure: 1, score: Number.POSITIVE_INFINITY }, ...alone]
    : before
      ? better(alone, followed)
      : alone;
  const asksNothing = confidential.test(text) && !text.includes('?');
  if (!same && (asksNothing || notOnTheSite[asked].test(plain))) return unsure(understood, libraries);
  const [best] = hits;
  const worded = await model?.word(understood, hits);
  if (worded) return answerOf(worded.text, worded.places, hits, understood, libraries);
  const place = best && best.sure >= sureEnough && best.score >= leastScore ? here(best) : undefined;
  if (!best || !place) return unsure(understood, libraries);
  const plan = planAt(place, locale);
  if (plan) return plan;
  const places = [place, ...others(best, hits).flatMap((hit) => here(hit) ?? [])];
  const telling = own.telling(`${text} ${before}`);
  return answerOf(textOf(place, text, telling, locale), places, hits, understood, libraries);
}

const taughtPlace = ({ asked, plain }: Understood, library: Library): Place | undefined => {
  const [, place] = askedAs[asked].find(([pattern]) => pattern.test(plain)) ?? [];
  return place && library.at(place);
};

const better = (alone: readonly Hit[], followed: readonly Hit[]): readonly Hit[] =>
  (followed[0]?.sure ?? 0) >= (alone[0]?.sure ?? 0) * 0.7 && followed.length > 0 ? followed : alone;

const others = (best: Hit, hits: readonly Hit[]): Hit[] =>
  hits
    .filter(({ page, sure, score }) => {
      const isElsewhere = page.id !== best.page.id;
      const least = Number.isFinite(best.score) ? best.score * alsoSource.score : leastScore;
      return isElsewhere && sure >= best.sure * alsoSource.sure && score >= least;
    })
    .filter((hit, nth, all) => all.findIndex(({ page }) => page.id === hit.page.id) === nth)
    .slice(0, 2);

function answerOf(
  text: string,
  places: readonly Place[],
  hits: readonly Hit[],
  { locale, question }: Understood,
  libraries: Libraries,
): Answer {
  const [place] = places;
  const page = place?.page;
  const siblings = page ? page.units.slice(place.nth + 1).filter((unit) => isQuestion({ page, unit })) : [];
  const related = hits.filter((hit) => isQuestion(hit) && hit.sure > 0.5).map(({ unit }) => unit);
  const asked = new Set([question.text, ...question.history.map((turn) => turn.text), place?.unit.heading]);
  const next = [...related, ...siblings].map(({ heading }) => heading).filter((heading) => !asked.has(heading));
  // Suggestions must have an answer in the language of the page.
  const answered = next.filter((heading) => libraries[locale].titled(heading));
  const { actions } = wordsFor(locale).answers;
  return {
    kind: 'answer',
    text,
    sources: places.map(sourceOf),
    suggestions: [...new Set(answered)].slice(0, 3),
    actions: [{ kind: 'handover', label: actions.handover }],
  };
}

/** Also handles insults and gibberish. A question that contains a curse is answered before this. */
function unsure({ locale, asked, question, wishes }: Understood, libraries: Libraries): Answer {
  const { answers: words } = wordsFor(locale);
  const known = libraries[asked].knows(question.text) > 0;
  const bare = contactData.test(question.text) || confidential.test(question.text);
  const text = wishes('insult') ? words.insult : bare ? words.keepsContact : known ? words.unsure : words.unclear;
  const long = wordsIn(question.text).length > 3;
  return {
    kind: wishes('insult') ? 'smalltalk' : 'unsure',
    text: text === words.unclear && long ? words.unsure : text,
    sources: [],
    suggestions: wishes('insult') ? [] : words.starters,
    actions: [
      { kind: 'handover', label: words.actions.handover },
      { kind: 'demo', label: words.actions.demo, href: href('get-a-demo', locale, 'book') },
    ],
  };
}

/** Applies to every answer: a warning about confidential data, and a link to the other language. */
function finish(answer: Answer, { locale, asked, question }: Understood): Answer {
  const { answers: words } = wordsFor(locale);
  const warned = confidential.test(question.text) ? [words.personal] : [];
  if (asked === locale) return { ...answer, text: [...warned, answer.text].join('\n\n') };
  return {
    ...answer,
    text: [...warned, answer.text, words.otherLanguage].join('\n\n'),
    actions: [
      ...answer.actions,
      { kind: 'link', label: words.actions.otherLanguage, href: twinOf(question), lang: asked },
    ],
  };
}
