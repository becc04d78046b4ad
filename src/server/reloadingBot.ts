import { knowledgeOf } from '../../bot/answers/knowledgeOf.ts';
import type { EditableBot } from '../../bot/answers/openBot.ts';
import type { DerivedTexts } from '../cms/rebuildDerived.ts';
import { locales } from '../routes/table.ts';
import { fromCms } from '../text/content/currentContent.ts';

type Log = Record<'error', (facts: object, message: string) => void>;

/** Keeps the bot's pages and entries as the content system has them: updated each time the pages have been read again. */
export function reloadingBot(bot: EditableBot, texts: DerivedTexts, log: Log): EditableBot {
  const used = new Map<string, string>();
  texts.onPages((pages) => {
    for (const locale of locales) {
      bot.replacePages(knowledgeOf(pages, locale), locale);
      const entries = fromCms('knowledge', locale);
      const key = JSON.stringify(entries);
      if (!entries?.length || used.get(locale) === key) continue;
      used.set(locale, key);
      bot
        .addEntries(entries, locale)
        .catch((error) => log.error({ err: error, locale }, 'The bot could not be trained'));
    }
  });
  return bot;
}
