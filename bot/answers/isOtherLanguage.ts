import { languages, wordsIn } from '../../src/features/search/language.ts';
import { locales } from '../../src/routes/table.ts';

/** "Bonjour, vous parlez français ?": four words, or two and half of all, are of a language that the bot lacks. */
export function isOtherLanguage(text: string): boolean {
  const words = wordsIn(text).map(({ word }) => word.toLowerCase());
  const foreign = words.filter((word) => frequent.has(word));
  const distinct = new Set(foreign).size;
  const own = words.filter((word) => locales.some((locale) => languages[locale].stopWords.has(word))).length;
  return (distinct >= surely && own * 2 < distinct) || (distinct >= 2 && foreign.length * 2 >= words.length);
}

/** So many different words are enough in a text of any length. */
const surely = 4;

/** Of French, Spanish, Italian, Dutch, Polish and Turkish, without words that are German or English as well, such as "merci" and "pour". */
const frequent = new Set(
  [
    'bonjour bonsoir vous parlez parler français francais que nous avez avons combien coûte coute une quel quelle comment pouvez notre votre vos sur avec puis peux veux mois quand résilier resilier',
    'hola buenos buenas días tardes habla hablan hablas hablar español espanol cuánto cuanto cuesta para usted ustedes puede pueden cómo como qué que gracias quiero tienen precio una nuestra',
    'buongiorno buonasera parla parlate parli italiano quanto costa grazie posso vorrei vorremmo avete prezzo sono siamo nostro della',
    'goedemorgen goedendag goedemiddag spreekt spreken nederlands hoeveel kunt jullie graag onze voor een het niet wij',
    'dzień dzien dobry mówicie mowicie polsku ile kosztuje czy jak dziękuję dziekuje macie nasz',
    'merhaba türkçe turkce biliyor konuşuyor musunuz kadar fiyat için icin nasıl nasil mı teşekkürler bir bizim',
  ].flatMap((words) => words.split(' ')),
);
