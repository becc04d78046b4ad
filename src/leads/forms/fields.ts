/**
 * Kinds of fields that forms are made of. A message of an issue is a code; its sentence, per field and language, stands
 * in words/<locale>/forms.ts. Lengths count characters as people see them written (code points), not UTF-16 units.
 */
import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** One line that may end up in a mail header: line breaks and NUL are refused, odd blanks become plain ones. */
export const line = (max: number) =>
  z
    .string()
    .default('')
    .refine((value) => !/[\r\n\0]/.test(value), { error: 'lineBreak', abort: true })
    .transform(tidyLine)
    .refine(atMost(max), { error: 'tooLong' });

/** A text of several lines. */
export const text = (max: number) =>
  z.string().default('').transform(tidyText).refine(atMost(max), { error: 'tooLong' });

export const email = () =>
  line(254)
    .transform(withAsciiDomain)
    .refine((value) => value === '' || z.email().safeParse(value).success, { error: 'format' });

export const phone = () => line(40).refine((value) => /^[\d +()/-]*$/.test(value), { error: 'format' });

/** Where a company is found on the web, as people say it: with or without `https://`. Nothing but the web is stored. */
export const webAddress = () =>
  line(254)
    .transform((value) => (value === '' || /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`))
    .refine((value) => value === '' || isWebAddress(value), { error: 'format' });

/** One of a list; `otherwise` when nothing was chosen. */
export const choice = <const Option extends string>(options: readonly Option[], otherwise: NoInfer<Option>) =>
  z
    .string()
    .default('')
    .transform((value) => value.trim() || otherwise)
    .pipe(z.enum(options, { error: 'choice' }));

/** A box that was ticked, by whatever value; `yes`, or empty. */
export const consent = () =>
  z
    .string()
    .default('')
    .transform((value) => (['', '0', 'false', 'no', 'off'].includes(value.trim().toLowerCase()) ? '' : 'yes'));

export const required = <Field extends z.ZodType<string>>(field: Field) =>
  field.refine((value) => value !== '', { error: 'required' });

const isWebAddress = (value: string): boolean => {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username === '';
};

export const atMost = (max: number) => (value: string) => [...value].length <= max;

/** Marks that turn the direction of the text around them: a name has no use for them, a forger has. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g;

/** One line without what has no place in one: control characters, odd blanks, marks of direction. */
export const tidyLine = (value: string): string =>
  value
    .toWellFormed()
    .normalize('NFC')
    .replace(directionMarks, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();

export const tidyText = (value: string): string =>
  value
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

/** An umlaut domain as mail servers know it; browsers send it so, plain clients may not. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
