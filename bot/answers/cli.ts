/**
 * `npm run bot -- COMMAND`: shows and measures what the bot of the newest build answers, and lists what it could not
 * answer (docs/how-to/teach-the-bot.md).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { listKeptQuestions } from '../../src/features/kept-questions/keptQuestions.ts';
import { CommandError, runCommandLine } from '../../src/leads/runCommandLine.ts';
import { type Locale, locales } from '../../src/routes/table.ts';
import { fillTrainingData } from '../knowledge/fillTrainingData.ts';
import { readKnowledgeFile } from '../knowledge/readKnowledgeFile.ts';
import { chooseLocale } from './chooseLocale.ts';
import { evaluateBot, type QuestionFile, questionFileSchema, ratesInWords } from './evaluateBot.ts';
import { type Conversation, conversationFileSchema, evaluateConversations } from './evaluateConversations.ts';
import { fitCalibration } from './fitCalibration.ts';
import { encodeNetwork, keptNetwork, networkSeeds } from './network.ts';
import type { EditableBot } from './openBot.ts';
import { openBuiltBot } from './openBuiltBot.ts';
import { trainNetworkInWorker } from './trainInWorker.ts';

const usage = `Usage: npm run bot -- COMMAND
  ask "QUESTION" [--locale en]                   the answer, and the decision with its signals
  evaluate FILE [--locale en] [--failures]       rates for questions or conversations (as bot/knowledge/questions)
  train                                          trains bot/knowledge/networks anew; takes minutes
  calibrate                                      fits the confidence of decideOutcome.ts anew; takes minutes
  gaps                                           questions without an answer that visitors let us keep`;

function botOfBuild(): EditableBot {
  const bot = openBuiltBot();
  if (!bot) throw new CommandError('There is no build with the knowledge of the bot: npm run build');
  return bot;
}

function readQuestions(path: string): QuestionFile | Conversation[] {
  if (!existsSync(path)) throw new CommandError(`The file ${path} does not exist.`);
  const read = z.union([questionFileSchema, conversationFileSchema]).safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new CommandError(`The file ${path} is no file of questions: ${read.error.message}`);
  return read.data;
}

type Evaluation = { bot: EditableBot; locale: Locale };

async function rateQuestions(file: QuestionFile, { bot, locale }: Evaluation): Promise<readonly [string, string[]]> {
  const { rates, failures } = await evaluateBot(bot, file, locale);
  return [ratesInWords(rates), failures];
}

async function rateConversations(
  file: Conversation[],
  { bot, locale }: Evaluation,
): Promise<readonly [string, string[]]> {
  const { turns, right, failures } = await evaluateConversations(bot, file, locale);
  return [`${right} of ${turns} turns right`, failures];
}

const textsOf = (file: QuestionFile | Conversation[]): string[] =>
  Array.isArray(file)
    ? file.flatMap(({ turns }) => turns.map(({ say }) => say))
    : file.answerable.map(({ question }) => question);

await runCommandLine({
  usage,
  options: { locale: { type: 'string' }, failures: { type: 'boolean' } },
  allowedOptions: { ask: ['locale'], evaluate: ['locale', 'failures'] },
  commands: {
    async ask(_database, [text = ''], options) {
      const bot = botOfBuild();
      const locale = chooseLocale({ ...options, texts: [text] }, bot);
      const question = { botId: 'cli', locale, text, history: [] };
      return JSON.stringify({ decision: bot.explain(question), reply: await bot.answer(question) }, null, 2);
    },
    async evaluate(_database, [path = ''], options) {
      const read = readQuestions(path);
      const bot = botOfBuild();
      const locale = chooseLocale({ ...options, path, texts: textsOf(read) }, bot);
      const [words, failures] = Array.isArray(read)
        ? await rateConversations(read, { bot, locale })
        : await rateQuestions(read, { bot, locale });
      return [locale, words, ...(options.failures ? failures : [])].join('\n');
    },
    async train() {
      for (const seed of networkSeeds)
        await Promise.all(
          locales.map(async (locale) => {
            const data = fillTrainingData(readKnowledgeFile(locale), locale);
            writeFileSync(keptNetwork(locale, seed), encodeNetwork(await trainNetworkInWorker(data, locale, seed)));
          }),
        );
      return 'Trained. Build, then measure: npm run bot -- evaluate FILE';
    },
    async calibrate() {
      return JSON.stringify(await fitCalibration(), null, 2);
    },
    async gaps(database) {
      const questions = await listKeptQuestions(database);
      if (questions.length === 0) return 'No visitor has let us keep a question.';
      return questions.map(({ locale, text, count, latest }) => `${count} × ${locale} ${latest} ${text}`).join('\n');
    },
  },
});
