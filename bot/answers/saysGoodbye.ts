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

/** "You've been very patient with me", "right, that's all for the board": praises or ends, and asks for nothing. */
export function saysThatIsAll({ question, plain }: AnalysedQuestion): boolean {
  return (
    question.history.length > 0 &&
    !/[?\d]/.test(question.text) &&
    (praises.test(plain) || ends.test(plain)) &&
    !demands.test(plain) &&
    plain.split(' ').length <= longestPraise
  );
}

/** Words. */
const longestPraise = 11;
const good =
  '(?:patient|helpful|kind|friendly|great|brilliant|lovely|excellent|fantastic|wonderful|amazing|honest|clear|thorough|(?:an? )?(?:absolute )?(?:star|legend|gem|great help|big help)|geduldig|hilfreich|nett|freundlich|toll|super|spitze|klasse|ehrlich|grundlich|lieb|geduld|eine (?:grosse|echte) hilfe)';
const praises = new RegExp(
  `^(?:(?:and|well|but|und|na|also|right|ok|okay|aber) )?(?:(?:you|u) (?:ve|have|were|are|re)|(?:du|sie|ihr) (?:warst|waren|wart|bist|sind|seid|hast|haben|habt))(?: (?:been|very|so|ever|really|most|always|all|such|sehr|echt|wirklich|richtig|viel|ganz|immer|ja|mir|da|unglaublich|incredibly|extremely)){0,3} ${good}(?: (?:with (?:me|us)|to (?:me|us)|mit (?:mir|uns)|gewesen|gehabt|today|heute|throughout|indeed|here|hier|there))*$`,
);
const ends =
  /^(?:(?:and|well|und|na|also|right|ok|okay|gut|great|fine|good|prima|super|then|so|dann|ja|yes) )*(?:(?:that|this) (?:s|is|was|will be|ll be) (?:all|everything|it)(?= (?:for|i|we|then|from|really|now|folks|thanks?|cheers|ta)\b|$)|(?:das|des|dis) (?:war|wars|ist|wars|ware|waers?) (?:dann |auch |schon |jetzt |es |erst ?mal )*alles(?= (?:fur|was|dann|von|jetzt|erst ?mal|danke|merci)\b|$)|mehr (?:brauch\w*|wollte?|muss) (?:ich|wir) (?:\w+ )?nicht\b).*$|\b(?:all )?(?:sorted|geklart|erledigt|beantwortet)(?: (?:then|now|dann|damit|jetzt|for me|for us))?$/;
