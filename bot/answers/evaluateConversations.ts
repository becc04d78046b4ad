/** Measures the bot's answers with whole conversations: follow-ups, corrections, changes of language. */
import { z } from 'zod';
import { href } from '../../src/routes/hrefs.ts';
import type { Locale } from '../../src/routes/table.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import { knowledgeTokens } from '../knowledge/knowledgeTokens.ts';
import { readKnowledgeFile } from '../knowledge/readKnowledgeFile.ts';
import type { BotReply, BotTurn } from '../protocol/botApi.ts';
import type { Bot } from './createBot.ts';

/** Conversations by people who saw only the pages; others labelled the right entries. */
export const conversationFileSchema = z.array(
  z.object({
    who: z.string(),
    turns: z.array(
      z.object({
        say: z.string(),
        expect: z.string(),
        /** What a right reply is; a `missing` fact is in no entry, and its turn is not counted. */
        right: z.enum([
          'entries',
          'price',
          'savings',
          'unsure',
          'demo',
          'handover',
          'contact',
          'thanks',
          'source',
          'missing',
        ]),
        /** Per question of the turn, the entries that answer it. */
        entries: z.array(z.array(z.string())),
        /** What a right reply contains, such as its sum. */
        tells: z.array(z.string()).optional(),
      }),
    ),
  }),
);

export type Conversation = z.infer<typeof conversationFileSchema>[number];
type Turn = Conversation['turns'][number];

/** Turns of a history, as the frame sends it. */
const longestHistory = 10;

export async function evaluateConversations(
  bot: Bot,
  conversations: readonly Conversation[],
  locale: Locale,
): Promise<{ turns: number; right: number; failures: string[] }> {
  const tokens = knowledgeTokens(locale);
  const answersIn = (one: Locale) => {
    const { entries, variants = {} } = readKnowledgeFile(one);
    return entries.flatMap(({ id, answer }) =>
      [answer, ...(variants[id]?.variants ?? []).map(({ text }) => text)].map((text) => ({
        ...{ id, text: fill(text, knowledgeTokens(one)) },
      })),
    );
  };
  const answers = { de: answersIn('de'), en: answersIn('en') };
  const failures: string[] = [];
  let [turns, right] = [0, 0];
  for (const { who, turns: said } of conversations) {
    const history: BotTurn[] = [];
    for (const turn of said) {
      const reply = await bot.answer({
        ...{ botId: 'evaluate', locale, text: fill(turn.say, tokens) },
        history: history.slice(-longestHistory),
      });
      history.push({ who: 'visitor', text: fill(turn.say, tokens) }, { who: 'assistant', text: reply.text });
      if (turn.right === 'missing') continue;
      turns += 1;
      const spoken = reply.lang ?? locale;
      const given = answers[spoken].filter(({ text }) => reply.text.includes(text)).map(({ id }) => id);
      // A computed day of notice replaces the entry's words.
      if (reply.text.includes(wordsFor(spoken).answers.cancellation.condition)) given.push('cancel-notice');
      if (isRight(turn, reply, given, spoken)) right += 1;
      else
        failures.push(
          `${who}: ${turn.say}\n   wanted: ${turn.expect}\n   got: ${reply.kind} ${given.join(', ')} ${reply.text}`,
        );
    }
  }
  return { turns, right, failures };
}

function isRight(
  { right, entries, tells = [] }: Turn,
  { kind, text, actions }: BotReply,
  given: readonly string[],
  locale: Locale,
) {
  const isAnswered = entries.length > 0 && entries.every((ids) => ids.some((id) => given.includes(id)));
  if (!tells.every((part) => plainSpaces(text).includes(part))) return false;
  const hasLink = (address: string) => actions.some((action) => 'href' in action && action.href === address);
  switch (right) {
    case 'entries':
      return isAnswered || (kind === 'unsure' && entries.flat().includes('price-discount'));
    case 'price':
      return hasLink(href('pricing', locale, 'comparison'));
    case 'savings':
      return hasLink(href('chatbot-roi-calculator', locale));
    case 'thanks':
      return kind === 'smalltalk';
    case 'source':
      return text === wordsFor(locale).answers.source;
    case 'contact':
      return isAnswered || hasLink(href('contact', locale));
    default:
      return isAnswered || kind === right;
  }
}

/** Figures have spaces that do not break. */
const plainSpaces = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');
