/**
 * The calculator's result as a PDF. The PDF library is several megabytes, so this file is imported on first use
 * (mail/renderSheetAttachment.ts).
 */
import { renderToBuffer } from '@react-pdf/renderer';
import { href } from '../../../routes/hrefs.ts';
import type { Locale } from '../../../routes/table.ts';
import { largestPlan, planNames } from '../../../text/content/plans.ts';
import { format, languageTags, minus } from '../../../text/format/format.ts';
import { fill, wordsFor } from '../../../text/words/words.ts';
import { assumptions, fullMonths } from '../calculateSavings.ts';
import { parseStoredInput } from '../calculateScenarios.ts';
import { calculationContextFor } from '../calculationContextFor.ts';
import { inputInWords, type ResultLine, resultInWords } from '../resultInWords.ts';
import { ResultSheet, type SheetContent } from './ResultSheet.tsx';
import { registerFonts } from './registerFonts.ts';

type Lead = { locale: Locale; fields: Record<string, string>; createdAt: string };

/** Deterministic: the same lead gives the same bytes. */
export async function resultPdf(lead: Lead, siteUrl: string): Promise<Buffer> {
  registerFonts();
  const { locale, createdAt } = lead;
  return renderToBuffer(
    <ResultSheet {...contentOf(lead, siteUrl)} language={languageTags[locale]} created={new Date(createdAt)} />,
  );
}

function contentOf({ locale, fields, createdAt }: Lead, siteUrl: string): SheetContent {
  const { result: words, sheet } = wordsFor(locale).roi;
  const entered = parseStoredInput(fields);
  const input = inputInWords(entered, calculationContextFor(locale));
  const result = resultInWords(entered, calculationContextFor(locale));
  const { minutes, factor } = entered;
  const day = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  const number = (value: number) => format('entered', value, locale);
  const given = {
    factor: number(factor),
    minutes: number(minutes),
    hoursPerYear: number(assumptions.hoursPerYear),
    residual: number(assumptions.residual),
    fullMonths: number(fullMonths(assumptions.ramp)),
    hourly: result.hourly,
    needed: result.needed,
    users: number(largestPlan(locale).users),
  };
  const fixed: ResultLine[] = [
    { label: sheet.hoursPerYear, value: given.hoursPerYear },
    { label: sheet.residual, value: given.residual },
    { label: sheet.ramp, value: shares(assumptions.ramp, locale) },
  ];
  return {
    title: sheet.title,
    date: fill(sheet.date, { date: day.format(new Date(createdAt)) }),
    figures: { title: sheet.inputs, lines: input.figures },
    scenarios: {
      title: sheet.scenarios,
      columns: [words.row, ...result.names],
      rows: [
        { label: words.rate, cells: result.shares },
        ...result.rows.flatMap((row) => (row.main ? [priceRow(result), row] : [row])),
      ],
      notes: [
        result.common.map(({ label, value }) => `${label}: ${value}`).join(' · '),
        // One line: the sheet has one page.
        [result.fromRequests, sheet.vat].filter(Boolean).join(' '),
        ...(result.onRequest ? [fill(sheet.onRequestNote, given)] : []),
      ],
    },
    formula: { title: sheet.formula, lines: sheet.lines.map((line) => fill(line, given)) },
    assumptions: {
      title: sheet.assumptions,
      note: sheet.assumptionsNote,
      lines: [...input.assumptions, ...fixed],
    },
    limits: { title: sheet.notes, lines: sheet.limits.map((line) => fill(line, planNames(locale))) },
    source: { text: sheet.source, url: new URL(href('chatbot-roi-calculator', locale), siteUrl).href },
  };
}

/** The price row, above the net row because it is subtracted. */
const priceRow = ({ price, names, onRequest }: ReturnType<typeof resultInWords>) => ({
  label: price.label,
  cells: names.map(() => (onRequest ? price.value : minus(price.value))),
});

/** "20, 40, 55 %": one percent sign. */
const shares = (ramp: readonly number[], locale: Locale): string => {
  const [last = 0, ...before] = ramp.toReversed();
  const numbers = before.toReversed().map((share) => format('count', share * 100, locale));
  return [...numbers, format('percent', last, locale)].join(', ');
};
