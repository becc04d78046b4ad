/** Numbers and money as people of a language write them: the named formats of spec section 9 and a few of our own. */
import type { Locale } from '../routes/table.ts';

export const languageTags: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const currency = (code: string) => ({ style: 'currency', currency: code, ...twoDecimals }) as const;

const formats = {
  USD: currency('USD'),
  EUR: currency('EUR'),
  THB: currency('THB'),
  /** A number with two decimals. */
  number: twoDecimals,
  /** Counts: no decimals. */
  count: { maximumFractionDigits: 0 },
  /** Prices in text: whole euros without decimals, others with two. */
  price: { ...currency('EUR'), trailingZeroDisplay: 'stripIfInteger' },
  /** A share of one: 0.67 is 67 percent. */
  percent: { style: 'percent', maximumFractionDigits: 0 },
  /** The same where the first decimal decides. */
  share: { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

type FormatName = keyof typeof formats;

/** A value in a named format. Unit and number stay on one line: Intl puts U+00A0 between them. */
export function format(name: FormatName, value: number, locale: Locale): string {
  const key = `${locale} ${name}`;
  const formatter = made.get(key) ?? new Intl.NumberFormat(languageTags[locale], formats[name]);
  made.set(key, formatter);
  return formatter.format(value);
}

const made = new Map<string, Intl.NumberFormat>();
