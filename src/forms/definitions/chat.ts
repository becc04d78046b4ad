/**
 * The hand-over from the chat to people: an email address and the transcript (product-decisions.md, Chatbot). The
 * transcript is a text field that holds JSON.
 */
import { z } from 'zod';
import { withoutCrisis } from '../../features/safety/withoutCrisis.ts';
import { parseJson } from '../../security/readBody.ts';
import { defineForm } from './defineForm.ts';
import { email, line, posted, text, tidyText } from './fields.ts';

const speakers = ['visitor', 'assistant'] as const;

export type Turn = { who: (typeof speakers)[number]; text: string };

/** Bytes. Slightly below the body limit (security/readBody.ts): the longest transcript fits as multipart or JSON. */
const longestTranscript = 60_000;
/** Characters, as for the message of the contact form. */
const longestTurn = 5_000;

/** Refused, not removed as in other texts: transcripts come from our own script, which sends no control characters. */
const control = /(?![\n\r\t])\p{Cc}/u;

const turnsSchema = z.array(z.strictObject({ who: z.enum(speakers), text: z.string() }));

/** Empty turns are dropped. */
const transcript = posted()
  .check('tooLong', (json) => Buffer.byteLength(json) <= longestTranscript)
  .check('format', (json) => readTurns(json) !== undefined)
  .check('control', (json) => !readTurns(json)?.some(({ text }) => control.test(text)))
  .map((json) => {
    const turns = (readTurns(json) ?? []).map(tidyTurn).filter(({ text }) => text !== '');
    return JSON.stringify(withoutCrisis(turns));
  })
  .check('tooLong', (json) => turnsOf({ transcript: json }).every(({ text }) => [...text].length <= longestTurn));

export const chat = defineForm({
  name: 'chat',
  fields: { name: line(100), email: email().required(), message: text(5_000), transcript },
  texts: (words) => words.chat,
  sales: {
    targets: ['mail-to-sales', 'mail-confirmation'],
    mail: { name: 'row', email: 'row', message: 'body', transcript: 'body' },
  },
});

/** The transcript of a stored lead. */
export const turnsOf = ({ transcript: json = '' }: Readonly<Record<string, string>>): Turn[] => readTurns(json) ?? [];

const tidyTurn = ({ who, text }: Turn): Turn => ({ who, text: tidyText(text) });

/** Undefined if it cannot be parsed. */
function readTurns(json: string): Turn[] | undefined {
  if (json.trim() === '') return [];
  return turnsSchema.safeParse(parseJson(json)).data;
}
