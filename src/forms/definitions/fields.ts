/** Field types for forms. Lengths count code points, not UTF-16 units. */
import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** One form field. `Issue` is the union of the codes its checks can raise; defineForm requires a sentence for each. */
export class Field<Issue extends string = never> {
  readonly schema: z.ZodType<string>;
  readonly issues: readonly Issue[];
  readonly isRequired: boolean;

  constructor(schema: z.ZodType<string>, issues: readonly Issue[], isRequired = false) {
    this.schema = schema;
    this.issues = issues;
    this.isRequired = isRequired;
  }

  /** Refuses a value with this code; later steps do not run. */
  check<const Code extends string>(code: Code, holds: (value: string) => boolean): Field<Issue | Code> {
    const schema = this.schema.refine(holds, { error: code, abort: true });
    return new Field<Issue | Code>(schema, [...new Set([...this.issues, code])], this.isRequired);
  }

  map(change: (value: string) => string): Field<Issue> {
    return new Field(this.schema.transform(change), this.issues, this.isRequired);
  }

  required(): Field<Issue | 'required'> {
    const { schema, issues } = this.check('required', (value) => value !== '');
    return new Field(schema, issues, true);
  }
}

/** The posted value; empty if the field is missing. */
export const rawValue = () => new Field(z.string().default(''), []);

/** One line that may be used in a mail header: refuses line breaks and NUL, replaces unusual whitespace with spaces. */
export const line = (max: number) =>
  rawValue()
    .check('lineBreak', (value) => !/[\r\n\0]/.test(value))
    .map(sanitiseLine)
    .check('tooLong', atMost(max));

/** A multi-line text. */
export const text = (max: number) => rawValue().map(sanitiseText).check('tooLong', atMost(max));

/** Maximum length of the local part of an address (RFC 5321, 4.5.3.1.1). */
const maxLocalPart = 64;

export const email = () =>
  line(254)
    .map(withAsciiDomain)
    .check(
      'format',
      (value) => value === '' || (value.lastIndexOf('@') <= maxLocalPart && z.email().safeParse(value).success),
    );

export const phone = () => line(40).check('format', (value) => /^[\d +()/-]*$/.test(value));

/** A company's web address, with or without `https://`. Only http and https URLs are valid. */
export const webAddress = () =>
  line(254)
    .map((value) => (value === '' || /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`))
    .check('format', (value) => value === '' || isWebAddress(value));

/** One of the options; `otherwise` if none was chosen. */
export const choice = <const Option extends string>(options: readonly Option[], otherwise: NoInfer<Option>) =>
  rawValue()
    .map((value) => value.trim() || otherwise)
    .check('choice', (value) => options.some((option) => option === value));

/** A checkbox: any value other than a false one becomes `yes`, else it is empty. */
export const consent = () =>
  rawValue().map((value) => (['', '0', 'false', 'no', 'off'].includes(value.trim().toLowerCase()) ? '' : 'yes'));

const isWebAddress = (value: string): boolean => {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username === '';
};

const atMost = (max: number) => (value: string) => [...value].length <= max;

/** Bidirectional control characters: they can disguise text, and names do not need them. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g;

/** Removes bidirectional control characters; replaces control characters and unusual whitespace with spaces. */
export const sanitiseLine = (value: string): string =>
  value
    .toWellFormed()
    .normalize('NFC')
    .replace(directionMarks, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();

export const sanitiseText = (value: string): string =>
  value
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

/** Converts an internationalised domain to ASCII; browsers do so before sending, other clients may not. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
