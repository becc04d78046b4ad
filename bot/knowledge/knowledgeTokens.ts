/** Values of the tokens in the bot's answers: company, plans, prices, contract. */
import { bookingRules } from '../../src/features/booking/bookingRules.ts';
import type { Locale } from '../../src/routes/table.ts';
import { extraPrices } from '../../src/text/content/extraPrices.ts';
import { legalTokens } from '../../src/text/content/legal/legalTokens.ts';
import { planFigureTokens } from '../../src/text/content/plans.ts';
import { templateCount } from '../../src/text/content/templates.ts';
import { format } from '../../src/text/format/format.ts';
import { companyFacts } from '../../src/text/words/companyFacts.ts';
import type { Tokens } from '../../src/text/words/fill.ts';

export function knowledgeTokens(locale: Locale): Tokens {
  const { founded, team, chatbotsSince: since } = companyFacts();
  return {
    ...legalTokens(locale),
    ...planFigureTokens(locale),
    ...{ founded, team, since, templateCount: templateCount(locale), demoMinutes: bookingRules.minutes },
    operator: format('EUR', extraPrices().operator, locale),
    channel: format('EUR', extraPrices().channel, locale),
  };
}
