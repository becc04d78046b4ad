import { normaliseCrisisText } from './normaliseCrisisText.ts';

/** Words that end a helpful conversation. A word about oneself, a life or a loss is not one of them. */
const polite = new Set(
  [
    'ta thanks thank you thx cheers very so much really that was its for your the help helpful useful great brilliant',
    'quick fast easy brill ace mate week morning afternoon',
    'lovely perfect super nice ok okay bye goodbye now see later soon have a good day evening weekend',
    'danke dankeschon vielen besten lieben dank merci sehr echt wirklich war das die hilfe hilfreich nutzlich toll prima',
    'klasse gut tschuss tschau ciao servus auf wiedersehen bis dann bald spater schonen schones noch tag abend',
    'feierabend wochenende',
  ].flatMap((words) => words.split(' ')),
);
const thanks = /\b(?:ta|thanks|thank you|thx|cheers|danke|dankeschon|dank|merci)\b/;

/**
 * "Ta, very helpful. Bye for now!": thanks that consist of these words alone. The model for danger scores short texts by
 * words that they have in common with farewells of another kind (docs/decisions/0330).
 */
export function isPoliteFarewell(text: string): boolean {
  const plain = normaliseCrisisText(text).replace(/\bdead (?=quick|fast|easy|good|helpful|useful)/g, '');
  return thanks.test(plain) && plain.split(' ').every((word) => word === '|' || polite.has(word));
}
