/**
 * "Price for 2000 usrs", "the website plus one other place": mends a misspelt noun behind a number, and names channels that
 * have other words, so that it is clear what is counted.
 */
import { distanceWithin } from '../../src/features/search/vocabulary.ts';
import type { BotQuestion } from '../protocol/botApi.ts';

/** In the message and in the visitor's earlier ones. */
export const withSpeltNouns = (question: BotQuestion): BotQuestion => ({
  ...question,
  text: mended(question.text),
  history: question.history.map((turn) => (turn.who === 'visitor' ? { ...turn, text: mended(turn.text) } : turn)),
});

const mended = (text: string): string =>
  (mayBeCase.test(text) ? text.replace(websiteAndOther, nameChannels) : text).replace(
    counted,
    (all, number: string, word: string) => {
      const lower = word.toLowerCase();
      const meant = wellSpelt.has(lower) ? undefined : nouns.find((noun) => isLike(lower, noun.toLowerCase()));
      return meant === undefined ? all : number + meant;
    },
  );

const nameChannels = (all: string): string => (/[äöüß]|seite|weitere|andere/i.test(all) ? '2 Kanäle' : '2 channels');
/** "Can we embed it in our website and one other place?" asks for no price. */
const mayBeCase =
  /\d|\b(?:two|three|four|zwei|drei|vier|cost\p{L}*|pric\p{L}*|plan|kost\p{L}*|preis\p{L}*|zahl\p{L}*)(?!\p{L})/iu;
const websiteAndOther =
  /\b(?:(?:the|our|die|unsere) )?(?:web ?site|web ?seite|homepage|web-?chat) (?:plus|and|und) (?:noch )?(?:one|1|a|an|einen?|eine) (?:other|more|further|weiteren?|anderen?|andere) (?:place|spot|app|way|ort|stelle|weg)\b/giu;

const counted = /(\d[ \u00A0\u202F]?(?:(?:active|different|aktiven?|verschiedenen?) )?)(\p{L}{4,})(?![\p{L}-])/gu;

const nouns = [
  ...['users', 'operators', 'channels', 'enquiries', 'requests', 'people', 'customers', 'visitors'],
  ...['Nutzer', 'Nutzern', 'Bearbeiter', 'Bearbeitern', 'Anfragen', 'Kunden', 'Besucher', 'Besuchern', 'Kanäle'],
  ...['Kanälen', 'Menschen', 'Leute', 'Leuten'],
];

/** Other words that are as close to one of these. */
const wellSpelt = new Set([
  ...nouns.map((noun) => noun.toLowerCase()),
  ...['user', 'used', 'uses', 'operator', 'channel', 'request', 'requested', 'customer', 'visitor'],
  ...['nutzen', 'bearbeitet', 'bearbeiten', 'anfrage', 'kunde', 'kundin', 'besuche', 'besuchen', 'mensch', 'leiten'],
]);

/** One letter is missing, added or wrong, or two have changed places; in a long word twice. */
function isLike(word: string, noun: string): boolean {
  const tolerance = noun.length < longWord ? 1 : 2;
  return word[0] === noun[0] && distanceWithin(word, noun, tolerance) <= tolerance;
}

const longWord = 9;
