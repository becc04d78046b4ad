/** Whether a message is about VAT, and whether the visitor is where German VAT is none of theirs. */
import type { Locale } from '../../src/routes/table.ts';
import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';
import { saidBefore } from './lastAnswers.ts';

export const namesTax = (plain: string, locale: Locale): boolean => tax[locale].test(plain);

const tax: Readonly<Record<Locale, RegExp>> = {
  de: /\b(?:mwst|ust|mehrwertsteuer|umsatzsteuer|marchensteuer|steuern?|brutto|netto|vat|tax)\b/,
  en: /\b(?:vat|tax|taxes|gross|net|mwst|ust)\b/,
};

/** "We're in Manchester", in any message so far. */
export const isAbroad = (understood: AnalysedQuestion): boolean =>
  [...saidBefore(understood).map((text) => normaliseText(text, understood.locale)), understood.plain].some((text) =>
    abroad.test(text),
  );

const places =
  'uk|britain|british|england|english firm|scotland|wales|london|manchester|leeds|bristol|birmingham|ireland|irish|dublin|cork|austria\\w*|vienna|wien\\w*|graz|osterreich\\w*|schweiz\\w*|switzerland|swiss|zurich|bern|basel|france|lyon|paris|frankreich|netherlands|niederland\\w*|holland|belgi\\w*|italien|italy|spanien|spain|polen|poland|luxemb\\w*|liechtenstein|usa|ausland\\w*|abroad';
/** Of the visitor, not of customers, suppliers or holidays. */
const abroad = new RegExp(
  `\\b(?:we (?:re|are)|i m|based|located|our (?:company|business|office|firm|shop|practice)|wir|ich|unser\\w* (?:firma|praxis|betrieb|buro|laden)|sitz(?:e|en)?)(?: (?!for\\b|fur\\b|kunden|customers)\\w+){0,5}? (?:in|from|aus)(?: \\w+){0,2}? (?:${places})\\b|\\b(?:as|we re|wir sind) (?:an?|eine?) (?:irish|british|english|scottish|welsh|austrian|swiss)\\b|^(?:in|from|aus) (?:${places})\\b`,
);
