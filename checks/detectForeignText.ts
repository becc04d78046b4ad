/**
 * Checks whether a text is in its declared language: by words that only the other language has, and for sentences by a
 * detector. `eld` was measured on our own sentences against tinyld, franc and cld3 (docs/decisions/0165).
 */
import { eld } from 'eld';
import { site } from '../src/site.ts';
import { sameInBothLanguages } from './sameInBothLanguages.ts';
import { splitSentences } from './site/sentences.ts';

/** Languages of the site, and languages of customers in sample transcripts. */
const siteLanguages = ['de', 'en'];
const otherLanguages = ['fr'];

/** From this number of words on, the detector errs in less than 1 % of texts; below it, names mislead it. */
const fewestWords = 3;

/** Frequent words of one language that do not exist in the other ("was", "her" and "not" are in both). */
const distinctiveWords: Record<string, ReadonlySet<string>> = {
  de: setOf(
    `aber alle als auch auf aus bei beim bis dabei damit dann das dass dem den der des diese dieser dieses doch durch
    ein eine einem einen einer eines er für gegen haben ihr ihre ihrem ihren ihrer im ist ja jede jeder jedes kann
    kein keine können mehr mit nach nicht noch nur ob oder ohne schon sein sich sie sind über um und uns unser unsere
    vom von vor wenn werden wie wir wird wo zu zum zur zurück zwischen`,
  ),
  en: setOf(
    `about after and are as at be because been before but by can does each for from has have his how if into is it its
    my nor of on only or our ours out she should than that the their them then there these they this those to we were
    what when where which while who why with without would you your`,
  ),
};

/** Letters that English words do not contain. */
const germanLetters = /[äöüß]/i;

const siteDetector = await detectorOf(siteLanguages);
const detectorOfAllLanguages = await detectorOf([...siteLanguages, ...otherLanguages]);

/** The reason why a text is not in its declared language; undefined if it is, or if it is too short to decide. */
export function detectForeignText(text: string, language: string): string | undefined {
  const isOwn = siteLanguages.includes(language);
  if (!isOwn && !otherLanguages.includes(language)) return `is marked as "${language}", which no text here is`;
  const plain = removeNames(text);
  const word = foreignWord(plain, language);
  if (word) return `has the word "${word}"`;
  const sentences = splitSentences(plain, language).flatMap((sentence) => sentence.split(/[:·›|]/));
  for (const sentence of sentences) {
    if (wordsOf(sentence).filter((word) => /\p{Ll}\p{L}|\p{L}\p{Ll}/u.test(word)).length < fewestWords) continue;
    const detected = (isOwn ? siteDetector : detectorOfAllLanguages).detect(sentence).language;
    if (detected !== '' && detected !== language) return `reads as "${detected}"`;
  }
  return undefined;
}

function foreignWord(text: string, language: string): string | undefined {
  if (!(language in distinctiveWords)) return undefined;
  const others = Object.entries(distinctiveWords).filter(([other]) => other !== language);
  // Words in capitals are abbreviations: "IT" is not "it".
  return wordsOf(text).find(
    (word) =>
      (language === 'en' && germanLetters.test(word)) ||
      (!/^\p{Lu}+$/u.test(word) && others.some(([, frequent]) => frequent.has(word.toLowerCase()))),
  );
}

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];

async function detectorOf(languages: string[]) {
  const detector = eld.newInstance();
  // The types lack `load`, which the main entry of the package has.
  if ('load' in detector && typeof detector.load === 'function') await detector.load('small');
  detector.setLanguageSubset(languages);
  return detector;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** Longest first, so that a name inside a longer one does not match first. */
const names = [site.brand, site.domain, ...sameInBothLanguages].sort((one, other) => other.length - one.length);
const namesAsWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Removes addresses and names: they belong to no language. */
export const removeNames = (text: string): string =>
  text.replace(/\S+@\S+|https?:\S+|\/\S*|\S+\.(?:de|com|org|eu|example)\b/g, ' ').replace(namesAsWords, ' ');
