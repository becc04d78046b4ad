/**
 * Computes the savings of the visitor's own team: the calculator's formula and rounding, with its assumptions named.
 * Over 200 lines: one sum, with the conditions under which it is asked for.
 */
import { assumptions, fullMonths } from '../../src/features/savings/calculateSavings.ts';
import {
  type CalculatorInput,
  calculateScenarios,
  defaultAssumptions,
} from '../../src/features/savings/calculateScenarios.ts';
import { calculationContextFor } from '../../src/features/savings/calculationContextFor.ts';
import { inputRanges } from '../../src/features/savings/inputRanges.ts';
import { inputInWords, resultInWords } from '../../src/features/savings/resultInWords.ts';
import { exampleInput } from '../../src/features/savings/workedExample.ts';
import { href } from '../../src/routes/hrefs.ts';
import type { Locale } from '../../src/routes/table.ts';
import { metaOf } from '../../src/text/content/metaOf.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import { format } from '../../src/text/format/format.ts';
import type { Tokens } from '../../src/text/words/fill.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotReply } from '../protocol/botApi.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import { asksDifference } from './answerPriceDifference.ts';
import type { ConversationFacts } from './conversationFacts.ts';
import { findNamedPlans } from './findNamedPlans.ts';
import { lastAnswers } from './lastAnswers.ts';
import { earlierFacts, isAboutOwnSavings, savingsIn } from './readConversation.ts';
import { readFacts } from './readFacts.ts';
import { readFrequency } from './readFrequency.ts';
import { plansIn } from './readPlans.ts';
import { leavesFigure, neededFigures, ownFigures, type SavingsFacts } from './readSavings.ts';

const asksWorth =
  /\b(?:los(?:e|ing)|out of pocket|verlier\w*|verlust|draufzahl\w*|drauf|worth|pay(?:s|ing)? (?:off|back|for itself)|does (?:it|that|this) pay|left|sav(?:e|es|ing|ings)|gain|remains?|break even|lohn\w*|rechne\w* sich|sich (?:\w+ )?rechn\w*|bleib\w*|bliebe\w*|ubrig|spar\w*|ersparnis|amortis\w*)\b/;
const asksAgain =
  /\b(?:pa(?:y|id)s? (?:for itself|itself|back|off)|payback|for itself|eingespielt|amortis\w*|first year|erste[nms]? jahr)\b/;
/** After the sum of a month. */
const asksYear =
  /\b(?:first year|erste[nms]? jahr|(?:aufs|im|fur das|furs|pro) jahr|jahrlich|(?:a|per|over the|for the) year|yearly|annually)\b/;
const asksOtherMatter =
  /\b(?:contract|cancel\w*|updates?|notice|vertrag\w*|kundig\w*|aktualisier\w*|wie oft|how often)\b/;
const asksDecision =
  /^(?:(?:also|so|und|and|but|aber|dann|then|hm+|ok|okay|na|gut|well) )*(?:(?:lass\w*|mach\w*|nehm\w*|kauf\w*) (?:ich|wir)s?(?: (?:s|es|das|lieber|besser|also|sein|bleiben|dann|eher))*|(?:is|ist|s|heisst|does) (?:it|that|das|es)(?: (?:also|then|now|dann|nun|mean))* (?:an? |ein )?(?:yes|no|ja|nein|go|pointless|sinnlos)|(?:it|that|das|es|its|thats) ?(?:is |s |ist |ware |heisst |means )?(?:also |dann |nun |then |now )*(?:an? |ein )?(?:yes|no|ja|nein|pointless|sinnlos)|(?:also|so|then|dann) (?:yes|no|ja|nein)|(?:(?:it|that|das|es) (?:is|s|ist) )?(?:an? |ein )?(?:yes or no|ja oder nein|yes or a no)|(?:would|should|soll\w*|wurd\w*) (?:i|we|you|ich|wir|sie|ihr|du) (?:then |dann |also |es |das |now |nun |jetzt )*(?:do it|buy(?: it)?|leave it|go for it|machen|kaufen|nehmen|lassen|zuschlagen)|(?:not )?worth it(?: then| or not)?|lohnt sich(?: das| es)?(?: also| dann| nun)?(?: nicht| oder nicht)?|(?:better|best) leave it|leave it)(?: then| now| dann| jetzt| oder| right)?$/;
/** "Does it pay?", not "what is left?". */
const asksVerdict =
  /\b(?:worth|pay(?:s|ing)? (?:off|for itself)|does (?:it|that|this) pay|make sense|lohn\w*|rechne\w* sich|sich (?:\w+ )?rechn\w*|rentier\w*)\b/;
const namesExample = /\b(?:examples?|sample|beispiel\w*|calculator|\w*rechner\w*|article|artikel)\b/;
/** Then the calculator is a better answer than one of its examples. */
const asksAmount = /\b(?:left|sav(?:e|es|ing|ings)|gain|remains?|bleib\w*|bliebe\w*|spar\w*|ersparnis)\b/;
/** "From how many requests on do we break even?" */
const asksLeastRequests =
  /\b(?:(?:how many|what number of|wie ?viele[nr]?|welcher (?:zahl|menge)) (?:\w+ )?(?:requests?|enquir\w*|inquir\w*|tickets?|quer\w*|messages|anfragen|nachrichten|von))\b/;
const breaksEven =
  /\b(?:break(?:s|ing)? even|pa(?:y|ys|id) (?:off|back|for itself)|worth|cover(?:s|ed)?|(?:null )?auf null|plus ?minus null|trag\w*|deck\w*|lohn\w*|rechne\w*|rentier\w*|amortis\w*)\b/;
/** From which share or number on it pays. */
const asksLimit =
  /\b(?:what|which|how many|how much) (?:percent|percentage|share|must|do we need)\b|\bwhat must\b|\b(?:from|ab) (?:how many|wie vielen|welcher)\b|\bwie ?viel prozent\b|\bwelche[mnr]? anteil\b|\bwie ?viel (?:\w+ )?(?:musste|muss|sollte)\b/;
/** The result itself, not whether or how. */
const asksResult =
  /\b(?:left|lose|losing|out of pocket|save|saving|savings|gain|remains?|verlier\w*|verlust|draufzahl\w*|drauf|bleib\w*|bliebe\w*|ubrig|spar\w*|ersparnis)\b/;
/** Asks about an assumption, not for another sum. */
const asksOrigin = /\b(?:why|where|how come|measured|warum|wieso|weshalb|woher|gemessen)\b/;

/**
 * The visitor's own saving; or the question for what it still needs, with an entry to tell meanwhile. Undefined if the
 * message asks for no saving. `answer`: that of the most likely entry; `own`: figures that no pattern may find, if the
 * message surely asks for the saving of the visitor's own case.
 */
export function answerSavings(
  understood: AnalysedQuestion,
  clearId?: string,
  answer = '',
  own?: SavingsFacts,
): { reply: BotReply } | { missing: string; entryId: string } | undefined {
  const { locale, plain, text, question, answeredId, hasIntent } = understood;
  if (asksOrigin.test(plain) || (asksDifference(plain) && plansIn(plain, locale).length > 0)) return undefined;
  const asksPrice = hasIntent('price') || findNamedPlans(plain, planTextsFor(locale), locale).plans.length > 0;
  const before = earlierFacts(understood);
  const told = question.history.findLast(({ who }) => who === 'assistant')?.text ?? '';
  const read = savingsIn(text, before, { answer: told, locale });
  // After a price, few words mean its figures.
  const isPriced = (before.users ?? before.plan) !== undefined;
  const isOwn = own !== undefined && !isPriced && !isAboutOwnSavings(told, locale);
  const said = isOwn ? own : read;
  // "And if we pay 3,000 gross?" after a saving.
  const isPay = said.salary !== undefined && isAboutOwnSavings(told, locale);
  const named = ownFigures.filter((name) => said[name] !== undefined).length;
  // Who tells what the team earns asks for no price of a plan.
  const tellsPay = said.salary !== undefined && (named > 1 || before.savings?.requests !== undefined);
  if (asksPrice && !isOwn && !isPay && !tellsPay && !asksWorth.test(plain) && !asksAgain.test(plain)) return undefined;
  const known = knownFigures({ ...before, savings: { ...before.savings, ...said } });
  const open = neededFigures.filter((name) => known[name] === undefined);
  const isNew = Object.keys(said).length > 0;
  // A question about an assumption may come between.
  const toldLately = lastAnswers(understood).some((told) => isAboutOwnSavings(told, locale));
  const isLeast = asksLeastRequests.test(plain) && breaksEven.test(plain);
  const isEven = !isLeast && asksLimit.test(plain) && breaksEven.test(plain);
  // "Is there a contract for a year?", "how often are there updates in a year?"
  const isOfSaving = clearId === undefined || clearId.startsWith('savings-') || asksAgain.test(plain);
  const isYear = asksYear.test(plain) && isOfSaving && !asksOtherMatter.test(plain);
  const isDecision = asksDecision.test(plain);
  const isLate = toldLately && (asksAgain.test(plain) || isYear || isDecision || said.rate !== undefined || isEven);
  const continues = isLate || (isAboutOwnSavings(told, locale) && isNew);
  if (isLeast && said.requests === undefined && open.length === 0 && known.team !== undefined && toldLately)
    return { reply: composeLeastRequests(known, locale) };
  const asks =
    isOwn ||
    tellsPay ||
    asksWorth.test(plain) ||
    [clearId, answeredId].some((id) => id?.startsWith('savings-') === true);
  if (open.length === 0 && (continues || said.salary !== undefined || (isNew && asks)))
    return { reply: composeSavings(known, locale, [], soughtIn(plain, toldLately)) };
  const isOneCase = !isOwn || named > 0;
  const worth = !continues && isOneCase && named < 2 ? worthOfRequests(understood, known, answer) : undefined;
  if (worth) return { reply: worth };
  const asksOther = asksLimit.test(plain) || leavesFigure(text, said) || namesExample.test(plain);
  const isOwnCase = named > 0 && !isOwn && !asksOther && (continues || toldLately || asksResult.test(plain));
  if (isOwnCase) return { reply: composeSavings(known, locale, open) };
  if (!(named > (isOwn || tellsPay ? 0 : 1) && asks) && !continues) return undefined;
  const entryId = clearId?.startsWith('savings-') && !asksAmount.test(plain) ? clearId : 'savings-calculator';
  return { missing: missingFigures(open, locale), entryId };
}

/** People who write are taken for one enquiry each, and operators for the service team, until others are named. */
const knownFigures = ({ savings, users, operators }: ConversationFacts): SavingsFacts => ({
  ...(operators !== undefined && { team: operators }),
  ...(users !== undefined && { requests: users }),
  ...savings,
});

const missingFigures = (open: readonly (typeof neededFigures)[number][], locale: Locale): string => {
  const { missing, names } = wordsFor(locale).answers.savings;
  return fill(missing, { names: open.map((name) => names[name]).join(', ') });
};

/** "Is it worth it with 60 requests a month?": their work, the plan that is enough, and what is still missing. */
function worthOfRequests(understood: AnalysedQuestion, known: SavingsFacts, answer: string): BotReply | undefined {
  const { locale, plain, text } = understood;
  if (!asksVerdict.test(plain) || namesExample.test(plain)) return undefined;
  const requests = readFrequency(text).enquiries ?? readFacts(understood, locale, undefined).users;
  const { plans } = calculationContextFor(locale);
  const plan = plans.find(({ users }) => requests !== undefined && users >= requests);
  if (requests === undefined || !plan) return undefined;
  const count = format('count', requests, locale);
  // The example of the entry is the visitor's own case.
  if (answer.match(/\d[\d.,]*\d|\d/g)?.includes(count)) return undefined;
  const { answers, pricing } = wordsFor(locale);
  const { rate, minutes } = { ...defaultAssumptions, ...known };
  const needed = (requests * minutes) / 60;
  const hours = (value: number) => format('entered', Math.round(value * 10) / 10, locale);
  const first = fill(answers.savings.worth, {
    requests: count,
    minutes: format('entered', minutes, locale),
    rate: format('enteredShare', rate / 100, locale),
    needed: hours(needed),
    saved: hours((needed * rate) / 100),
    plan: plan.title,
    price: format('price', plan.price, locale),
  });
  const open = neededFigures.filter((name) => name !== 'requests' && known[name] === undefined);
  const paragraphs = [first, ...(open.length > 0 ? [missingFigures(open, locale)] : []), pricing.vatNote];
  return replyWith(paragraphs, { isArticleFirst: true, locale });
}

/** From how many requests on the plan pays for itself, with the visitor's team, salary and share. */
function composeLeastRequests(known: SavingsFacts, locale: Locale): BotReply {
  const { answers, pricing } = wordsFor(locale);
  const { savings: words } = answers;
  const input = { ...defaultAssumptions, team: 0, requests: 0, salary: 0, ...known };
  const plan = leastPlan(input, locale);
  const salary = format('price', input.salary, locale);
  const figures = {
    people: format('entered', input.team, locale),
    salary,
    rate: format('enteredShare', input.rate / 100, locale),
  };
  const sentence = plan
    ? fill(words.least, {
        ...figures,
        plan: plan.title,
        price: format('price', plan.price, locale),
        requests: format('count', plan.requests, locale),
      })
    : fill(words.leastNone, figures);
  return replyWith([sentence, limitsInWords(input, known, locale), pricing.vatNote], { isArticleFirst: true, locale });
}

/** The cheapest plan from the visitor's own upwards that can pay for itself, and from how many requests it does. */
function leastPlan(input: CalculatorInput, locale: Locale) {
  const { plans } = calculationContextFor(locale);
  for (const plan of plans) {
    const requests = Math.floor(plan.users * input.perperson);
    if (requests < input.requests) continue;
    const { breakEvenRequests } = calculateScenarios({ ...input, requests }, plans);
    if (breakEvenRequests !== undefined) return { ...plan, requests: breakEvenRequests };
  }
  return undefined;
}

/** The assumptions, also those that the visitor has replaced, and what the sum leaves out. */
function limitsInWords(input: CalculatorInput, known: SavingsFacts, locale: Locale): string {
  const { assumed, told, assumedNames, excluded } = wordsFor(locale).answers.savings;
  const sentences = [told, assumed].map((template, nth) => {
    const names = (['minutes', 'perperson', 'factor'] as const)
      .filter((name) => (known[name] === undefined) === (nth === 1))
      .map((name) => fill(assumedNames[name], { value: format('entered', input[name], locale) }));
    return names.length > 0 ? fill(template, { names: names.join(', ') }) : '';
  });
  return [...sentences.filter(Boolean), excluded].join(' ');
}

/** What the message asks for, if not for the whole sum. `isLater`: the sum has been told. */
function soughtIn(plain: string, isLater: boolean): Sought | undefined {
  if (asksLimit.test(plain)) return 'limit';
  if (!isLater) return undefined;
  return asksYear.test(plain) ? 'year' : asksDecision.test(plain) ? 'decision' : undefined;
}

/** The share that breaks even, the first year, or whether to do it. */
type Sought = 'limit' | 'year' | 'decision';

/** `open`: figures of the example, which the reply names as such. */
function composeSavings(
  known: SavingsFacts,
  locale: Locale,
  open: readonly (typeof neededFigures)[number][] = [],
  sought?: Sought,
): BotReply {
  const { answers, pricing } = wordsFor(locale);
  const { savings: words } = answers;
  const { people: _, ...example } = exampleInput;
  const input = { ...defaultAssumptions, team: mostPeople, ...example, ...known };
  const context = calculationContextFor(locale);
  const own = resultInWords(input, context);
  const { breakEven } = calculateScenarios(input, context.plans);
  const usual = resultInWords({ ...input, rate: defaultAssumptions.rate }, context);
  const [people = '', requests = '', salary = ''] = inputInWords(input, context).figures.map(({ value }) => value);
  const figures = fill(known.team === undefined ? words.figuresWithoutTeam : words.figures, {
    ...{ people, requests, salary },
  });
  const at = ({ shares, lines, price, plan = '' }: typeof own, scenario: number): Tokens => ({
    ...{ figures, plan, rate: shares[scenario] ?? '', price: price.value },
    ...Object.fromEntries(Object.entries(lines).map(([name, { cells }]) => [name, cells[scenario] ?? ''])),
    lost: lines.net.cells[scenario]?.replace(minus, '') ?? '',
    lostInYear: lines.yearOne.cells[scenario]?.replace(minus, '') ?? '',
    careful: usual.shares[0] ?? '',
    cautious: usual.lines.net.cells[0] ?? '',
    months: format('entered', fullMonths(assumptions.ramp), locale),
  });
  const others = own.onRequest ? [] : [0, 1, 2].filter((scenario) => usual.shares[scenario] !== own.shares[1]);
  const even = breakEven === undefined ? [] : [fill(words.breakEven, { share: format('share', breakEven, locale) })];
  const isLoss = own.lines.net.cells[1]?.startsWith(minus) === true;
  const losesInYear = own.lines.yearOne.cells[1]?.startsWith(minus) === true;
  const isWhole = own.onRequest || sought === undefined || sought === 'limit';
  const first = own.onRequest
    ? words.onRequest
    : sought === 'year'
      ? words[losesInYear ? 'firstYearLoss' : 'firstYear']
      : sought === 'decision'
        ? words[isLoss ? 'no' : 'yes']
        : words[isLoss ? 'loss' : 'result'];
  const paragraphs = [
    ...(sought === 'limit' ? even : []),
    [
      fill(first, at(own, 1)),
      ...(isWhole ? others.map((scenario) => fill(words.other, at(usual, scenario))) : []),
      ...(sought === 'limit' || sought === 'year' ? [] : even),
    ].join(' '),
    ...(open.length > 0 ? [borrowedInWords(open, locale)] : []),
    limitsInWords(input, known, locale),
    pricing.vatNote,
  ];
  return replyWith(paragraphs, { isArticleFirst: isLoss, locale });
}

/** A team that can answer all requests: then its size changes nothing. */
const mostPeople = inputRanges.team.most;

const minus = '\u2212';

const borrowedInWords = (open: readonly (typeof neededFigures)[number][], locale: Locale): string => {
  const { borrowed, borrowedNames } = wordsFor(locale).answers.savings;
  return fill(borrowed, { names: open.map((name) => borrowedNames[name]).join(', ') });
};

type Sources = { isArticleFirst: boolean; locale: Locale };

/** With the calculator and the article about cases that do not pay. */
function replyWith(paragraphs: readonly string[], { isArticleFirst, locale }: Sources): BotReply {
  const { meta } = wordsFor(locale);
  const calculator = { title: meta['chatbot-roi-calculator'].name, href: href('chatbot-roi-calculator', locale) };
  const article = { title: metaOf('blog/savings', locale).name, href: href('blog/savings', locale) };
  const sources = isArticleFirst ? [article, calculator] : [calculator, article];
  return {
    ...{ kind: 'answer', text: paragraphs.join('\n\n'), sources, suggestions: [] },
    actions: [{ kind: 'link', label: calculator.title, href: calculator.href }],
  };
}
