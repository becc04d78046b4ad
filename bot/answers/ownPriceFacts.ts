/** What the model of number roles (numberRoles.ts) adds to the facts of a message about the price of one's own case. */
import type { Locale } from '../../src/routes/table.ts';
import type { BotReply } from '../protocol/botApi.ts';
import { asksDifference } from './answerPriceDifference.ts';
import { composeEnquiriesReply, composePriceReply } from './composePriceReply.ts';
import { type ConversationFacts, mergeFacts } from './conversationFacts.ts';
import { maskOtherNumbers, namesSeveralAmounts } from './maskOtherNumbers.ts';
import type { NumberRole, NumberRoleReader } from './numberRoles.ts';
import { withDigits } from './numberWords.ts';
import { isLowerBound, messengersIn, perMessage, readFacts } from './readFacts.ts';
import { type Figures, type FiguresRead, readFigures } from './readFigures.ts';
import { samePeople, withoutFrequency } from './readFrequency.ts';
import { plansIn, readPlanMultiple } from './readPlans.ts';
import { readProjects } from './readProjects.ts';

/**
 * `isDoubtful`: a sum would hide or misread a figure; `users`: they are sure nevertheless. Undefined if the patterns alone
 * decide.
 */
export type OwnPriceFacts = { facts: ConversationFacts } | { isDoubtful: true; users?: number | undefined };

export function ownPriceFacts(
  message: { text: string; plain: string },
  locale: Locale,
  earlier: ConversationFacts,
  read: NumberRoleReader,
): OwnPriceFacts | undefined {
  if (hasCounts(earlier) || hasOwnPattern(message, locale)) return undefined;
  const { figures, hasSeveralCases, ...rest } = readFigures(message.text, 'price', read);
  const { asksOne: _, asksOperators: __, ...asked } = readFacts(message, locale, earlier);
  // "1,500 enquiries from the same 500 people", "2,400 enquiries, each asks three times": the patterns read both.
  if (samePeople(message.text) !== undefined && asked.users !== undefined) return undefined;
  if (asked.enquiries !== undefined && asked.perPerson !== undefined && !hasSeveralCases) return undefined;
  const isOtherSum = asksOtherSum(message, locale);
  const isBound = figures.users !== undefined && isLowerBound(message.plain, figures.users, locale);
  const added = isOtherSum || isBound ? {} : addedTo(asked, figures, message.plain);
  const all = { ...asked, ...added };
  const isDoubtful =
    hasSeveralCases ||
    leavesMessenger(all, message.plain) ||
    contradicts(asked, figures) ||
    isMisread(asked, rest) ||
    rest.leavesNumber(valuesOf(all));
  // What the patterns read and the model does not deny.
  const users =
    figures.users ?? (isMisread({ ...(asked.users && { users: asked.users }) }, rest) ? undefined : asked.users);
  const isSure = !isOtherSum && !isBound && !hasSeveralCases && (asked.users ?? users) === users;
  if (isDoubtful) return { isDoubtful, users: isSure ? users : undefined };
  // Without earlier turns, the patterns alone take no messenger for a channel.
  const isMore = Object.keys(added).length > 0 || (asked.messengers !== undefined && !isOtherSum);
  return isMore ? { facts: mergeFacts(earlier, all) } : undefined;
}

/** A named messenger is a channel that the sum would hide. */
const leavesMessenger = ({ channels, moreChannels, messengers }: ConversationFacts, plain: string): boolean =>
  (channels ?? moreChannels ?? messengers) === undefined && messengersIn(plain).length > 0;

/** "Four colleagues and me" are five. */
const valuesOf = (facts: ConversationFacts): number[] =>
  [
    ...[(facts.operators ?? 1) - 1, facts.users, facts.enquiries, facts.perPerson, facts.messengers?.length],
    ...counts.map((name) => facts[name]),
  ].filter((one) => one !== undefined);

const rolesOf = {
  users: ['users', 'requests'],
  operators: ['operators', 'moreOperators'],
  moreOperators: ['operators', 'moreOperators'],
  channels: ['channels', 'moreChannels'],
  moreChannels: ['channels', 'moreChannels'],
} as const satisfies Partial<Record<keyof ConversationFacts, readonly NumberRole[]>>;

const isMisread = (asked: ConversationFacts, read: Pick<FiguresRead, 'isMisread' | 'hasRival'>): boolean =>
  (['users', ...counts] as const).some((name) => {
    const value = asked[name];
    return (
      value !== undefined && value > 1 && (read.isMisread(rolesOf[name], value) || read.hasRival(rolesOf[name], value))
    );
  });

/** A change of counts is read from its words (readChange.ts). */
const hasCounts = (facts: ConversationFacts): boolean =>
  [facts.plan, facts.users, facts.enquiries, ...counts.map((name) => facts[name])].some((one) => one !== undefined);

const counts = ['operators', 'moreOperators', 'channels', 'moreChannels'] as const;

/** Higher numbers are misread. */
const most: Readonly<Record<(typeof counts)[number], number>> = {
  ...{ operators: 200, moreOperators: 200, channels: 20, moreChannels: 20 },
};

/** Several sums, or one that depends on more than these figures. */
const asksOtherSum = ({ text, plain }: { text: string; plain: string }, locale: Locale): boolean =>
  perMessage.test(plain) ||
  plansIn(plain, locale).length > 1 ||
  namesSeveralAmounts(maskOtherNumbers(withDigits(withoutFrequency(text))));

/** Sums with patterns of their own. */
const hasOwnPattern = ({ text, plain }: { text: string; plain: string }, locale: Locale): boolean =>
  asksDifference(plain) || readPlanMultiple(plain, locale, {}) !== undefined || readProjects(text) !== undefined;

/** The patterns read another number for the same role, or one of two roles that exclude each other. */
function contradicts(asked: ConversationFacts, figures: Figures): boolean {
  const names = ['users', ...counts] as const;
  const differs = names.some((name) => asked[name] !== undefined && (figures[name] ?? asked[name]) !== asked[name]);
  const isHigh = counts.some((name) => (figures[name] ?? 0) > most[name]);
  const team = figures.operators !== undefined && figures.moreOperators !== undefined;
  const channels = figures.channels !== undefined && figures.moreChannels !== undefined;
  return differs || isHigh || team || channels;
}

function addedTo(asked: ConversationFacts, figures: Figures, plain: string): ConversationFacts {
  const { users, requests, operators, moreOperators, channels, moreChannels } = figures;
  const hasTeam = (asked.operators ?? asked.moreOperators) !== undefined;
  const hasChannels = (asked.channels ?? asked.moreChannels) !== undefined;
  const isByEnquiries = [asked.users, asked.enquiries, asked.plan, users].every((one) => one === undefined);
  const countsChannels = !hasChannels && (channels ?? moreChannels) !== undefined;
  const messengers = hasChannels || countsChannels || asked.messengers ? [] : messengersIn(plain);
  return {
    ...(asked.users === undefined && users && { users }),
    ...(isByEnquiries && requests && { enquiries: requests }),
    ...(!hasTeam && operators && { operators }),
    ...(!hasTeam && moreOperators && { moreOperators }),
    ...(!hasChannels && channels && { channels }),
    ...(!hasChannels && moreChannels && { moreChannels }),
    // They are counted already.
    ...(countsChannels && asked.messengers && { messengers: [] }),
    ...(messengers.length > 0 && { messengers }),
  };
}

/** Enquiries count people at most. */
export const ownPriceReply = (facts: ConversationFacts, locale: Locale): BotReply | undefined =>
  composePriceReply(facts, locale) ??
  (facts.enquiries === undefined ? undefined : composeEnquiriesReply(facts.enquiries, locale, facts));
