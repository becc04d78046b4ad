/**
 * "Typo, I meant 600": asks the question before again, with this number. Only if each of the two
 * messages names one number: which of several is meant, and what it counts, is read elsewhere (readInContext.ts).
 */
import type { BotQuestion, BotTurn } from '../protocol/botApi.ts';

/** The question and its reply are no part of the history then. */
export function withCorrectedNumber(question: BotQuestion): BotQuestion {
  const history: BotTurn[] = [];
  const add = (turn: BotTurn): BotTurn => {
    const at = history.findLastIndex(({ who }) => who === 'visitor');
    const before = history[at];
    const text = turn.who === 'visitor' && before ? askedAgain(turn.text, before.text) : undefined;
    if (text !== undefined) history.splice(at);
    return text === undefined ? turn : { ...turn, text };
  };
  for (const turn of question.history) history.push(add(turn));
  const { text } = add({ who: 'visitor', text: question.text });
  return { ...question, text, history };
}

/** Undefined if the message corrects no number of the one before it. */
function askedAgain(message: string, before: string): string | undefined {
  // "Mach das mal 12" asks for a year.
  if (/\b(?:mal|times|x)\s+12\b/i.test(message)) return undefined;
  const numbers = message.match(numerals) ?? [];
  const [wrong, ...others] = before.match(numerals) ?? [];
  // "150, not 1500" names the wrong one as well.
  const [number, ...more] = numbers.filter((one) => digitsOf(one) !== digitsOf(wrong));
  const isDenied = numbers.length === 2 && denies.test(message);
  if (number === undefined || more.length > 0 || wrong === undefined || others.length > 0) return undefined;
  if (!isDenied && (numbers.length > 1 || !corrects.test(message))) return undefined;
  const beside = message.replaceAll(numerals, ' ').match(/\p{L}+/gu) ?? [];
  return beside.length > mostWords || !beside.every((word) => besideNumber.test(word))
    ? undefined
    : before.replace(numerals, number);
}

const digitsOf = (number = ''): string => number.replace(/\D/g, '');

const denies = /\b(?:not|nicht|ned|net|nit|it|instead of|statt|keine)\s+\d|\d[\d.,]*,?\s+(?:not|nicht|ned|net|nit)\b/i;

const numerals = /(?<![\p{L}\d.,:])\d{1,3}(?:[., {2}]\d{3})+(?![\d])|(?<![\p{L}\d.,:])\d+(?![\p{L}\d:%€]|[.,]\d)/gu;
const mostWords = 9;
const corrects =
  /\b(?:vertippt|vertan|verschrieben|tippfehler|(?:ich )?meinte|meine ich|sollte|sollten|typo|make (?:it|that)|mach\w* (?:es|das|mal)|eher|lieber|rather|call it|sagen wir|mistyped|misspelt|meant|fat fingers?|slip|(?:eine )?null|(?:a )?zero)\b/i;
/** Words that tell no more than that the number was wrong: any other may tell what it counts. */
const besideNumber =
  /^(?:hm+|make|mach|machen|mal|eher|lieber|rather|call|sagen|wir|better|besser|ach|oh|ah|ups|uups|oops|hoppla|mist|quatsch|sorry|entschuldigung|pardon|moment|halt|wait|hang|on|nein|nee|no|doch|vertippt|vertan|verschrieben|tippfehler|hab|habe|mich|da|ich|das|es|wir|eine?|null|vergessen|zu|viel|wenig|meinte|meine|natürlich|eigentlich|sollte|sollten|waren|wären|sein|heißen|sind|ist|war|typo|mistyped|misspelt|that|it|s|it’s|its|i|my|mistake|bad|meant|to|say|mean|type|fat|fingers?|slip|of|the|is|was|what|should|have|be|been|said|zero|one|too|many|few|missed|a|and|und|not|nicht|ned|net|nit|instead|statt|keine|so|rather|actually|by|there|are|we|ve)$/i;
