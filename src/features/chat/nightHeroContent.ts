import { href } from '../../routes/hrefs.ts';
import { sectionsOf } from '../../routes/shownSections.ts';
import type { Locale } from '../../routes/table.ts';
import { billing } from '../../text/content/billing.ts';
import { planOf, pricedPlans } from '../../text/content/plans.ts';
import { format } from '../../text/format/format.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import { pageChatLinks } from './pageChatLinks.ts';

/** What the opening of the home page takes from prices, contract and bot. */
export function nightHeroContent(locale: Locale) {
  const { home, pageChat, answers } = wordsFor(locale);
  const { price, notice, platform } = home.hero.facts;
  const showsSavings = sectionsOf('text-home', locale).includes('savings');
  const prices = Object.fromEntries(
    pricedPlans(locale).map(({ type, price: amount }) => [type, format('price', amount, locale)]),
  );
  const { question, answer, source } = pageChat.example;
  return {
    greeting: pageChat.greeting,
    example: {
      question,
      answer: fill(answer, prices),
      source: { title: source, href: href('faq', locale, 'which-plan') },
    },
    starters: answers.starters.slice(1),
    facts: [
      { ...price, figure: fill(price.figure, { price: format('price', planOf('essential', locale).price, locale) }) },
      { ...notice, figure: fill(notice.figure, { noticeWeeks: String(billing().noticeWeeks) }) },
      { ...platform, href: href('privacy-policy', locale, 'platform') },
    ],
    links: {
      ...pageChatLinks(locale),
      demo: href('get-a-demo', locale),
      savings: showsSavings ? href('home', locale, 'savings') : href('chatbot-roi-calculator', locale),
    },
  };
}
