/** The bot of the server: it reads what the build left for it once, when the server starts. */
import type { Env } from '../../src/env.ts';
import { type Locale, locales } from '../../src/routes/table.ts';
import { type Bot, type Calendar, createBot } from './bot.ts';
import { knowledgeFile } from './knowledge.ts';
import { type Library, openLibrary } from './library.ts';
import { openModel } from './model.ts';

type Parts = {
  /** A file of the build, undefined when it is not there. */
  read: (path: string) => string | undefined;
  calendar: Calendar;
  env: Pick<Env, 'LLM_URL' | 'LLM_KEY' | 'LLM_MODEL'>;
  log: Parameters<typeof openModel>[1];
};

/** Undefined when a language has no knowledge. */
export function openBot({ read, calendar, env, log }: Parts): Bot | undefined {
  const open = (locale: Locale): Library | undefined => {
    const text = read(knowledgeFile(locale));
    return text === undefined ? undefined : openLibrary(JSON.parse(text), locale);
  };
  const [de, en] = locales.map(open);
  return de && en && createBot({ libraries: { de, en }, calendar, model: openModel(env, log) });
}
