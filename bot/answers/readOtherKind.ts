/** A count that was meant for the other kind of extra: "sorry, I meant channels". */
import type { ConversationFacts } from './conversationFacts.ts';
import { withDigits } from './numberWords.ts';

export type Kind = 'operators' | 'channels' | 'users';

export const nouns: Readonly<Record<Kind, RegExp>> = {
  channels: /^(?:channels?|kanal\w*|messengers?)$/,
  operators: /^(?:operator(?:s|en)?|agents?|seats?|colleagues?|staff|bearbeiter\w*|kolleg\w*|mitarbeite\w*|platze?n?)$/,
  users:
    /^(?:users?|customers?|clients?|guests?|visitors?|tenants?|patients?|nutzer\w*|kund\w+|gaste\w*|besucher\w*|mieter\w*|patient\w*)$/,
};

/** "Sorry, I meant channels": as many of the other kind. */
export function readOtherKind(plain: string, before: ConversationFacts): ConversationFacts | undefined {
  if (
    /\d/.test(withDigits(plain)) ||
    !meant.test(plain) ||
    asksOrDenies.test(plain) ||
    plain.split(' ').length > longestCorrection
  )
    return undefined;
  const { moreOperators = 0, moreChannels = 0 } = before;
  const words = plain.replace(denied, '').split(' ');
  const names = (kind: Kind) => words.some((word) => nouns[kind].test(word));
  if (names('channels') === names('operators')) return undefined;
  if (names('channels') && moreOperators > 0 && moreChannels === 0)
    return { moreOperators: 0, moreChannels: moreOperators };
  return names('operators') && moreChannels > 0 && moreOperators === 0
    ? { moreOperators: moreChannels, moreChannels: 0 }
    : undefined;
}

const meant = /\b(?:i (?:\w+ )?meant?|meant|(?:ich|wir) mein(?:e|te|en|ten)|mein(?:e|te) ich|statt|instead|sondern)\b/;
/** "No extra channels", "which messengers?" */
const asksOrDenies = /\b(?:no|kein\w*|without|ohne|which|what|welche\w*|can|kann|konnen)\b/;
/** "Channels, not colleagues" */
const denied = /\b(?:not|nicht|statt|instead of) (?:the |die |der |den )?\w+/g;
const longestCorrection = 8;
