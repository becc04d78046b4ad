/** Which extras of the last sum a message takes back: "and without?", "only WhatsApp then". */
import { type ConversationFacts, channelsBeyond } from './conversationFacts.ts';

const channelNoun =
  '(?:channels?|kanal\\w*|whats ?app|telegram|(?:facebook )?messengers?|messaging apps?|instagram|signal|voice(?: assistant)?|sprach\\w*)';
const withoutA = (noun: string): RegExp =>
  new RegExp(
    String.raw`\b(?:ohne|without|no(?! \d)|kein\w*|drop|skip|lass\w*|forget|minus|leave out|lose|streich\w*)(?: (?!\d)\w+){0,3} ${noun}\b`,
  );
export const withoutChannel = withoutA(channelNoun);

export const operatorNoun =
  '(?:colleagues?|kolleg\\w*|operator(?:s|en)?|bearbeiter\\w*|agents?|mitarbeiter\\w*|people|person)';
const one = '(?:1|one|a|an|ein(?:e[mnrs]?)?)';
const withoutOperator = withoutA(operatorNoun);
const insteadOfWebChat =
  /\b(?:statt|anstatt|anstelle|instead|place)(?: \w+){0,3} (?:web ?chats?|web ?seite|web ?site|chats?)\b/;
const onlyOneChannel = new RegExp(
  String.raw`\b(?:only|just|nur)(?: \w+){0,3} ${one} (?:channel|kanal)\b(?! (?:more|mehr|extra|zusatzlich|dazu))`,
);
const oneChannelLess = new RegExp(
  String.raw`\b(?:drop|minus|remove|streich\w*) ${one} (?:channel|kanal)\b|\b${one} (?:channel|kanal) (?:less|fewer|weniger)\b`,
);
const oneOperatorLess = new RegExp(
  String.raw`^(?:\w+ ){0,2}?${one}(?: ${operatorNoun})? (?:less|fewer|weniger)$|\b(?:minus|scrap|drop) (?:one|ein\w*)(?: ${operatorNoun}| of (?:them|those)| davon)$`,
);

/** One operator and one channel are in every plan. */
export function readDropped(plain: string, before: ConversationFacts): ConversationFacts {
  const kept = keptMessengers(plain, before);
  if (kept !== undefined) return { channels: 1 + kept };
  const { operators, moreOperators, channels, moreChannels } = before;
  const hasChannels = channels !== undefined || channelsBeyond(before) !== undefined;
  if (insteadOfWebChat.test(plain)) return { channels: 1 };
  if (bareWithout.test(plain)) return before.isGross ? { isGross: false } : withoutOnlyExtra(before, hasChannels);
  if (hasChannels && oneChannelLess.test(plain))
    return channels === undefined ? { moreChannels: (moreChannels ?? 1) - 1 } : { channels: channels - 1 };
  if (!hasChannels && operators !== undefined && operators > 1 && oneOperatorLess.test(plain))
    return { operators: operators - 1 };
  if (!hasChannels && moreOperators && oneOperatorLess.test(plain)) return { moreOperators: moreOperators - 1 };
  return {
    ...(hasChannels && (onlyOneChannel.test(plain) || withoutChannel.test(plain)) && { channels: 1 }),
    ...((operators ?? moreOperators) !== undefined && withoutOperator.test(plain) && { operators: 1 }),
  };
}

/** "And without?": the extra, if there is one kind alone. */
const bareWithout = /^(?:(?:and|und|ok|dann|then|ganz|so) )*(?:without|ohne)(?: (?:it|that|das|den|die|ihn))?$/;

function withoutOnlyExtra(before: ConversationFacts, hasChannels: boolean): ConversationFacts {
  const hasTeam = (before.operators ?? before.moreOperators) !== undefined;
  if (hasTeam === hasChannels) return {};
  return hasChannels ? { channels: 1 } : { operators: before.plan?.operators ?? 1 };
}

/** How many of several messengers remain: "Telegram can go", "only WhatsApp then". Undefined if none was taken back. */
function keptMessengers(
  plain: string,
  { messengers = [], channels, moreChannels }: ConversationFacts,
): number | undefined {
  if (messengers.length < 2 || (channels ?? moreChannels) !== undefined) return undefined;
  const named = messengers.filter((name) => (messengerNames[name] ?? new RegExp(`\\b${name}`)).test(plain)).length;
  if (named === 0) return undefined;
  if (onlyThese.test(plain)) return named;
  return goes.test(plain) || withoutChannel.test(plain) ? messengers.length - named : undefined;
}

const messengerNames: Readonly<Record<string, RegExp>> = {
  whatsapp: /\bwhats ?app\b/,
  facebookmessenger: /\bfacebook messenger\b/,
  messagingapp: /\bmessaging app\b/,
  voice: /\b(?:voice|smart speakers?|alexa|sprach\w*|lautsprecher)\b/,
};
const onlyThese = /^(?:(?:and|und|ok|then|dann|also|doch|lieber|so) )*(?:only|just|nur)\b/;
const goes = /\b(?:weg|raus|entfallt|streich\w*|can go|is out|drop\w*|auch nicht|not (?:that|the)|remove)\b/;
