/** The bot of the server: it reads what the build left for it when the server starts. */
import type { Env } from '../../src/env.ts';
import { type Locale, locales } from '../../src/routes/table.ts';
import { type Bot, type Calendar, createBot } from './bot.ts';
import { knowledgeFile } from './knowledge.ts';
import { type Library, openLibrary } from './library.ts';
import { openModel } from './model.ts';
import type { Libraries } from './understand.ts';

type Parts = {
  /** A file of the build, undefined when it is not there. */
  read: (path: string) => string | undefined;
  calendar: Calendar;
  env: Pick<Env, 'LLM_URL' | 'LLM_KEY' | 'LLM_MODEL'>;
  log: Parameters<typeof openModel>[1];
};

/**
 * Undefined when a language has no knowledge. The indexes are made once, with the first question: they cost 0.6 s and
 * 60 MB at their peak, too much for a process that nobody asks.
 */
export function openBot({ read, calendar, env, log }: Parts): Bot | undefined {
  const [de, en] = locales.map((locale) => read(knowledgeFile(locale)));
  if (de === undefined || en === undefined) return undefined;
  let made: Readonly<Record<Locale, Library>> | undefined;
  const open = () => {
    made ??= { de: openLibrary(JSON.parse(de), 'de'), en: openLibrary(JSON.parse(en), 'en') };
    return made;
  };
  const libraries: Libraries = {
    get de() {
      return open().de;
    },
    get en() {
      return open().en;
    },
  };
  return createBot({ libraries, calendar, model: openModel(env, log) });
}
