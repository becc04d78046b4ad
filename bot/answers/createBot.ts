/**
 * The built-in bot. It is stateless: a question carries the earlier turns. Patterns recognise requests (a person, a
 * demo, other people's data); every other question is answered by the knowledge base (bot/knowledge), or else by a page
 * of the site, and the bot says so if neither answers it (docs/how-to/teach-the-bot.md).
 * Over 200 lines: the order in which a message is tried is one list.
 */
import { defaultLocale, type Locale } from '../../src/routes/table.ts';
import { planTypes } from '../../src/text/content/planSchema.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import type { OwnSum } from '../knowledge/acts.ts';
import { knowledgeTokens } from '../knowledge/knowledgeTokens.ts';
import type { BotQuestion, BotReply } from '../protocol/botApi.ts';
import { type AnalysedQuestion, analyseQuestion, type KnowledgeBases, languageOf } from './analyseQuestion.ts';
import { asksTaxOnly, entryAboutSum, grossOfLastSum } from './answerAboutSum.ts';
import { answerBudget, readBudget, withBudget } from './answerBudget.ts';
import { answerCancellationDate } from './answerCancellationDate.ts';
import { addEntry, answerSourceQuestion, replyWithEntries } from './answerEntries.ts';
import type { AnswerEntry } from './answerEntry.ts';
import { answerHourlyCost } from './answerHourlyCost.ts';
import {
  answerBeforeAll,
  answerBySafety,
  answerConfusion,
  answerCourtesy,
  answerDisallowedRequest,
  answerReaction,
  answerThanks,
  answerWish,
  answerWithoutWords,
  isShortThanks,
} from './answerIntent.ts';
import { answerOwnPrice, answerPriceQuestion, answerWithFigures, asksNeedOfPlan } from './answerPriceQuestion.ts';
import { answerSavings } from './answerSavings.ts';
import { answerSeasons } from './answerSeasons.ts';
import { fallbackReply, openReply, repeatAnswer, repeatLastAnswer } from './answerUnknown.ts';
import { asksForOwnAccount, ownAccountId } from './asksForOwnAccount.ts';
import { answerSavedSum } from './comparePlans.ts';
import { composeAnswer, sourceOf } from './composeAnswer.ts';
import type { LanguageModel } from './createLanguageModel.ts';
import { isFaqEntry, type KnowledgeSection, type Retriever } from './createRetriever.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { confidentialPattern, type Intent } from './intentPatterns.ts';
import { isOnlyAboutSum } from './isOnlyAboutSum.ts';
import { isOtherLanguage } from './isOtherLanguage.ts';
import { answersSoFar, lastAnswer } from './lastAnswers.ts';
import { matchQuestion, type QuestionMatch } from './matchQuestion.ts';
import { ownSavingsFacts } from './ownSavingsFacts.ts';
import { languageOfRepeat } from './repeatInLanguage.ts';
import { answersOf, newFirst, runnersUp, statesOtherCase } from './selectEntries.ts';
import { asksForOtherCase, verdictOf } from './verdict.ts';
import { counterpartHref } from './visitedPage.ts';
import { withCorrectedNumber } from './withCorrectedNumber.ts';
import { withoutTold } from './withoutTold.ts';
import { withSpeltNouns } from './withSpeltNouns.ts';
import { wordAnswer } from './wordAnswer.ts';

export type Bot = {
  answer(question: BotQuestion): Promise<BotReply>;
  /** Of the server: makes the indexes of a language, which the first question would wait for (watchBot.ts). */
  prepare?(locale: Locale): void;
};

export type ExplainingBot = Bot & {
  /** The decision with its signals, without intents (cli.ts). */
  explain(question: BotQuestion): QuestionMatch;
  /** The language of a text, for commands that name none. */
  recogniseLanguage(text: string): Locale;
};

export type Retrievers = Readonly<Record<Locale, Retriever>>;

type Parts = {
  knowledge: KnowledgeBases;
  /** The pages of the site, the second source. */
  retrievers: Retrievers;
  calendar: DemoCalendar;
  /** For dates; the clock of the system by default. */
  now?: (() => Date) | undefined;
  /** Optional language model that words answers (createLanguageModel.ts). */
  model?: LanguageModel | undefined;
};

/** Share of a question that an entry of the FAQ must cover to answer it, and least score. */
const passageLimits = { coverage: 0.9, score: 25 };

export function createBot(parts: Parts): ExplainingBot {
  const analyse = (question: BotQuestion) =>
    analyseQuestion(withCorrectedNumber(withSpeltNouns(question)), parts.knowledge);
  return {
    explain: (question) => matchQuestion(analyse(question), parts.knowledge)[0],
    recogniseLanguage: (text) => languageOf(text, defaultLocale, parts.knowledge),
    async answer(question) {
      const asked = analyse(question);
      // French is read as one of the two languages: its answer has that of the page.
      const foreign = isOtherLanguage(question.text) ? question.locale : undefined;
      const understood = { ...asked, locale: foreign ?? languageOfRepeat(asked) ?? asked.locale };
      return addNotices(await answerQuestion(understood, parts), understood);
    },
  };
}

async function answerQuestion(analysed: AnalysedQuestion, parts: Parts): Promise<BotReply> {
  const { locale, text } = analysed;
  const { knowledge, retrievers, calendar, model, now = () => new Date() } = parts;
  if (analysed.isInsultOnly) return fallbackReply(analysed, knowledge);
  const refused = answerWithoutWords(analysed) ?? answerConfusion(analysed) ?? answerBeforeAll(analysed);
  if (refused) return refused;
  const inOtherLanguage = languageOfRepeat(analysed) ? lastEntries(analysed, parts) : undefined;
  if (inOtherLanguage) return inOtherLanguage;
  const heading = retrievers[locale].findByHeading(text);
  const [match, second] = matchQuestion(analysed, knowledge);
  const best = asksNeedOfPlan(analysed) ? withoutPlans(match) : match;
  const understood: AnalysedQuestion = best.act
    ? { ...analysed, hasIntent: (wish) => wish === best.act || analysed.hasIntent(wish) }
    : analysed;
  const tokens = knowledgeTokens(locale);
  const answerBefore = lastAnswer(understood);
  const entriesOf = ({ ranked, features }: QuestionMatch): AnswerEntry[] =>
    ranked
      .flatMap(({ id }) => knowledge[locale].find(id, tokens) ?? [])
      .map((one, nth) =>
        nth < mostTold ? wordAnswer(one, features, { own: knowledge[locale], tokens, answerBefore }) : one,
      );
  const [entry, ...others] = entriesOf(best);
  const context = { own: knowledge[locale], retriever: retrievers[locale], understood, tokens };

  const isSure = best.outcome === 'sure';
  const idFrom = (least: number) => (isSure && (best.ranked[0]?.probability ?? 0) >= least ? entry?.id : undefined);
  const clearId = idFrom(clearProbability);
  const rival = idFrom(certainProbability) !== undefined ? 'certain' : clearId !== undefined ? 'clear' : 'none';
  const unsafe = answerBySafety(understood, knowledge[locale].safetyOf?.(analysed.question.text), rival);
  if (unsafe) return unsafe;
  // "Even my toaster answers better" resembles entries about this chat.
  const isOpenToScold = clearId === undefined || clearId.startsWith('chat-');
  const scolds = analysed.hasIntent('insult') && !analysed.question.text.includes('?') && isOpenToScold;
  if (scolds && !wishes.some(understood.hasIntent)) return fallbackReply(analysed, knowledge);
  const request =
    (idFrom(certainProbability) !== undefined && !understood.hasIntent('acquaintancesData')
      ? undefined
      : answerDisallowedRequest(understood, best.act)) ??
    answerCourtesy(understood, idFrom(courtesyProbability)) ??
    answerSourceQuestion(understood, context) ??
    (await answerWish(understood, { clearId: idFrom(wishProbability), best: best.ranked[0], now: now() }, calendar));
  const [more] = second ? entriesOf(second) : [];
  // "How do I book a demo, and what does it cost?"
  if (request) return more && request.kind === 'demo' ? addEntry(request, more, context) : request;
  const isOpen = idFrom(certainProbability) === undefined;
  const noAccount = isOpen && asksForOwnAccount(understood) && knowledge[locale].find(ownAccountId, tokens);
  if (noAccount) return replyWithEntries([noAccount], context);
  const isNew = clearId !== undefined && clearId !== understood.answeredId && !statesOtherCase(entry, understood);
  const told = knowledge[locale].find(understood.answeredId ?? '', tokens);
  const isPriced = entry?.id.startsWith('price-') && clearId !== undefined;
  if (told && !isPriced && asksPriceOfIt.test(understood.plain) && statesPrice.test(told.answer))
    return repeatAnswer(told, replyWithEntries([told], context), context, true);
  const again = isNew ? undefined : repeatLastAnswer(understood, context);
  if (again) return again;
  const confides = confidentialPattern.test(text) && !text.includes('?');
  if (scolds || confides) return fallbackReply(understood, knowledge);
  const saved = answerSavedSum(understood);
  if (saved) return saved;
  const seasonsOrBudget = answerSeasons(understood) ?? answerBudget(understood);
  if (seasonsOrBudget) return seasonsOrBudget;
  const readNumbers = best.ownSum === 'savings' ? understood.readNumbers?.(locale) : undefined;
  const ownSavings = readNumbers && ownSavingsFacts(understood.text, readNumbers);
  const savings = answerSavings(
    understood,
    best.ownSum === 'savings' ? savingsEntry : clearId,
    entry?.answer,
    ownSavings,
  );
  if (savings && 'reply' in savings) return savings.reply;
  const hourly = answerHourlyCost(understood, clearId);
  if (hourly && entry) return withText(replyWithEntries([entry], context), [hourly]);
  // The amount would be taken for one of the figures.
  const mayHaveOther = best.ownSum === 'price' && !readBudget(text);
  const own = mayHaveOther ? answerWithFigures(understood) : undefined;
  const isDoubtful = own?.isDoubtful === true || (best.ownSum === 'savings' && savings !== undefined);
  const price = isDoubtful
    ? undefined
    : (own?.reply ??
      (entry && answerPriceQuestion(understood, { id: entry.id, isSure, isClear: clearId !== undefined })) ??
      (best.ownSum === 'price' ? answerOwnPrice(understood) : undefined));
  const ruleId =
    savings?.entryId ?? entryAboutSum(understood, clearId) ?? (price || !best.ownSum ? '' : entryOf[best.ownSum]);
  const rule = knowledge[locale].find(ruleId, tokens);
  const gross = ruleId === 'price-vat' ? grossOfLastSum(understood) : undefined;
  if (rule) return withText(replyWithEntries([rule], context), savings ? [savings.missing] : [], gross ? [gross] : []);
  const besidePrice = asksTaxOnly(understood.plain)
    ? knowledge[locale].find('price-vat', tokens)
    : isOnlyAboutSum(understood.plain, locale)
      ? undefined
      : more;
  if (price) {
    const sum = withBudget(withoutTold(price, { all: answersSoFar(understood), last: answerBefore }), understood);
    return besidePrice && !besidePrice.id.startsWith('plan-') ? addEntry(sum, besidePrice, context) : sum;
  }
  const mayBeMeant = best.outcome !== 'unsure' || understood.answeredIds.length > 0;
  const date = entry && mayBeMeant ? answerCancellationDate(understood, entry.id, now()) : undefined;
  const notice = date && knowledge[locale].find('cancel-notice');
  if (notice) return { ...replyWithEntries([notice], context), text: date };
  const isThanks = clearId === undefined || (isShortThanks(understood) && idFrom(certainProbability) === undefined);
  const thanks = isThanks ? answerThanks(understood) : undefined;
  if (thanks) return thanks;
  if (entry && isSure) {
    const worded =
      second || entry.isOpen
        ? undefined
        : await model?.generateAnswer(understood, [entry, ...others], retrievers[locale]);
    if (worded) return { ...replyWithEntries([entry], context), ...worded };
    if (entry.isOpen && !more) return openReply(entry, context);
    const isOther = understood.answeredIds.length > 0 && !understood.answeredIds.includes(entry.id);
    const isVague = isOther && (understood.plain.split(' ').length <= vagueWords || asksForOtherCase(understood.plain));
    const whether =
      entry.isReworded || isVague
        ? undefined
        : verdictOf(
            understood,
            knowledge[locale].matcher.verdictsOf(entry.id),
            idFrom(certainProbability) !== undefined ? 'certain' : clearId !== undefined ? 'clear' : 'unclear',
          );
    const sum = entry.id === 'price-vat' ? grossOfLastSum(understood) : undefined;
    const rest = [...(sum ? [sum] : []), ...(best.hasOpenPart ? [wordsFor(locale).answers.otherPart] : [])];
    if (whether && !more) return withText(withVerdict(replyWithEntries([entry], context), whether, locale), [], rest);
    const answeredEntry = knowledge[locale].find(understood.answeredIds[0] ?? '', tokens);
    const shown = more
      ? [entry, more]
      : newFirst(answersOf(best, [entry, ...others], answeredEntry, locale), {
          match: best,
          others,
          answeredIds: understood.answeredIds,
          answerBefore,
        });
    const reply = replyWithEntries(shown, { ...context, runnersUp: runnersUp(best, others) });
    const isDoubtful = !more && (best.ranked[0]?.probability ?? 0) < doubtfulProbability;
    const isRepeated = shown.length === 1 && entry.id === understood.answeredId && answerBefore.includes(entry.answer);
    if (isRepeated) return repeatAnswer(entry, reply, context, idFrom(certainProbability) !== undefined);
    return withText(isDoubtful ? withClosest(reply, locale) : reply, [], rest);
  }
  // It says that the site does not settle this, which is true of a half certain question as well.
  if (entry?.isOpen && best.outcome === 'halfSure') return openReply(entry, context);
  const mayBeFound = best.signals.none <= 0 && !best.isRefused && !understood.followsUp;
  const found = mayBeFound ? findPassage(understood, retrievers[locale]) : undefined;
  const passage = heading && isFaqEntry(heading) ? heading : found;
  if (passage) return passageReply(passage, understood, retrievers[locale]);
  if (entry && best.outcome === 'halfSure') return askBack(entry, { ...context, runnersUp: others }, locale);
  return answerReaction(understood) ?? fallbackReply(understood, knowledge, entry);
}

/** What the last answer told, in the language of the message. */
function lastEntries(understood: AnalysedQuestion, { knowledge, retrievers }: Parts): BotReply | undefined {
  const { locale, answeredIds } = understood;
  const tokens = knowledgeTokens(locale);
  const entries = answeredIds.flatMap((id) => knowledge[locale].find(id, tokens) ?? []).slice(0, 2);
  const context = { own: knowledge[locale], retriever: retrievers[locale], understood, tokens };
  return entries.length > 0 ? replyWithEntries(entries, context) : undefined;
}

const savingsEntry = 'savings-does-it-pay';
/** If the message has too few figures for a sum. */
const entryOf: Readonly<Record<OwnSum, string>> = { price: 'plan-choice', savings: savingsEntry };

/** An insult beside one of them is passed over. */
const wishes: readonly Intent[] = [
  'instructions',
  'othersData',
  'acquaintancesData',
  'handover',
  'demo',
  'contact',
  'price',
];

/** Whether a plan is needed for a thing asks about the thing, which another entry explains, if one is likely. */
function withoutPlans(match: QuestionMatch): QuestionMatch {
  const others = match.ranked.filter(({ id }) => !planEntryIds.has(id));
  return (others[0]?.probability ?? 0) >= leastOther ? { ...match, ranked: others } : match;
}

const planEntryIds = new Set(planTypes.map((type) => `plan-${type}`));
const leastOther = 0.1;

const withText = (reply: BotReply, before: readonly string[], after: readonly string[] = []): BotReply => ({
  ...reply,
  text: [...before, reply.text, ...after].join('\n\n'),
});

/** "No. People count only once …", unless the answer begins like that. */
function withVerdict(reply: BotReply, verdict: 'yes' | 'no', locale: Locale): BotReply {
  const begins = /^(?:yes|no|not|ja|nein|nicht|keine?)\b/i.test(reply.text);
  // "Private persons can't buy from us": no "yes" before it.
  const [start = ''] = reply.text.split(/[,.;:]/);
  return begins || (verdict === 'yes' && denies.test(start))
    ? reply
    : { ...reply, text: `${wordsFor(locale).answers.verdict[verdict]} ${reply.text}` };
}

const denies = /\b(?:not|nicht|kein\w*|cannot|never|nie)\b|n[’']t\b/i;

const withClosest = (reply: BotReply, locale: Locale) => withText(reply, [wordsFor(locale).answers.closest]);

/** The nearest answer, announced as such, and "Did you mean …?" with further questions as suggestions. */
function askBack(entry: AnswerEntry, context: Parameters<typeof replyWithEntries>[1], locale: Locale): BotReply {
  const reply = withClosest(replyWithEntries([entry], context), locale);
  const question = reply.suggestions.length > 0 ? `\n\n${wordsFor(locale).answers.clarify}` : '';
  return { ...reply, kind: 'clarify', text: reply.text + question };
}

/** "Is that extra?", after an answer that says what it costs. */
const asksPriceOfIt =
  /^(?:(?:and|but|so|ok|oh|then|und|aber|dann|also) )*(?:(?:is|are|does|do|would|will) (?:that|this|it|they|those)(?: \w+)? (?:extra|free|cost|included|charged|on top)\b|(?:kostet|kosten|ist|sind|wird|geht) (?:das|dies|es|die|der)(?: \w+){0,2} (?:extra|was|etwas|mehr|kostenlos|umsonst|gratis|inklusive|dabei|drin)\b)(?: \w+){0,2}$/;
const statesPrice = /\b(?:costs?|prices?|free|charged?|kost\w*|preis\w*|listenpreis|berechne\w*)\b/i;
/** "Are they extra?" may mean another entry than the one that its few words resemble. */
const vagueWords = 3;
/** The entries after them are only named as suggestions. */
const mostTold = 2;
/** A less probable entry is offered as the closest one. */
const doubtfulProbability = 0.08;
const certainProbability = 0.5;
const clearProbability = 0.25;
/** An entry with this probability is rather meant than a wish that the same words may express. */
const wishProbability = 0.15;
const courtesyProbability = 0.1;

/** An entry of the FAQ that covers the question almost completely. */
function findPassage({ text }: AnalysedQuestion, retriever: Retriever) {
  const hit = retriever.findFaq(text);
  return hit && hit.coverage >= passageLimits.coverage && hit.score >= passageLimits.score ? hit : undefined;
}

function passageReply(section: KnowledgeSection, { locale, text }: AnalysedQuestion, own: Retriever): BotReply {
  return {
    kind: 'answer',
    text: composeAnswer(section, text, own.keywordsIn(text), locale),
    sources: [sourceOf(section)],
    suggestions: [],
    actions: [],
  };
}

/** Applies to every answer: a warning about confidential data, and a link to the page in the language of the answer. */
function addNotices(answer: BotReply, { locale, question }: AnalysedQuestion): BotReply {
  const warned = confidentialPattern.test(question.text) ? [wordsFor(locale).answers.personal] : [];
  const reply = withText(answer, warned);
  if (question.locale === locale) return reply;
  const label = wordsFor(question.locale).answers.actions.otherLanguage;
  const link = { kind: 'link', label, href: counterpartHref(question) } as const;
  return { ...reply, lang: locale, actions: [...reply.actions, link] };
}
