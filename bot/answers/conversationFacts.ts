/** What a visitor has said about their own case: the one state from which every sum of a conversation is computed. */
import type { Plan } from '../../src/text/content/planSchema.ts';
import type { Amounts } from './readAmounts.ts';
import type { Frequency, PerUnit } from './readFrequency.ts';
import type { SavingsFacts } from './readSavings.ts';

type Counted = Amounts & Frequency;

/** Some months on one plan, then some on another. */
export type PlanMonths = readonly [Stretch, Stretch];
type Stretch = { plan: Plan; months: number };

export type ConversationFacts = Counted & {
  /** Its tokens are not filled. */
  plan?: Plan;
  /** "Twice the smallest plan". */
  times?: number;
  /** That a sum is asked for: 12 for a year, 1 for a month after a year. */
  months?: number;
  /** The price of one more was asked for: "and three?" counts them. */
  asksOne?: 'moreOperators' | 'moreChannels';
  /** The number of operators was asked for: "we are ten" counts them. */
  asksOperators?: true;
  /** "I meant five more": replaces the number of all operators. */
  isCorrection?: true;
  /** "What is the small plan with VAT?" after a sum of another plan: its extras belong to that one. */
  isFresh?: true;
  /** A number may count operators, channels or users: no sum until the visitor says which. */
  isKindOpen?: true;
  planMonths?: PlanMonths;
  /** With German VAT. */
  isGross?: boolean;
  /** Chatbots that are kept apart, such as one for each brand. */
  projects?: number;
  /** Whether "people" were operators or users when they were counted last. */
  peopleAre?: 'operators' | 'users';
  /** What the visitor calls the users, folded. */
  usersNamed?: string;
  /** The words of the message that last counted operators. */
  team?: readonly string[];
  /** "200 emails a listing". */
  perUnit?: PerUnit;
  /** Employees of whom it is not known how many answer. */
  staff?: number;
  /** As the visitor names them, if they may be something else: "4 heads". */
  staffNamed?: string;
  /** Branches and other places, by the first letters of their name. */
  units?: Readonly<Record<string, number>>;
  /** Those named: each is a channel beside the web chat. */
  messengers?: readonly string[];
  /** "Do we need the middle one?": larger than the users need. */
  unneeded?: Plan;
  /** Of the savings calculator. */
  savings?: SavingsFacts;
  /** The entry about what was spoken of and has no list price: "how much?" means it. */
  unpriced?: string;
};

/** What was said later replaces what it contradicts. */
export function mergeFacts(
  { isKindOpen: _, unneeded: __, unpriced, planMonths, ...before }: ConversationFacts,
  { isCorrection, isFresh, ...later }: ConversationFacts,
): ConversationFacts {
  if (isFresh) return mergeFacts(withoutExtras(before), later);
  const kept = later.plan ? withCountsOf(before, later.plan) : { ...before };
  if (later.users !== undefined || later.unneeded) delete kept.plan;
  if (later.users !== undefined && later.enquiries === undefined) {
    delete kept.enquiries;
    delete kept.perPerson;
  }
  // "And a year?", "with VAT?" keep the multiple; any other detail asks for another sum.
  if (Object.keys(later).some((key) => key !== 'months' && key !== 'isGross')) delete kept.times;
  if (later.operators !== undefined) delete kept.moreOperators;
  if (isCorrection && kept.moreOperators === undefined) delete kept.operators;
  if (later.channels !== undefined) {
    delete kept.moreChannels;
    delete kept.messengers;
  }
  const messengers = [...new Set([...(kept.messengers ?? []), ...(later.messengers ?? [])])];
  const isPriced = Object.keys(later).some((name) => name !== 'months' && name !== 'isGross');
  return {
    ...kept,
    ...later,
    ...(messengers.length > 0 && { messengers }),
    ...(unpriced && !isPriced && { unpriced }),
    ...(planMonths && !isPriced && { planMonths }),
  };
}

const withoutExtras = ({
  plan: _,
  operators: __,
  moreOperators: ___,
  channels: ____,
  moreChannels: _____,
  messengers: ______,
  team: _______,
  months: ________,
  isGross: _________,
  ...others
}: ConversationFacts): ConversationFacts => others;

/** "And on the big plan?": the team and the channels stay as many, whatever each plan includes. */
function withCountsOf(before: ConversationFacts, plan: Plan): ConversationFacts {
  const { plan: from, moreOperators, moreChannels, ...rest } = before;
  if (!from || from.type === plan.type) return { ...before };
  const altogether = (included: number | null, count = included ?? 0, more = 0) => count + more;
  return {
    ...rest,
    plan: from,
    ...(moreOperators && { operators: altogether(from.operators, before.operators, moreOperators) }),
    ...(moreChannels && { channels: altogether(from.channels, before.channels, moreChannels) }),
  };
}

/** Whether the request names operators or channels. */
export const namesExtra = (request: ConversationFacts): boolean =>
  [request.operators, request.channels, request.moreOperators, channelsBeyond(request)].some(Boolean);

/** Channels beyond those of the plan; a number of all channels includes the messengers. */
export const channelsBeyond = ({ channels, moreChannels, messengers = [] }: ConversationFacts): number | undefined =>
  moreChannels ?? (channels === undefined && messengers.length > 0 ? messengers.length : undefined);
