import type { Bot } from '../../bot/answers/createBot.ts';
import { knowledgeFile } from '../../bot/answers/knowledge.ts';
import { knowledgeOf } from '../../bot/answers/knowledgeOf.ts';
import type { DerivedTexts } from '../cms/rebuildDerived.ts';
import { locales } from '../routes/table.ts';

type Open = (read: (path: string) => string | undefined) => Bot | undefined;

/** A bot with the current page texts: reopened each time the pages have been read again. */
export function reloadingBot(built: Bot, texts: DerivedTexts, open: Open): Bot {
  let bot = built;
  texts.onPages((pages) => {
    const known = new Map(locales.map((locale) => [knowledgeFile(locale), JSON.stringify(knowledgeOf(pages, locale))]));
    bot = open((path) => known.get(path)) ?? bot;
  });
  return { answer: (question) => bot.answer(question) };
}
