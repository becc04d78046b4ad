/** Opens the bot for the server from the knowledge files of the build, at startup. */
import type { Env } from '../../src/env.ts';
import { type Locale, locales } from '../../src/routes/table.ts';
import type { Retrievers } from './analyseQuestion.ts';
import { type Bot, createBot } from './createBot.ts';
import { createLanguageModel } from './createLanguageModel.ts';
import { createRetriever, type Retriever } from './createRetriever.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { knowledgeFile } from './knowledge.ts';

type Parts = {
  /** Reads a file of the build; undefined if it does not exist. */
  read: (path: string) => string | undefined;
  calendar: DemoCalendar;
  env: Pick<Env, 'LLM_URL' | 'LLM_KEY' | 'LLM_MODEL'>;
  log: Parameters<typeof createLanguageModel>[1];
};

/** Undefined if a language has no knowledge. The indexes are built lazily on the first question (0.6 s, 60 MB peak). */
export function openBot({ read, calendar, env, log }: Parts): Bot | undefined {
  const [de, en] = locales.map((locale) => read(knowledgeFile(locale)));
  if (de === undefined || en === undefined) return undefined;
  let made: Readonly<Record<Locale, Retriever>> | undefined;
  const open = () => {
    made ??= { de: createRetriever(JSON.parse(de), 'de'), en: createRetriever(JSON.parse(en), 'en') };
    return made;
  };
  const retrievers: Retrievers = {
    get de() {
      return open().de;
    },
    get en() {
      return open().en;
    },
  };
  return createBot({ retrievers, calendar, model: createLanguageModel(env, log) });
}
