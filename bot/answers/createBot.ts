/**
 * The built-in bot. It is stateless: a question carries the earlier turns. Patterns recognise intents (a person, a
 * demo, a price); every other question is looked up in the pages of the site, and the bot says so if they do not answer
 * it (docs/how-to/teach-the-bot.md).
 */
import { wordsIn } from '../../src/features/search/language.ts';
import { href } from '../../src/routes/hrefs.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import type { BotQuestion, BotReply } from '../protocol/botApi.ts';
import { type AnalysedQuestion, analyseQuestion, type Retrievers } from './analyseQuestion.ts';
import { answerDisallowedRequest, answerIntent } from './answerIntent.ts';
import { answerPlanSection, answerPriceQuestion } from './answerPriceQuestion.ts';
import { composeAnswer, sourceOf } from './composeAnswer.ts';
import type { LanguageModel } from './createLanguageModel.ts';
import { isFaqEntry, type KnowledgeSection, type RetrievalHit, type Retriever } from './createRetriever.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { confidentialPattern, contactDataPattern } from './intentPatterns.ts';
import { counterpartHref } from './pageOf.ts';
import { outOfScopePatterns, questionPatterns } from './questionPatterns.ts';

export type Bot = { answer(question: BotQuestion): Promise<BotReply> };

type Parts = {
  retrievers: Retrievers;
  calendar: DemoCalendar;
  /** Optional language model that words answers (createLanguageModel.ts). */
  model?: LanguageModel | undefined;
};

/** Share of a question that a section must cover to answer it; measured with the questions of e2e/botQuestions.ts. */
const minCoverage = 0.66;
/** A match with a lower score only shares words with the question by chance. */
const minScore = 12;
/** Limits for a further source: least coverage, and least score relative to the best match. */
const furtherSourceLimits = { coverage: 0.85, score: 0.45 };

export function createBot(parts: Parts): Bot {
  return {
    async answer(question) {
      const understood = analyseQuestion(question, parts.retrievers);
      const answer =
        answerDisallowedRequest(understood) ??
        (await answerExactMatch(understood, parts)) ??
        (await answerIntent(understood, parts.calendar)) ??
        answerPriceQuestion(understood) ??
        (await lookUp(understood, parts));
      return addNotices(answer, understood);
    },
  };
}

/** A question that matches a heading of the site or a taught pattern takes precedence over the intents. */
async function answerExactMatch(understood: AnalysedQuestion, parts: Parts): Promise<BotReply | undefined> {
  const retriever = parts.retrievers[understood.questionLocale];
  const section = retriever.findByHeading(understood.text);
  const known = (section && isFaqEntry(section)) || curatedSection(understood, retriever);
  return known ? lookUp(understood, parts) : undefined;
}

async function lookUp(understood: AnalysedQuestion, { retrievers, model }: Parts): Promise<BotReply> {
  const { locale, questionLocale, text, plain, previousQuestions } = understood;
  const [own, foreign] = [retrievers[locale], retrievers[questionLocale]];
  /** A match in the other language is replaced by its counterpart in the language of the page. */
  const here = (section: KnowledgeSection): KnowledgeSection | undefined =>
    questionLocale === locale ? section : own.findCounterpart(section);
  const same = foreign.findByHeading(text) ?? curatedSection(understood, foreign);
  const alone = foreign.find(text);
  // A question that is complete by itself needs no history, even if it is short.
  const leans = understood.hasIntent('followUp') || (alone[0]?.coverage ?? 0) < 1;
  const followed = previousQuestions && leans ? foreign.find(text, previousQuestions) : [];
  const hits: readonly RetrievalHit[] = same
    ? [{ ...same, coverage: 1, score: Number.POSITIVE_INFINITY }, ...alone]
    : previousQuestions
      ? preferFollowUp(alone, followed)
      : alone;
  const asksNothing = confidentialPattern.test(text) && !text.includes('?');
  if (!same && (asksNothing || outOfScopePatterns[questionLocale].test(plain)))
    return fallbackReply(understood, retrievers);
  const [best] = hits;
  const worded = await model?.generateAnswer(understood, hits);
  if (worded) return buildReply(worded.text, worded.sections, hits, understood, retrievers);
  const section = best && best.coverage >= minCoverage && best.score >= minScore ? here(best) : undefined;
  if (!best || !section) return fallbackReply(understood, retrievers);
  const plan = answerPlanSection(section, locale);
  if (plan) return plan;
  const sections = [section, ...furtherSources(best, hits).flatMap((hit) => here(hit) ?? [])];
  const keywords = own.keywordsIn(`${text} ${previousQuestions}`);
  return buildReply(composeAnswer(section, text, keywords, locale), sections, hits, understood, retrievers);
}

const curatedSection = (
  { questionLocale, plain }: AnalysedQuestion,
  retriever: Retriever,
): KnowledgeSection | undefined => {
  const [, section] = questionPatterns[questionLocale].find(([pattern]) => pattern.test(plain)) ?? [];
  return section && retriever.findByRef(section);
};

const preferFollowUp = (alone: readonly RetrievalHit[], followed: readonly RetrievalHit[]): readonly RetrievalHit[] =>
  (followed[0]?.coverage ?? 0) >= (alone[0]?.coverage ?? 0) * 0.7 && followed.length > 0 ? followed : alone;

const furtherSources = (best: RetrievalHit, hits: readonly RetrievalHit[]): RetrievalHit[] =>
  hits
    .filter(({ page, coverage, score }) => {
      const isElsewhere = page.id !== best.page.id;
      const least = Number.isFinite(best.score) ? best.score * furtherSourceLimits.score : minScore;
      return isElsewhere && coverage >= best.coverage * furtherSourceLimits.coverage && score >= least;
    })
    .filter((hit, nth, all) => all.findIndex(({ page }) => page.id === hit.page.id) === nth)
    .slice(0, 2);

function buildReply(
  text: string,
  sections: readonly KnowledgeSection[],
  hits: readonly RetrievalHit[],
  { locale, question }: AnalysedQuestion,
  retrievers: Retrievers,
): BotReply {
  const [section] = sections;
  const page = section?.page;
  const siblings = page ? page.units.slice(section.nth + 1).filter((unit) => isFaqEntry({ page, unit })) : [];
  const related = hits.filter((hit) => isFaqEntry(hit) && hit.coverage > 0.5).map(({ unit }) => unit);
  const alreadyAsked = new Set([question.text, ...question.history.map((turn) => turn.text), section?.unit.heading]);
  const next = [...related, ...siblings].map(({ heading }) => heading).filter((heading) => !alreadyAsked.has(heading));
  // Suggestions must have an answer in the language of the page.
  const answered = next.filter((heading) => retrievers[locale].findByHeading(heading));
  const { actions } = wordsFor(locale).answers;
  return {
    kind: 'answer',
    text,
    sources: sections.map(sourceOf),
    suggestions: [...new Set(answered)].slice(0, 3),
    actions: [{ kind: 'handover', label: actions.handover }],
  };
}

/** Also handles insults and gibberish. A question that contains a curse is answered before this. */
function fallbackReply(
  { locale, questionLocale, question, hasIntent }: AnalysedQuestion,
  retrievers: Retrievers,
): BotReply {
  const { answers: words } = wordsFor(locale);
  const known = retrievers[questionLocale].countKnownWords(question.text) > 0;
  const bare = contactDataPattern.test(question.text) || confidentialPattern.test(question.text);
  const text = hasIntent('insult') ? words.insult : bare ? words.keepsContact : known ? words.unsure : words.unclear;
  const long = wordsIn(question.text).length > 3;
  return {
    kind: hasIntent('insult') ? 'smalltalk' : 'unsure',
    text: text === words.unclear && long ? words.unsure : text,
    sources: [],
    suggestions: hasIntent('insult') ? [] : words.starters,
    actions: [
      { kind: 'handover', label: words.actions.handover },
      { kind: 'demo', label: words.actions.demo, href: href('get-a-demo', locale, 'book') },
    ],
  };
}

/** Applies to every answer: a warning about confidential data, and a link to the other language. */
function addNotices(answer: BotReply, { locale, questionLocale, question }: AnalysedQuestion): BotReply {
  const { answers: words } = wordsFor(locale);
  const warned = confidentialPattern.test(question.text) ? [words.personal] : [];
  if (questionLocale === locale) return { ...answer, text: [...warned, answer.text].join('\n\n') };
  return {
    ...answer,
    text: [...warned, answer.text, words.otherLanguage].join('\n\n'),
    actions: [
      ...answer.actions,
      { kind: 'link', label: words.actions.otherLanguage, href: counterpartHref(question), lang: questionLocale },
    ],
  };
}
