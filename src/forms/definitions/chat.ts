/**
 * The hand-over from the chat to people: an email address and the transcript (product-decisions.md, Chatbot). The
 * transcript is a text field that holds JSON.
 */
import { z } from 'zod';
import { removeCrisisTurns } from '../../features/safety/removeCrisisTurns.ts';
import { parseJson } from '../../security/readBody.ts';
import { defineForm } from './defineForm.ts';
import { email, line, rawValue, sanitiseText, text } from './fields.ts';

const speakers = ['visitor', 'assistant'] as const;

export type TranscriptTurn = { who: (typeof speakers)[number]; text: string };

/** Bytes. Slightly below the body limit (security/readBody.ts): the longest transcript fits as multipart or JSON. */
const maxTranscriptBytes = 60_000;
/** Characters, as for the message of the contact form. */
const maxTurnLength = 5_000;

/** Refused, not removed as in other texts: transcripts come from our own script, which sends no control characters. */
const control = /(?![\n\r\t])\p{Cc}/u;

const turnsSchema = z.array(z.strictObject({ who: z.enum(speakers), text: z.string() }));

/** Empty turns are dropped. */
const transcript = rawValue()
  .check('tooLong', (json) => Buffer.byteLength(json) <= maxTranscriptBytes)
  .check('format', (json) => parseTurns(json) !== undefined)
  .check('control', (json) => !parseTurns(json)?.some(({ text }) => control.test(text)))
  .map((json) => {
    const turns = (parseTurns(json) ?? []).map(sanitiseTurn).filter(({ text }) => text !== '');
    return JSON.stringify(removeCrisisTurns(turns));
  })
  .check('tooLong', (json) =>
    parseLeadTranscript({ transcript: json }).every(({ text }) => [...text].length <= maxTurnLength),
  );

export const chat = defineForm({
  name: 'chat',
  fields: { name: line(100), email: email().required(), message: text(5_000), transcript },
  texts: (words) => words.chat,
  sales: {
    destinations: ['mail-to-sales', 'mail-confirmation'],
    mail: { name: 'row', email: 'row', message: 'body', transcript: 'body' },
  },
});

/** The transcript of a stored lead. */
export const parseLeadTranscript = ({ transcript: json = '' }: Readonly<Record<string, string>>): TranscriptTurn[] =>
  parseTurns(json) ?? [];

const sanitiseTurn = ({ who, text }: TranscriptTurn): TranscriptTurn => ({ who, text: sanitiseText(text) });

/** Undefined if it cannot be parsed. */
function parseTurns(json: string): TranscriptTurn[] | undefined {
  if (json.trim() === '') return [];
  return turnsSchema.safeParse(parseJson(json)).data;
}
