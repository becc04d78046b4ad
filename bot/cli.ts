/**
 * `npm run bot -- ask "…"`, `evaluate FILE`, `calibrate`: shows and measures what the bot of the newest build answers
 * (docs/how-to/teach-the-bot.md).
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bookingRules } from '../src/features/booking/bookingRules.ts';
import { type Locale, locales } from '../src/routes/table.ts';
import { fitCalibration } from './answers/fitCalibration.ts';
import { openBot } from './answers/openBot.ts';
import { evaluateBot, type QuestionFile, questionFileSchema, ratesInWords } from './evaluateBot.ts';

const usage = 'npm run bot -- ask "question" [--locale en] | evaluate FILE [--locale en] [--failures] | calibrate';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { locale: { type: 'string', default: 'de' }, failures: { type: 'boolean', default: false } },
});
const [command, argument] = positionals;
const locale: Locale = locales.find((one) => one === values.locale) ?? 'de';

const bot = openBot({
  read: (path) => readFileSync(new URL(`../dist/current/${path}`, import.meta.url)),
  calendar: { rules: bookingRules, freeSlots: async () => [] },
  env: { LLM_URL: undefined, LLM_KEY: undefined, LLM_MODEL: undefined },
  log: { warn: (facts, message) => console.error(message, facts) },
});
if (!bot) throw new Error('The build has no knowledge: npm run build');

const readQuestions = (path: string): QuestionFile =>
  questionFileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));

if (command === 'ask' && argument) {
  const question = { botId: 'cli', locale, text: argument, history: [] };
  console.log(JSON.stringify({ decision: bot.explain(question), reply: await bot.answer(question) }, null, 2));
} else if (command === 'evaluate' && argument) {
  const { rates, failures } = await evaluateBot(bot, readQuestions(argument), locale);
  console.log(ratesInWords(rates));
  if (values.failures) for (const failure of failures) console.log(failure);
} else if (command === 'calibrate') {
  const path = (of: Locale) => new URL(`./knowledge/questions/development.${of}.json`, import.meta.url).pathname;
  console.log(fitCalibration(bot, locales.map((of) => ({ locale: of, questions: readQuestions(path(of)) }))));
} else {
  console.error(usage);
  process.exitCode = 1;
}
