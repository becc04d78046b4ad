/**
 * The rates of the bot's answers to the development questions (docs/decisions/0291): strangers wrote them, and they
 * train nothing but the confidence. The limits leave a margin for changed copy.
 */
import { readFileSync } from 'node:fs';
import { evaluateBot, questionFileSchema, type Rates, ratesInWords } from '../bot/answers/evaluateBot.ts';
import { conversationFileSchema, evaluateConversations } from '../bot/answers/evaluateConversations.ts';
import { openBuiltBot } from '../bot/answers/openBuiltBot.ts';
import { locales } from '../src/routes/table.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

/** Lowest rates, and highest where marked. */
const limits = {
  rightSource: 0.86,
  rightlyRefused: 0.89,
  mostRefused: 0.05,
  mostAskedBack: 0.05,
  longestMedian: 300,
  conversations: 0.89,
  /** Of questions without an answer that are close to the site's subjects (docs/decisions/0344). */
  closeRefused: 0.48,
  mostCloseRefused: 0.08,
};

export const answers: SiteCheck = {
  name: 'answers',
  async problems() {
    const bot = openBuiltBot();
    if (!bot) return ['the build has no knowledge of the bot'];
    const problems: string[] = [];
    for (const locale of locales) {
      const file = new URL(`../bot/knowledge/questions/development.${locale}.json`, import.meta.url);
      const questions = questionFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      const { rates } = await evaluateBot(bot, questions, locale);
      console.log(`${locale}: ${ratesInWords(rates).replaceAll(/\s*\n/g, ', ').replaceAll(/ +/g, ' ')}`);
      problems.push(...findLowRates(rates).map((problem) => `${locale}: ${problem}`));
      const closeFile = new URL(`../bot/knowledge/questions/close.${locale}.json`, import.meta.url);
      const close = await evaluateBot(
        bot,
        questionFileSchema.parse(JSON.parse(readFileSync(closeFile, 'utf8'))),
        locale,
      );
      const { rightlyRefused, refused } = close.rates;
      console.log(`${locale}: close questions: rightly refused ${rightlyRefused}, twins refused ${refused}`);
      if (rightlyRefused < limits.closeRefused || refused > limits.mostCloseRefused)
        problems.push(`${locale}: close questions: rightly refused ${rightlyRefused}, twins refused ${refused}`);
      const conversations = new URL(`../bot/knowledge/questions/conversations.${locale}.json`, import.meta.url);
      const scripts = conversationFileSchema.parse(JSON.parse(readFileSync(conversations, 'utf8')));
      const { turns, right } = await evaluateConversations(bot, scripts, locale);
      console.log(`${locale}: ${right} of ${turns} turns of conversations right`);
      if (right < limits.conversations * turns) problems.push(`${locale}: ${right} of ${turns} turns right`);
    }
    return problems;
  },
};

export const findLowRates = (rates: Rates): string[] => [
  ...(rates.rightSource < limits.rightSource ? [`rightSource ${rates.rightSource} < ${limits.rightSource}`] : []),
  ...(rates.rightlyRefused < limits.rightlyRefused
    ? [`rightlyRefused ${rates.rightlyRefused} < ${limits.rightlyRefused}`]
    : []),
  ...(rates.refused > limits.mostRefused ? [`refused ${rates.refused} > ${limits.mostRefused}`] : []),
  ...(rates.askedBack > limits.mostAskedBack ? [`askedBack ${rates.askedBack} > ${limits.mostAskedBack}`] : []),
  ...(rates.medianLength > limits.longestMedian
    ? [`medianLength ${rates.medianLength} > ${limits.longestMedian}`]
    : []),
];

if (import.meta.main) await runAlone(answers);
