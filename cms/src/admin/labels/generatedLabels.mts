/**
 * Labels of the fields that are made of the site's texts: their names are made of few words. Help texts follow from what
 * the generator knows of a field (src/cms/texts/strapiTypes.ts in the site).
 */
import { aToE } from './words/aToE.mts';
import { fToO } from './words/fToO.mts';
import { pToS } from './words/pToS.mts';
import { tToZ } from './words/tToZ.mts';

type PanelLocale = 'de' | 'en';

/** What the generator writes into `pluginOptions.site` of a field. */
export type FieldFacts = { lines?: true; closed?: true; tokens?: readonly string[]; address?: true };
export type Attribute = { pluginOptions?: { site?: FieldFacts } };

const words: Readonly<Record<string, readonly [string, string]>> = { ...aToE, ...fToO, ...pToS, ...tToZ };

const partsOf = (name: string): string[] => name.split(/[_-]+|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());

const joined = (parts: readonly string[]): string =>
  parts.map((part, at) => (at === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join('');

/** The longest known phrases of a name, from its start: `tooLong` of `emailTooLong`, then those of the rest. */
function phrasesOf(name: string): string[] {
  const parts = partsOf(name);
  const phrases: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const rest = parts.slice(at);
    const length = rest.findLastIndex((_, end) => joined(rest.slice(0, end + 1)) in words) + 1;
    phrases.push(joined(rest.slice(0, Math.max(1, length))));
    at += Math.max(1, length);
  }
  return phrases;
}

/** Words of a name that no entry translates. */
export const unknownWords = (name: string): string[] => phrasesOf(name).filter((phrase) => !(phrase in words));

/** `statesAlreadyLead` reads "Zustände, bereits erledigt: Einleitung". */
export function generatedLabel(name: string, locale: PanelLocale): string {
  const at = locale === 'de' ? 0 : 1;
  const phrases = phrasesOf(name).map((phrase) => words[phrase]?.[at] ?? phrase);
  const [last = ''] = phrases.slice(-1);
  const label = phrases.length > 1 ? `${phrases.slice(0, -1).join(', ')}: ${last}` : last;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Empty for a field that its label explains. */
export function generatedHelp({ pluginOptions }: Attribute, locale: PanelLocale): string {
  const { lines, closed, tokens = [], address } = pluginOptions?.site ?? {};
  const named = tokens.map((token) => `{${token}}`).join(', ');
  const sentences: [applies: unknown, de: string, en: string][] = [
    [lines, 'Eine Zeile je Eintrag.', 'One entry per line.'],
    [closed, 'Die Zahl der Zeilen bleibt gleich.', 'Keep the number of lines.'],
    [named, `Die Website ersetzt ${named}: nicht übersetzen.`, `The site replaces ${named}: do not translate.`],
    [address, 'Eine Adresse mit https://.', 'An address with https://.'],
  ];
  return sentences.flatMap(([applies, de, en]) => (applies ? [locale === 'de' ? de : en] : [])).join(' ');
}
