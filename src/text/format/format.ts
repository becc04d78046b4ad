/** Locale-aware numbers and money: the named formats of spec section 9 and a few additional ones. */
import type { Locale } from '../../routes/table.ts';

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
  /** A fraction: 0.67 is 67 percent. */
  percent: { style: 'percent', maximumFractionDigits: 0 },
  /** A fraction with up to one decimal. */
  share: { style: 'percent', maximumFractionDigits: 1 },
  /** User input, with the precision that the fields accept. */
  enteredShare: { style: 'percent', maximumFractionDigits: 2 },
  entered: { maximumFractionDigits: 2 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

type FormatName = keyof typeof formats;

/** Formats a value. Unit and number stay on one line: Intl puts U+00A0 between them. */
export function format(name: FormatName, value: number, locale: Locale): string {
  const key = `${locale} ${name}`;
  const formatter = made.get(key) ?? new Intl.NumberFormat(languageTags[locale], formats[name]);
  made.set(key, formatter);
  // Removes binary floating-point errors before rounding (Intl rounds half away from zero).
  return formatter.format(Number(value.toPrecision(15)));
}

/** A euro amount that may be negative. */
export function money(value: number, locale: Locale): string {
  const amount = format('EUR', Math.abs(value), locale);
  return value < 0 && amount !== format('EUR', 0, locale) ? minus(amount) : amount;
}

/** A negative amount: U+2212, closed up as a sign is in both languages (DIN 5008). */
export const minus = (amount: string): string => `\u2212${amount}`;

const made = new Map<string, Intl.NumberFormat>();
