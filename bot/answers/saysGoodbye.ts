import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';

/** "Right, I'll think it over. Cheerio!": ends a conversation and asks for nothing more. */
export function saysGoodbye({ question, locale }: AnalysedQuestion): boolean {
  const plain = normaliseText(question.text, locale);
  return (
    question.history.length > 0 &&
    !question.text.includes('?') &&
    farewell.test(plain) &&
    !demands.test(plain) &&
    plain.split(' ').length <= longestFarewell
  );
}

/** Words. */
const longestFarewell = 16;
/** At the end, with a word or two after it. */
const farewell =
  /\b(?:(?:good ?)?bye(?: ?bye)?|cheerio|ta ?ra|see (?:you|ya)|take care|farewell|tschus\w*|tschau|ciao|servus|ade|adieu|baba|pfiat (?:di|eich|eana|euch)|(?:auf )?wieder(?:sehen|schauen|horen)|bis (?:dann|bald|spater|demnachst))(?: (?:for now|now|then|all|everyone|x+|soon|later|zusammen|erstmal|dann|und danke|bis (?:dann|bald)))?$/;
const demands =
  /\b(?:please|pls|bitte|send|tell|show|call|ring|email|schick\w*|sag\w*|zeig\w*|ruf\w*|melde\w*|nenn\w*|erklar\w*)\b/;
