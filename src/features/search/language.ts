/**
 * Word normalization for the search, per language. Used for the index and the query, on the server and in the browser,
 * so it is small: light stemmers, no dictionaries (docs/how-to/tune-the-search.md).
 */
import type { Locale } from '../../routes/table.ts';

export type Language = {
  /** Folds letters for comparison: lower case, ä and ae are a, ß is ss. */
  fold(word: string): string;
  /** The stem of a folded word. Not always a word: "kündigen" and "Kündigung" both give "kundig". */
  stem(folded: string): string;
  /** Folded words that are ignored in queries. */
  stopWords: ReadonlySet<string>;
};

/** Words and numbers with their offsets. Hyphens separate: "KI-Chatbot" is two words. */
export const wordsIn = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({ word: match[0], at: match.index }));

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Most words have none, and the look saves a third of the time. */
const withoutAccents = (word: string): string =>
  /[^\0-\x7f]/.test(word) ? word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '') : word.toLowerCase();

const german: Language = {
  // "ue" is ü, but not in "neu(e)", "Dauer" and "Quelle" (as in Snowball's variant "German2").
  fold: (word) => withoutAccents(word.replaceAll('ß', 'ss')).replace(/ae|oe|(?<![aeq])ue/g, ([vowel = '']) => vowel),

  /**
   * After CISTEM (Weißweiler and Fraser, 2017), without its rule for "ge-" and with the commonest deverbal noun
   * endings; "Rechnung" (invoice) is not reduced to "rechnen" (calculate).
   */
  stem(folded) {
    let stem = folded;
    for (;;) {
      const ending =
        (stem.length > 6 && /(?:(?<!rechn|wohn)ung|heit|keit|ation|ieren|iert)$/.exec(stem)?.[0]) ||
        (stem.length > 5 && /(?:em|er|nd)$/.exec(stem)?.[0]) ||
        (stem.length > 4 && /t$/.exec(stem)?.[0]) ||
        // Removes the n of "Daten" and "Kindern", but not of "Termin" and "rechn(en)".
        (stem.length > 3 && /[es]$|(?<=[erl])n$/.exec(stem)?.[0]);
      if (!ending) return stem;
      stem = stem.slice(0, -ending.length);
    }
  },

  stopWords: list(
    'aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bitte brauche braucht da damit dann ' +
      'das dass dein deine dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch eigentlich ein eine ' +
      'einem einen einer eines er es etwas euch euer fur gegen geht gibt haben habe hat hatte hier ich ihm ihn ihnen ihr ihre ' +
      'ihrem ihren ihrer im immer in ist ja jede jeden jeder kann kein keine keinen konnen konnte koennen lassen lasst mache machen macht man mehr mein meine ' +
      'meinem meinen meiner mich mir mit mochte muss mussen nach nicht noch nun nur ob oder ohne schon sehr sein seine ' +
      'selbst sich sie sind so soll sollen sollte suche suchen tun uber um und uns unser unsere unserem unseren unserer unter viel vom von ' +
      'vor wann war warum was welche welchem welchen welcher welches wenn wer werde werden wie wieso will wir wird wo wofur ' +
      'wollen womit wozu wurde zu zum zur zwischen',
  ),
};

const english: Language = {
  fold: withoutAccents,

  stem(folded) {
    if (folded.length < 4) return folded;
    let stem = folded
      .replace(/ies$/, 'y')
      .replace(/sses$/, 'ss')
      .replace(/(?<![su])s$/, '');
    const cut = (endings: RegExp, least: number) => {
      const shorter = stem.replace(endings, '');
      if (shorter !== stem && shorter.length >= least && /[aeiouy]/.test(shorter)) {
        stem = shorter.replace(/([bdfglmnprt])\1$/, '$1');
      }
    };
    cut(/(?:ing|ed)$/, 3);
    cut(
      /(?:ations?|ators?|ative|ating|ated?|at|ibility|ability|ible|able|ments?|ness|ance|ence|ally|ly|al|er|or|is|iz)$/,
      4,
    );
    return stem.replace(/e$/, '').replace(/y$/, 'i');
  },

  stopWords: list(
    'a about after all also am an and any are as at be been before but by can could did do does for from get had has have ' +
      'how i if in into is it its just like me more most much my need no not of on one or our out please should show so some such tell than ' +
      'that the their them then there these they this those to too up us want was we were what when where which while who why ' +
      'will with would you your',
  ),
};

export const languages: Readonly<Record<Locale, Language>> = { de: german, en: english };
