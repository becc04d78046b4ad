/** Reads numbers that only the turns before give a noun, and what a visitor takes back: "we're ten", "without WhatsApp". */

import { type ConversationFacts, channelsBeyond } from './conversationFacts.ts';
import { namedPersonJoins } from './joinsByName.ts';
import { namesSeveralAmounts } from './maskOtherNumbers.ts';
import { withDigits } from './numberWords.ts';
import { readBareNumber, readOnTopOf } from './readAmounts.ts';
import { operatorNoun, readDropped } from './readDroppedExtras.ts';
import { laterMore } from './readOperators.ts';
import { isYear } from './readPeriod.ts';

/** A number alone replaces the earlier one only in a correction or a short question. */
export const corrects =
  /\b(?:sorry|meant|mean|actually|instead|not|no|nein|nee|ne|meinte|doch|statt|nicht|eigentlich|sondern|make (?:it|that)|mach\w* (?:es|das)|dr?aus|lieber|rather|back to|stick (?:with|to)|zuruck (?:zu|auf)|bleib\w* bei)\b/;
const further =
  /\b(?:more(?! like)|extra|additional|mehr|weitere|zusatzliche|noch|another|dazu|obendrauf|drauf|on top)\b/;
const also = /\b(?:auch|wants? in|mit\w*|as well|too|also|join\w*)\b/;
const counted =
  /\b\d+ ?(?:mal|times|prozent|percent|tage?|days?|wochen|weeks?|monate?|months?|minuten|minutes|euro|uhr|stunden|hours?|anfragen|enquiries|requests|tickets)\b|[%€£]/;
const joinsTeam = /\b(?:team|join\w*|staff)\b/;
/** "So one more": of those who were counted. */
const oneMore = /\b(?:one more|another(?: one)?|noch ein(?:e[rn]?)?)$/;
const onlyOne =
  /\b(?:make (?:it|that)|only|just|nur|lieber|doch|rather|mean|meant|meinte) (?:one|(?:noch )?ein(?:e[nrms]?)?)(?: (?:more|extra|mehr|weitere\w*|zusatzlich\w*))?(?: (?:not|nicht|statt|instead of) \w+)?$/;
const severalLess = new RegExp(
  [
    String.raw`\b(?:without|ohne|minus)(?: (?:the|last|other|our|extra|additional|die|den|letzten|anderen|unsere|zusatzlichen|weiteren))* (\d{1,2})(?! (?:\w+ )?(?:channel|kanal|month|monat|user|nutzer))\b`,
    String.raw`\b(\d{1,2})(?: (?:of (?:us|them|those|my \w+|the \w+)|davon|von (?:uns|ihnen|denen)|people|colleagues|operators|leute|kolleg\w*|bearbeiter|mitarbeiter))?(?: (?:doch|dann|then|now|are|re|will|would|could))* (?:drop(?:ping)? out|leave|leaving|are gone|do not|don t|won t|less|fewer|weniger|wegfallen|fallen (?:weg|aus)|ausfallen|aussteigen|gehen|nicht (?:mehr )?mit\w*)\b`,
  ].join('|'),
);
/** "And three of them?": nothing but a number. */
export const bareCount =
  /^(?:(?:hmm?|ok|okay|oh|ah|well|tja|puh|and|und|(?:if|wenns?|falls)(?: (?:it|there|we|es|wir|ihr))?(?: (?:s|is|are|were|re))?(?: (?:only|just|nur))?|what about|how about|was kosten|was ist mit|bei|for|fur|dann|so|then|mit|with|how much (?:is|are|for)) )*\d+(?: (?:of (?:them|those)|davon|then|dann|sind|waren|waeren|are|wird|werden))?$/;
/** Words of a short question. */
const fewWords = 5;
const mostOperators = 50;
/** A number that is so small, and so far below the users before, may count anything. */
const mostPeople = 9;
const leastRatio = 5;

/** "With four of them", after a question about operators. */
const someOfThem = /\b(\d{1,2}) (?:of (?:them|those)|davon)\b/;
const teamAfterQuestion =
  /^(?:\w+ ){0,2}?(?:we|wir|i|ich|there|es) (?:re|are|is|s|d (?:be|need|have)|ll (?:be|need|have)|need|have|want|sind|waren|brauch\w*|hab\w*|hatten?|will|wollen|wollten)(?: \w+)? (\d+)(?: \w+){0,2}$|\b(?:sind|waren) (?:wir|es)(?: dann| nur)* ([2-9])$/;
const ofUs =
  /\b(?:all|alle) (\d{1,2})(?= (?:im|on|in|of us|von uns|answer\w*|repl\w*|tak\w*|chat\w*|(?:mit)?(?:antwort|chatt|schreib)\w*|soll\w*|durf\w*|mussen|should|must|need|have to)|$)|\b(\d{1,2}) (?:of us|von uns)\b|\b(\d{1,2}) (?:of|von) (?:the|our|those|den|unseren) \d{1,2}\b(?=.{0,20}\b(?:answer|repl|take|chat|antwort|ubernehm))/;
const nthToo =
  /\b(?:a|an|the|ein|eine|einen|der|die|noch ein) (second|third|fourth|fifth|sixth|zweite|dritte|vierte|funfte|sechste)[rsn]?(?: (?:one|person|colleague|kollege|kollegin))? (?:(?:who|der|die) )?(?:as well|too|auch|noch|also|answers|replies|antwortet)\b|\b(?:as|als) (?:a |the |our |der |die |unser\w* )?(second|third|fourth|fifth|sixth|zweite|dritte|vierte|funfte|sechste)[rsn]?(?! (?:channel|kanal|weg|way|route|messenger|option|schritt|step|projekt|project|marke|brand|sprache|language))\b/;
const ordinals = ['second zweite', 'third dritte', 'fourth vierte', 'fifth funfte', 'sixth sechste'];

/** "And if my sister answers as well?" */
const oneMoreAnswers =
  /\b(?:meine?|my|our|unsere?|jemand|noch (?:jemand|einer|eine)|somebody|someone|anybody)(?: (?!und|and)\w+){0,3} (?:auch |also )?(?:mit)?(?:antwort\w*|mitschreib\w*|answer(?:s|ed)?|repl(?:y|ies)|chattet|join(?:s|ed)?)\b|\b(?:if|wenn)(?: \w+){1,6} (?:wants? in|mitmachen|mitreden|einsteigen)\b/;
/** "And for a bigger team, say 8?" */
const teamOf = /\b(?:team|mannschaft|leute|crew|staff)\b.{0,25}?(?<!\b(?:not|nicht|statt|no)) (\d{1,2})$/;

const oneLess = new RegExp(
  String.raw`\b(?:drop|minus|scrap|remove|streich\w*) (?:one|1|ein\w*)(?: of (?:the|those|our))? ${operatorNoun}\b|\b(?:one|1|ein\w*) ${operatorNoun} (?:less|fewer|weniger)\b`,
);
/** `sentences`: of the message, folded like `plain`. */
export function readInContext(
  text: string,
  plain: string,
  sentences: readonly string[],
  before: ConversationFacts,
): ConversationFacts {
  const digits = withDigits(plain);
  const fewer = readFewer(digits, before);
  if (fewer) return { operators: fewer };
  const dropped = readDropped(digits, before);
  const operators = laterMore.test(digits)
    ? undefined
    : (readTeam(digits, before) ?? teamInSentence(sentences, before));
  const isSumOpen = before.plan !== undefined || before.users !== undefined;
  const joins = isSumOpen && !operators && ((oneMoreAnswers.test(plain) && also.test(plain)) || namedPersonJoins(text));
  return {
    ...dropped,
    ...(operators && { operators }),
    ...(joins && { moreOperators: (before.moreOperators ?? 0) + 1 }),
  };
}

/** "Sorry, 950 and five of us", "make that 170 and still two": so many are users, the others answer. */
export function readBoth(digits: string, before: ConversationFacts): ConversationFacts {
  const numbers = digits.replace(/(\d) (?=\d{3}\b)/g, '$1').match(/\b\d+\b/g) ?? [];
  const [few = 0, many = 0] = numbers.map(Number).sort((one, other) => one - other);
  const isBoth = numbers.length === 2 && many > mostOperators && few > 0 && few <= mostOperators;
  if (before.users === undefined || !isBoth || !corrects.test(digits) || counted.test(digits)) return {};
  const hasTeam = (before.operators ?? before.moreOperators) !== undefined;
  return { users: many, ...(hasTeam && { operators: few }) };
}

function readTeam(digits: string, before: ConversationFacts): number | undefined {
  const { plan, users, operators, moreOperators, asksOperators, asksOne } = before;
  const isSumOpen = plan !== undefined || users !== undefined;
  const isAboutTeam = asksOperators || operators !== undefined || moreOperators !== undefined;
  const nth = nthToo.exec(digits)?.slice(1).find(Boolean);
  const place = nth === undefined ? -1 : ordinals.findIndex((names) => names.split(' ').includes(nth));
  if (isSumOpen && place >= 0) return place + 2;
  const found =
    (isSumOpen && (ofUs.exec(digits) ?? teamOf.exec(digits))) ||
    (isAboutTeam && (teamAfterQuestion.exec(digits) ?? (!asksOne && someOfThem.exec(digits)))) ||
    undefined;
  const count = Number(found?.slice(1).find(Boolean) ?? 0);
  return count > 0 && count <= mostOperators ? count : undefined;
}

/** "We have five. Which plan?", after a question about operators. */
function teamInSentence(sentences: readonly string[], before: ConversationFacts): number | undefined {
  if (!before.asksOperators || sentences.length < 2) return undefined;
  const found = sentences
    .map((one) => Number(teamAfterQuestion.exec(withDigits(one))?.slice(1).find(Boolean) ?? 0))
    .find(Boolean);
  return found && found <= mostOperators ? found : undefined;
}

/** "Without the last two of us", "and if three drop out?": how many operators remain. */
function readFewer(digits: string, { plan, operators, moreOperators }: ConversationFacts): number | undefined {
  const fewer = oneLess.test(digits) ? 1 : Number(severalLess.exec(digits)?.slice(1).find(Boolean) ?? 0);
  const all = (operators ?? plan?.operators ?? 1) + (moreOperators ?? 0);
  return (operators ?? moreOperators) !== undefined && fewer > 0 && fewer < all ? all - fewer : undefined;
}

/** "It is 850, not 1,150", "und bei 300?", "and two more?": a number whose noun was said before. */
export function readCorrection(text: string, plain: string, before: ConversationFacts): ConversationFacts {
  const hasOperators = (before.operators ?? before.moreOperators) !== undefined;
  if (hasOperators && oneMore.test(plain) && !onlyOne.test(plain))
    return { moreOperators: (before.moreOperators ?? 0) + 1 };
  const bare = onlyOne.test(plain) ? 1 : readBareNumber(text);
  if (
    !bare ||
    isYear(plain) ||
    /[×*÷]\s*\d/.test(text) ||
    namesSeveralAmounts(text) ||
    counted.test(withDigits(text).toLowerCase())
  )
    return {};
  const onTop = readOnTopOf(text);
  const hasTeam =
    (before.operators ?? before.moreOperators) !== undefined || before.asksOperators === true || joinsTeam.test(plain);
  const hasChannels = (before.channels ?? channelsBeyond(before)) !== undefined;
  if (onTop)
    return hasTeam
      ? { operators: onTop }
      : hasChannels
        ? { channels: onTop }
        : before.users
          ? { isKindOpen: true }
          : {};
  const isFew = bare <= mostOperators;
  const isBare = bareCount.test(withDigits(plain));
  const isAboutChannels = before.channels !== undefined && (before.operators ?? before.moreOperators) === undefined;
  if (isAboutChannels && isFew && isBare) return { channels: bare };
  if (before.asksOne && isFew && isBare) return { [before.asksOne]: bare };
  if (before.asksOperators && before.users === undefined && isFew && isBare) return { operators: bare };
  const isShort = plain.split(' ').length <= fewWords;
  if (/\b(?:wenns?|falls|if)\b/.test(plain) && !isBare && !(isShort && further.test(plain))) return {};
  if (further.test(plain)) return isFew && hasTeam ? { moreOperators: bare } : {};
  if (!corrects.test(plain) && !isShort && !isBare) return {};
  // "Make that one" after "two more are joining": of those that were added last.
  const { moreOperators: added = 0 } = before;
  if (added > 0 && bare <= added && (onlyOne.test(plain) || corrects.test(plain)))
    return { moreOperators: bare, isCorrection: true };
  const { users, operators } = before;
  if (users && operators && isFew) return users / bare > bare / operators ? { operators: bare } : { users: bare };
  // Operators of so many users, rather than fewer users.
  if (users && bare <= mostPeople && users / bare >= leastRatio)
    return before.asksOperators ? { operators: bare } : { isKindOpen: true };
  if (users) return { users: bare };
  return operators && isFew && (corrects.test(plain) || isBare) ? { operators: bare } : {};
}
