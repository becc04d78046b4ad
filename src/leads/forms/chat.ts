/**
 * The hand-over from the chat to people: an address and what was said so far (product-decisions.md, Chatbot). The
 * transcript is a field of text, as every field is, and holds JSON.
 */
import { z } from 'zod';
import { atMost, email, line, required, text, tidyText } from './fields.ts';
import type { LeadForm } from './form.ts';

const speakers = ['visitor', 'assistant'] as const;

export type Turn = { who: (typeof speakers)[number]; text: string };

/** Bytes. The body may be larger (accept.ts), but not much: as multipart or JSON the longest transcript still fits. */
const longestTranscript = 60_000;
/** As many characters as a message of the contact form. */
const longestTurn = 5_000;

/** Unlike a form's text, a transcript comes from our own program: what no keyboard makes is no slip to be tidied away. */
const control = /(?![\n\r\t])\p{Cc}/u;

const turn = z.strictObject(
  {
    who: z.enum(speakers, { error: 'format' }),
    text: z
      .string({ error: 'format' })
      .refine((said) => !control.test(said), { error: 'control' })
      .transform(tidyText)
      .refine(atMost(longestTurn), { error: 'tooLong' }),
  },
  { error: 'format' },
);

/** Turns in which nothing was said are left out. */
const transcript = z
  .string()
  .default('')
  .refine((json) => Buffer.byteLength(json) <= longestTranscript, { error: 'tooLong', abort: true })
  .transform(parsed)
  .pipe(z.array(turn, { error: 'format' }))
  .transform((turns) => JSON.stringify(turns.filter(({ text }) => text !== '')));

const schema = z.object({
  name: line(100),
  email: required(email()),
  message: text(5_000),
  transcript,
});

export const chat = {
  name: 'chat',
  fields: Object.keys(schema.shape),
  schema,
  errors: (words) => words.chat.errors,
  targets: ['mail-to-sales', 'mail-confirmation'],
} satisfies LeadForm;

/** The transcript of a stored lead. */
export const turnsOf = ({ transcript: json }: Readonly<Record<string, string>>): Turn[] =>
  json ? (JSON.parse(json) as Turn[]) : [];

/** Undefined, which is no array, when it cannot be read. */
function parsed(json: string): unknown {
  if (json.trim() === '') return [];
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
