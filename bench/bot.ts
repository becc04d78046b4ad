/** Response time of the built-in bot on the knowledge files of the build: `npx node bench/bot.ts` after a build. */
import { openBuiltBot } from '../bot/answers/openBuiltBot.ts';
import { answerable, outOfScope } from '../e2e/botQuestions.ts';
import { locales } from '../src/routes/table.ts';

const rounds = 20;

const before = process.memoryUsage().rss;
const started = performance.now();
const bot = openBuiltBot();
if (!bot) throw new Error('The build left no knowledge');
const opened = performance.now() - started;

const times: number[] = [];
for (let round = 0; round < rounds; round++) {
  for (const locale of locales) {
    const questions = [...answerable[locale].map(([question]) => question), ...outOfScope[locale]];
    for (const text of questions) {
      const from = performance.now();
      await bot.answer({ botId: 'bench', locale, text, history: [] });
      times.push(performance.now() - from);
    }
  }
}
times.sort((one, other) => one - other);
const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;
console.table({
  'made in': `${opened.toFixed(0)} ms`,
  memory: `${((process.memoryUsage().rss - before) / 1e6).toFixed(0)} MB`,
  questions: times.length,
  p50: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
});
