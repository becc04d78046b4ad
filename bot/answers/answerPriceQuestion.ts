/**
 * Decides whether a question is answered with prices computed for the numbers that the visitor names. Over 200 lines: one
 * decision, whose conditions share the numbers that were read.
 */

import type { Locale } from '../../src/routes/table.ts';
import { type Plan, planTypes } from '../../src/text/content/planSchema.ts';
import { plansFor, planTextsFor } from '../../src/text/content/plans.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotReply } from '../protocol/botApi.ts';
import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';
import { answerPlanMonths } from './answerPlanMonths.ts';
import { answerPriceDifference, answerPriceStep, asksDifference } from './answerPriceDifference.ts';
import { answerSumFollowUp } from './answerSumFollowUp.ts';
import { asksPriceOnly } from './asksPriceOnly.ts';
import {
  asksDiscount,
  comparePlans,
  comparesPrices,
  isAboutPlansSoFar,
  jumpBetween,
  totalsOfPlans,
} from './comparePlans.ts';
import { namesOwnPrice } from './composeAnswer.ts';
import { sumOf } from './composePriceComparison.ts';
import {
  asksForCounts,
  composeCountsQuestion,
  composeEnquiriesReply,
  composePriceParts,
  composePriceReply,
  planOf,
  withExtrasOpen,
} from './composePriceReply.ts';
import { type ConversationFacts, channelsBeyond, mergeFacts, namesExtra } from './conversationFacts.ts';
import { maybeTeam } from './countTeam.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { intentPatterns } from './intentPatterns.ts';
import { isOnlyAboutSum } from './isOnlyAboutSum.ts';
import { lastAnswer, planOfAnswer, pricedLately } from './lastAnswers.ts';
import { maskOtherNumbers, namesSeveralAmounts } from './maskOtherNumbers.ts';
import { isAbroad } from './namesTax.ts';
import { withDigits } from './numberWords.ts';
import { ownPriceFacts, ownPriceReply } from './ownPriceFacts.ts';
import { readAmounts } from './readAmounts.ts';
import { readChange, speaksOfChange } from './readChange.ts';
import {
  asksForSum,
  earlierFacts,
  factsSoFar,
  isAboutOwnSavings,
  multipleIn,
  projectsIn,
  undone,
} from './readConversation.ts';
import { perMessage, readFacts } from './readFacts.ts';
import { enquiriesSoFar, readFrequency, withoutFrequency } from './readFrequency.ts';
import { staffIn } from './readOperators.ts';
import { readPeriod } from './readPeriod.ts';
import { plansIn } from './readPlans.ts';
import { beginsWithVerb } from './verdict.ts';

/** Entries that a number of users, operators or channels makes more exact. */
const planEntries = new Set([
  ...['plan-overview', 'plan-choice', 'plan-difference', ...planTypes.map((type) => `plan-${type}`)],
  ...['price-operator', 'price-channel', 'price-yearly', 'user-over-largest', 'price-other-costs', 'price-per-message'],
]);

export const isAboutPlans = (entryId: string): boolean => planEntries.has(entryId);

/** A number of people after a sum is then that of the operators. */
const aboutTeam: ReadonlySet<string> = new Set(['plan-team-size', 'price-operator', 'operator-definition']);

const whichPlan = /\b(?:welche[nrs]?|which|what) (?:\w+ )?(?:plan|tarif|paket|package|tier|size|grosse)\b/;
/** Asks which plan suffices. */
const choosesPlan =
  /\b(?:welche[nrs]?|which|what) (?:\w+ )?(?:plan|tarif|paket|package|tier|size|grosse)\b|\b(?:passt|reicht|brauch\w*|need|fits?|enough|right for)\b/;

/** Words of a short question. */
const fewWords = 6;
/** Words of a question that names nothing but a plan and its extras. */
const longestSum = 9;

/**
 * `entry`: the one that the question asks for, and whether it surely does. Undefined if the entry's own answer is the
 * better one.
 */
export function answerPriceQuestion(
  understood: AnalysedQuestion,
  entry: { id: string; isSure: boolean; isClear: boolean },
): BotReply | undefined {
  const { locale, hasIntent, followsUp, previousQuestions, answeredId } = understood;
  const earlier = earlierFacts(understood);
  const { perPerson } = readFrequency(understood.text, earlier.perPerson);
  // "Twice each" doubles nothing.
  const plain = perPerson
    ? normaliseText(withoutFrequency(understood.text, earlier.perPerson), locale)
    : understood.plain;
  if (asksDiscount.test(plain) || perMessage.test(plain)) return undefined;
  if (isAbroad(understood) && readFacts(understood, locale, earlier).isGross) return undefined;
  // "Does that include the time we spend?" after a saving asks for no price.
  if (isAboutOwnSavings(lastAnswer(understood), locale) && !asksForSum.test(plain) && !hasIntent('price'))
    return undefined;
  const colleagues = earlier.users === undefined ? usersOfHouse(understood) : undefined;
  if (colleagues) return composePriceReply({ ...earlier, users: colleagues }, locale);
  const users = usersAfterPlans(understood);
  if (users !== undefined) return composePriceReply(mergeFacts(earlier, { users }), locale);
  const fitting = planForEnquiries(understood, plain, earlier);
  if (fitting) return fitting;
  const months = answerPlanMonths(understood, earlier);
  if (months) return months;
  const alone = extrasAlone(plain, earlier);
  if (alone) return composePriceReply(alone, locale);
  const multiple = multipleIn(plain, locale, earlier);
  if (multiple) return composePriceReply(multiple, locale);
  const separate = projectsIn(understood.text, locale, earlier);
  if (separate) return answerProjects(separate, locale);
  const comparison = comparePlans(understood, plain, earlier);
  if (comparison) return comparison.reply;
  const jump = jumpBetween(understood, earlier);
  if (jump) return jump;
  const speaksOfPlans = isAboutPlansSoFar(understood);
  const difference =
    speaksOfPlans && !sumOf(earlier, locale) ? answerPriceStep(plain, earlier.plan, locale) : undefined;
  if (difference) return difference;
  const totals = totalsOfPlans(understood, earlier);
  if (totals) return totals;
  const before = undone(understood);
  if (before) return composePriceReply(before, locale);
  const asksPart = asksParts.test(plain) && namesPart.test(plain);
  if (asksPart && hasSum(earlier) && !earlier.times && pricedLately(understood))
    return composePriceParts(earlier, locale);
  const followUp = answerSumFollowUp(understood);
  if (followUp) return followUp;
  const open = askForCounts(understood, earlier, entry);
  if (open) return open;
  const change = pricedLately(understood) || asksForSum.test(plain) ? readChange(plain, earlier, locale) : {};
  if (Object.keys(change).length > 0)
    return composePriceReply(mergeFacts(earlier, readFacts(understood, locale, earlier)), locale);
  if (namesSeveralAmounts(maskOtherNumbers(withDigits(withoutFrequency(understood.text))))) return undefined;
  const step = asksDifference(plain) ? undefined : nextSum(understood, earlier);
  if (step) return composePriceReply(step, locale);
  // "What happens if 300 people write?" asks for no price.
  if (entry.id === 'user-over-limit' && entry.isSure && !asksCosts.test(plain)) return undefined;
  // "Sixty people write to us. Can it book them in?" names users, but no entry about plans is likely.
  const isAboutPlan = isAboutPlans(entry.id) && (entry.isSure || hasIntent('price') || !understood.text.includes('?'));
  const isAboutExtra = entry.id === 'price-operator' || entry.id === 'price-channel';
  const talksOfPrice =
    pricedLately(understood) ||
    (followsUp && intentPatterns[locale].price.test(normaliseText(previousQuestions, locale)));
  const {
    asksOne: _,
    asksOperators: __,
    ...asked
  } = readFacts(understood, locale, talksOfPrice || earlier.asksOperators ? earlier : undefined);
  // "Is WhatsApp one?" after the price of a channel asks for no sum.
  const isMessenger = Object.keys(asked).every((name) => name === 'messengers');
  if (entry.isClear && !isAboutPlans(entry.id) && !isAboutExtra && isMessenger && !hasSum(earlier)) return undefined;
  const hasNews = Object.keys(asked).length > 0;
  // "How many of us can answer on the middle one?" "And if I've got six?"
  const isTeam =
    asked.operators !== undefined && planOf(earlier, locale) !== undefined && !beginsWithVerb(understood.text, locale);
  if (isTeam && (earlier.asksOperators || (pricedLately(understood) && aboutTeam.has(entry.id))))
    return composePriceReply(mergeFacts(earlier, asked), locale);
  // "Do I need the big plan for that?", by its name: the plan's price answers neither.
  const isPlanOnly = asked.plan !== undefined && Object.keys(asked).length === 1 && !comparesPrices.test(plain);
  const isWhether = isPlanOnly && beginsWithVerb(understood.text, locale) && !asksPay.test(plain);
  if (isWhether && (!hasSum(earlier) || refersToThing.test(plain))) return undefined;
  if (asksDifference(plain) && sumOf(earlier, locale) && (talksOfPrice || followsUp || comparesPrices.test(plain)))
    return (
      answerPriceDifference(plain, factsSoFar(understood), asked, locale) ??
      (speaksOfPlans ? answerPriceStep(plain, planOf(earlier, locale), locale) : undefined)
    );
  // Without a plan or users, the entry tells the price of one without guessing the plan.
  const isPlanOpen =
    !talksOfPrice &&
    asked.users === undefined &&
    !asked.plan &&
    !asked.moreOperators &&
    channelsBeyond(asked) === undefined;
  const { known, isNew } = enquiriesSoFar(understood.text, earlier);
  if (isAboutExtra && entry.isSure && isPlanOpen && !(isNew && known.enquiries)) return undefined;
  // The plan's entry says more than its price.
  const isOtherPlan =
    entry.id !== `plan-${asked.plan?.type}` && planTextsFor(locale).some(({ type }) => entry.id === `plan-${type}`);
  const isPlanAlone =
    asked.plan !== undefined && entry.isClear && !isOtherPlan && !isDetailed({ ...earlier, ...asked });
  const extra = hasSum(earlier) ? undefined : extraOf(answeredId);
  // "And on the big plan?" after the price of one more channel.
  if (extra && asked.plan && Object.keys(asked).length === 1 && followsUp)
    return composePriceReply({ ...asked, ...extra }, locale);
  if (isPlanAlone && isAboutPlan) return undefined;
  const asksSum = asksForSum.test(plain) || asksTotal.test(plain);
  // "And can three operators chat at once?" names a number, but no price.
  const isOtherTopic = entry.isClear && !isAboutPlan;
  const mayBeSum =
    !isOtherTopic ||
    asked.isGross ||
    isTold(understood) ||
    (followsUp && (asksSum || plain.split(' ').length <= fewWords));
  if (hasNews && (talksOfPrice || (followsUp && isAboutPlan)) && mayBeSum)
    return composePriceReply(mergeFacts(earlier, asked), locale);
  // "And what does onboarding cost?" asks for another price.
  const isSum = !isOtherTopic || isOnlyAboutSum(plain, locale);
  if (!hasNews && isSumOf(earlier) && asksSum && isSum && !hasIntent('demo') && !namesUnread.test(plain))
    return composePriceReply(earlier, locale);
  const continues = followsUp && earlier.users !== undefined && !namesUnread.test(plain);
  if (!hasNews && continues && isAboutPlan && !isAboutExtra && !asked.plan) return composePriceReply(earlier, locale);
  if (asked.unneeded === undefined && asksOtherThanPrice(understood)) return undefined;
  const isPrice =
    (asked.users !== undefined && (asksSum || asksCosts.test(plain) || hasIntent('price') || whichPlan.test(plain))) ||
    (asked.unneeded !== undefined && (asked.users !== undefined || namesExtra(asked))) ||
    (namesExtra(asked) && hasIntent('price') && (asksSum || choosesPlan.test(plain)));
  const isStatement = asked.users !== undefined && !entry.isClear && !understood.text.includes('?');
  // "The small plan with three people who answer?"
  const isPlanSum = asked.plan !== undefined && namesExtra(asked) && plain.split(' ').length <= longestSum;
  const isGross = asked.plan !== undefined && asked.isGross === true;
  // A plan may have a new name that no way of asking contains: then its price is asked for, whatever entry seems sure.
  const asksPlanPrice = asksPriceOnly(findNamedPlans(plain, planTextsFor(locale), locale).rest);
  const isPlanPrice = asked.plan !== undefined && hasIntent('price') && (!entry.isSure || asksPlanPrice);
  const isTotal = namesExtra(asked) && !hasSum(asked) && hasSum(earlier) && (asksTotal.test(plain) || asksSum);
  if (isGross) return composePriceReply(asked, locale);
  const staff = earlier.operators === undefined ? staffIn(understood.text) : undefined;
  const maybe = asked.users === undefined || staff ? undefined : maybeTeam(withDigits(understood.text));
  const isCorrected = earlier.enquiries !== undefined && known.enquiries !== earlier.enquiries;
  if (
    isNew &&
    known.enquiries &&
    asked.users === undefined &&
    !asked.plan &&
    (asksSum || choosesPlan.test(plain) || isCorrected)
  ) {
    if (namesExtra(asked)) return composePriceReply({ ...asked, ...known }, locale);
    const { months: period, ...others } = asked;
    if (Object.keys(others).length === 0)
      return composeEnquiriesReply(known.enquiries, locale, {
        ...(staff && { staff }),
        ...(period && { months: period }),
      });
  }
  if (!isAboutPlan && !isPrice && !isPlanSum && !isStatement && !isPlanPrice && !isTotal) return undefined;
  // "Sorry, I meant two operators. The new total, please": all that was said before counts.
  if (isTotal) return composePriceReply(mergeFacts(earlier, readFacts(understood, locale, earlier)), locale);
  const hasDetail = asked.users !== undefined || namesExtra(asked) || (asked.plan && asked.months);
  // "And four people answering": the users named before decide the plan.
  const isExtraOnly = asked.users === undefined && !asked.plan && namesExtra(asked) && earlier.users !== undefined;
  const all = isExtraOnly ? mergeFacts(earlier, asked) : asked;
  const mentioned = maybe ? { staff: maybe.count, staffNamed: maybe.named } : staff ? { staff } : {};
  return hasDetail || isPlanPrice ? composePriceReply({ ...all, ...mentioned }, locale) : undefined;
}

/**
 * The price of the visitor's own case with figures that no pattern finds; `isDoubtful`: any sum may be wrong. Undefined
 * if the model adds nothing to what the patterns find.
 */
export function answerWithFigures(understood: AnalysedQuestion): { reply?: BotReply; isDoubtful?: true } | undefined {
  const { locale, plain } = understood;
  const read = understood.readNumbers?.(locale);
  if (!read || asksDiscount.test(plain)) return undefined;
  const found = ownPriceFacts(understood, locale, earlierFacts(understood), read);
  if (!found) return undefined;
  if ('isDoubtful' in found) {
    const { enquiries } = enquiriesSoFar(understood.text, earlierFacts(understood)).known;
    const base =
      found.users === undefined
        ? enquiries && composeEnquiriesReply(enquiries, locale)
        : composePriceReply({ users: found.users }, locale);
    return base ? { reply: withExtrasOpen(base, locale) } : { isDoubtful: true };
  }
  const reply = ownPriceReply(found.facts, locale);
  return reply && { reply };
}

/** The price of the visitor's own case, whatever its words. Undefined without a figure that decides one. */
export function answerOwnPrice(understood: AnalysedQuestion): BotReply | undefined {
  const { locale, text } = understood;
  const earlier = earlierFacts(understood);
  const { asksOne: _, asksOperators: __, ...asked } = readFacts(understood, locale, earlier);
  const { known, isNew } = enquiriesSoFar(text, earlier);
  const isByEnquiries = isNew && known.enquiries !== undefined && asked.users === undefined && !asked.plan;
  return composePriceReply(mergeFacts(earlier, isByEnquiries ? { ...asked, ...known } : asked), locale);
}

/** "60 people message me. Can it book them in?": the figures only describe the visitor. */
function asksOtherThanPrice({ text, locale }: AnalysedQuestion): boolean {
  const sentences = text.split(/(?<=[.!?;])\s+/);
  const question = sentences.findLast((sentence) => sentence.endsWith('?'));
  if (sentences.length < 2 || question === undefined) return false;
  const asked = normaliseText(question, locale);
  const isPrice = [intentPatterns[locale].price, asksForSum, asksTotal, choosesPlan].some((one) => one.test(asked));
  return !isPrice && asksAnything.test(asked) && !/\d/.test(withDigits(asked));
}

/** After these, the reply gives the sum of what is known. */
const tellsCount = new Set(['operators', 'moreOperators', 'channels', 'moreChannels', 'messengers']);

/** Counts change in a way that was not read: asks for them, because any sum would be a guess. */
function askForCounts(
  understood: AnalysedQuestion,
  earlier: ConversationFacts,
  entry: { id: string; isClear: boolean },
): BotReply | undefined {
  const { locale, plain } = understood;
  const { asksOne, ...asked } = readFacts(understood, locale, earlier);
  const names = Object.keys(asked).filter((name) => !['months', 'isGross', 'asksOperators'].includes(name));
  if (asksOne || !sumOf(earlier, locale)) return undefined;
  const isStillOpen =
    asksForCounts(lastAnswer(understood), locale) &&
    !names.some((name) => tellsCount.has(name)) &&
    (names.length > 0 || isOnlyAboutSum(plain, locale) || asksTotal.test(plain));
  const isChange =
    names.length === 0 &&
    namesOwnPrice(lastAnswer(understood)) &&
    planOf(earlier, locale) !== undefined &&
    speaksOfChange(plain, earlier) &&
    readPeriod(plain) === undefined &&
    !asksDifference(plain) &&
    !asksAnything.test(plain) &&
    (!entry.isClear || isAboutPlans(entry.id) || entry.id === 'plan-switch' || entry.id === 'user-over-limit');
  return isStillOpen || isChange ? composeCountsQuestion(mergeFacts(earlier, asked), locale) : undefined;
}

/** "1,500 enquiries a month, is the middle one still enough?" */
function planForEnquiries(
  understood: AnalysedQuestion,
  plain: string,
  earlier: ConversationFacts,
): BotReply | undefined {
  const { text, locale } = understood;
  if (!asksFit.test(plain) || plansIn(plain, locale).length !== 1) return undefined;
  const { known, isNew } = enquiriesSoFar(text, earlier);
  const { users, plan: _, ...extras } = readFacts(understood, locale, earlier);
  return isNew && known.enquiries !== undefined && users === undefined && !namesExtra(extras)
    ? composePriceReply({ ...earlier, ...known }, locale)
    : undefined;
}

const asksFit = /\b(?:passt|reicht|genugt|langt|enough|fits?|will do|suffic\w*|(?:still|noch) (?:ok|okay|in))\b/;

/** "We're 340 people", after an answer on who counts as a user: all of them would be users. */
function usersOfHouse({ plain, answeredId }: AnalysedQuestion): number | undefined {
  const [, all, counted] = answeredId?.startsWith('user-') ? (staffOnly.exec(withDigits(plain)) ?? []) : [];
  const count = all ?? counted;
  return count === undefined ? undefined : Number(count.replace(' ', ''));
}

/** "Say, 400 people. Which one then?", "and if it's only 60?", after an answer about plans or a price. */
function usersAfterPlans(understood: AnalysedQuestion): number | undefined {
  const { plain, text, answeredIds } = understood;
  const isAboutThem = answeredIds.some((id) => id.startsWith('plan-')) || pricedLately(understood);
  const read = readAmounts(text);
  const digits = withDigits(plain).replace(/(\d) (?=\d{3}\b)/g, '$1');
  const users = Number(supposition.exec(digits)?.[1] ?? 0);
  const isOther = Object.keys(read).length > 0 || /[€%$£]/.test(text);
  const isYear = users >= 2020 && users <= 2040;
  return !isAboutThem || isOther || isYear || users < leastUsers ? undefined : users;
}

/** Fewer are rather operators. */
const leastUsers = 21;
const supposition = new RegExp(
  `^${[
    '(?:(?:und|and|or|oder|aber|but|also|so|ok|hm+|if|falls|wenn|es|it|we|wir|had|have|haben|hatten|only|nur|just|about|etwa|rund|ca|roughly|around|maybe|vielleicht|say|suppose|assume|let s|nehmen wir an|sagen wir|angenommen|doch|eher|more like|with|mit|bei|for|fur|were|was|s|re|d|there|are|they|es|sind|in|that) )*',
    '(\\d{2,6})(?: (?:active|aktive\\w*|different))?',
    '(?: (?:people|leuten?|menschen|personen|visitors|besucher\\w*|kunden|customers|clients|gaste\\w*|guests|users|nutzer\\w*))?',
    '(?: (?:chatting|chatten|schreiben|write|writing|sind|waren|werden|dann|then|actually|doch|a|per|im|month|monat|in|total|insgesamt|only|nur|us|uns))*',
    '(?: (?:which|welcher|welchen|welches|what|was)(?: \\w+){0,4})?',
  ].join('')}$`,
);

const fillers = '(?:(?:well|so|also|na|ok|und|and|but|aber) )*';
const about = '(?: (?:about|around|some|rund|etwa|ca|so|circa|ungefahr))*';
const staffCount = String.raw`(\d{2,3}|\d{1,3} ?\d{3})`;
const staffNoun =
  '(?: (?:people|employees|staff|of us|leute|menschen|mitarbeiter\\w*|kolleg\\w*|personen|beschaftigte\\w*|staff members))';
/** "We have 12" counts nothing that is known. */
const staffOnly = new RegExp(
  `^${fillers}(?:(?:we (?:re|are)|wir sind|bei uns (?:sind|arbeiten)|es sind)${about} ${staffCount}${staffNoun}?|(?:we (?:have|ve got)|there (?:are|re)|wir haben)${about} ${staffCount}${staffNoun})$`,
);

/** "And three?" after the price of two more operators alone. */
function extrasAlone(plain: string, before: ConversationFacts): ConversationFacts | undefined {
  const { moreOperators, moreChannels, plan, users, operators, channels } = before;
  const count = Number(/^(?:(?:und|and|bei|fur|for|what about) )*(\d{1,2})$/.exec(withDigits(plain))?.[1] ?? 0);
  const isAlone = [plan, users, operators, channels].every((one) => one === undefined);
  if (!isAlone || count === 0 || (moreOperators !== undefined) === (moreChannels !== undefined)) return undefined;
  return moreOperators === undefined ? { moreChannels: count } : { moreOperators: count };
}

/** "How much of that is WhatsApp?": the sum tells its parts. */
const asksParts =
  /\b(?:welche[rn]? (?:teil|anteil)|wie ?viel (?:davon|entfallt)|was davon|(?:which|what) part|how much of (?:that|it|this)|break (?:that|it|this) down|breakdown|aufgeschlusselt|aufteil\w*|aufschlussel\w*)\b/;

const namesPart =
  /\b(?:operators?|agents?|channels?|messengers?|whats ?app|telegram|alexa|voice|tax|vat|bearbeiter\w*|kanal\w*|sprach\w*|steuer|mwst|mitarbeiter\w*|kolleg\w*|colleagues?|entfall\w*|kosten|costs?|price|preis)\b/;

/** The sum so far with what a message adds that says nothing else. Undefined without such a sum or such a message. */
function nextSum(understood: AnalysedQuestion, before: ConversationFacts): ConversationFacts | undefined {
  const { locale, plain, hasIntent } = understood;
  if (!isOnlyAboutSum(plain, locale)) return undefined;
  const { asksOne, asksOperators, ...asked } = readFacts(understood, locale, before);
  const isPeriod = Object.keys(asked).every((name) => name === 'months' || name === 'isGross');
  const focus = isPeriod && hasIntent('price') ? planInAnswer(understood) : undefined;
  if (focus) return { ...asked, plan: focus };
  if (Object.keys(asked).length === 0) return undefined;
  const next = mergeFacts(before, asked);
  return hasSum(next) && isDetailed(next) ? next : undefined;
}

/** "What does that one cost?" after an answer that names one plan and no price. */
function planInAnswer(understood: AnalysedQuestion): Plan | undefined {
  return namesOwnPrice(lastAnswer(understood)) ? undefined : planOfAnswer(understood);
}

/** "There are two of us", "p.a.?": adds to the sum before, and asks for nothing else. */
const isTold = ({ plain, text }: AnalysedQuestion): boolean =>
  plain.split(' ').length < fewestWords || !(text.includes('?') || asksAnything.test(plain));

const fewestWords = 3;
const asksAnything =
  /\b(?:how|what|whats|when|who|where|which|why|can|could|do|does|is|are|will|tell|wie|was|wann|wer|wo|welche\w*|warum|kann|konnt|konnen|gibt|darf|durfen|muss|mussen|habt|haben|seid|sind)\b/;

/** The plan for these people that includes the projects, or the largest one and what it leaves to the quote. */
function answerProjects(request: ConversationFacts, locale: Locale): BotReply | undefined {
  const { users, projects = 1 } = request;
  const named = plansFor(locale).filter(({ type }) => type === request.plan?.type);
  const plans =
    users === undefined ? (request.months ? named : []) : plansFor(locale).filter((one) => one.users >= users);
  const plan = plans.find((one) => one.chatbot >= projects) ?? plans.at(-1);
  const isBeyond = plan !== undefined && plan.chatbot < projects;
  const reply = plan && composePriceReply({ ...request, plan, ...(isBeyond && { projects: 1 }) }, locale);
  if (!reply || !isBeyond) return reply;
  const more = fill(wordsFor(locale).answers.prices.moreProjects, { title: plan.title, count: plan.chatbot });
  return { ...reply, text: `${more}\n\n${reply.text}` };
}

/** Whether a plan that is named is needed for something. */
export const asksNeedOfPlan = ({ plain, text, locale }: AnalysedQuestion): boolean =>
  refersToThing.test(plain) && beginsWithVerb(text, locale) && plansIn(plain, locale).length === 1;

const asksPay = /\b(?:zahl\w*|bezahl\w*|teuer|pay\w*|charge\w*|how much|wie ?viel)\b/;
/** "Is it needed for that?" */
const refersToThing = /\b(?:dafur|dazu|damit|hierfur|for (?:that|it|this|those|them))\b/;

/** "500 users a month. Cost?", at the end. */
const asksCosts = /\b(?:kosten|preis|cost|price|total|summe)$/;

const isDetailed = (request: ConversationFacts): boolean =>
  request.users !== undefined || (request.months ?? 1) > 1 || request.isGross === true || namesExtra(request);

/** The plan of a sum is known. */
const hasSum = ({ plan, users }: ConversationFacts): boolean => plan !== undefined || users !== undefined;

/** Counts something that was not read: the last sum does not cover it. */
const namesUnread =
  /\d|\b(?:mehr|weitere\w*|zusatzlich\w*|noch (?:ein|jemand)\w*|dritte\w*|vierte\w*|more|extra|another|additional|third|fourth|as well|einmal\w*kosten|einmalig\w*|one ?off|set ?up|einricht\w*|sonst|anything else|what else)\b/;
const asksTotal =
  /\b(?:total|altogether|all in|in all|new (?:sum|price|figure)|gesamt\w*|insgesamt|zusammen|alles in allem|neue[rs]? (?:summe|preis)|summe)\b/;

const extraOf = (answeredId: string | undefined): ConversationFacts | undefined =>
  answeredId === 'price-channel'
    ? { moreChannels: 1 }
    : answeredId === 'price-operator'
      ? { moreOperators: 1 }
      : undefined;

const isSumOf = (request: ConversationFacts): boolean => hasSum(request) && namesExtra(request);
