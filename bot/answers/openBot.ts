/** Opens the bot for the server from the knowledge files of the build, at startup. */
import type { Env } from '../../src/env.ts';
import { type Locale, locales } from '../../src/routes/table.ts';
import { type Bot, type Calendar, createBot } from './bot.ts';
import { knowledgeFile } from './knowledge.ts';
import { type Library, openLibrary } from './library.ts';
import { openModel } from './model.ts';
import type { Libraries } from './understand.ts';

type Parts = {
  /** Reads a file of the build; undefined if it does not exist. */
  read: (path: string) => string | undefined;
  calendar: Calendar;
  env: Pick<Env, 'LLM_URL' | 'LLM_KEY' | 'LLM_MODEL'>;
  log: Parameters<typeof openModel>[1];
};

/** Undefined if a language has no knowledge. The indexes are built lazily on the first question (0.6 s, 60 MB peak). */
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
