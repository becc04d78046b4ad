/**
 * A conversation in an article: a fenced block in the language `chat`, with its caption after that word. Each line is a
 * message: `visitor: …`, `assistant: …` or `team: …`; a line `source: …` belongs to the answer above.
 */
import type { TranscriptMessage } from '../../words/pictureWords.ts';

const speakers = ['visitor', 'assistant', 'team'] as const;

/** @throws on a line without a speaker, so that an article with a broken conversation fails the build */
export function parseArticleTranscript(text: string): TranscriptMessage[] {
  const messages: TranscriptMessage[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, who, said] = /^(\w+): (.+)$/.exec(line) ?? [];
    const from = speakers.find((speaker) => speaker === who);
    const last = messages.at(-1);
    if (from && said) messages.push({ from, text: said });
    else if (who === 'source' && said && last) last.source = said;
    else throw new Error(`Not a line of a conversation: ${line}`);
  }
  return messages;
}
