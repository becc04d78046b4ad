import { knowledgePageOf } from '../../bot/answers/knowledgeOf.ts';
import type { EditableBot } from '../../bot/answers/openBot.ts';
import type { DerivedTexts } from '../cms/createDerivedReceivers.ts';
import type { ContentSource } from '../cms/openContentSource.ts';
import { knowledgeType } from '../cms/texts/knowledgeType.ts';
import { type Locale, locales } from '../routes/table.ts';

type Parts = { content: Pick<ContentSource, 'read' | 'onChange' | 'addFaults'>; texts: Pick<DerivedTexts, 'onPage'> };

/**
 * Keeps the bot's pages and entries as the content system has them: each page when it has been read again, entries
 * at once.
 */
export function reloadingBot(bot: EditableBot, { content, texts }: Parts): EditableBot {
  const since: Partial<Record<Locale, string>> = {};
  const replaceEntries = (locale: Locale) => {
    since[locale] = new Date().toISOString();
    bot.replaceEntries(content.read('knowledge', locale) ?? [], locale);
  };
  for (const locale of locales) replaceEntries(locale);
  content.onChange((tags) => {
    for (const locale of locales) if (tags.includes(`knowledge:${locale}`)) replaceEntries(locale);
  });
  content.addFaults(() =>
    locales.flatMap((locale) =>
      bot.findLostFollowUps(locale).map((key) => ({
        ...{ content: `knowledge:${locale}` as const, type: knowledgeType, key, field: 'next' },
        ...{ reason: 'noSuchEntry' as const, shown: 'rest' as const, since: since[locale] ?? '' },
      })),
    ),
  );
  texts.onPage((page, locale, text) => bot.replacePage(page, text && knowledgePageOf(text), locale));
  return bot;
}
