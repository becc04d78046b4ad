/** Opens the bot for the server from the files of the build, at startup. */
import { existsSync, readFileSync } from 'node:fs';
import type { Env } from '../../src/env.ts';
import { type Locale, locales } from '../../src/routes/table.ts';
import type { KnowledgeEntry } from '../knowledge/entry.ts';
import { fillTrainingData } from '../knowledge/fillTrainingData.ts';
import { createBot, type ExplainingBot } from './createBot.ts';
import { createLanguageModel } from './createLanguageModel.ts';
import { createRetriever, type Retriever } from './createRetriever.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { decodeModel, modelFile } from './entryModel.ts';
import { type Knowledge, knowledgeFile } from './knowledge.ts';
import {
  createKnowledgeBase,
  type KnowledgeBase,
  type KnowledgeFile,
  knowledgeBaseFile,
  trainingFile,
} from './knowledgeBase.ts';
import { trainInWorker } from './trainInWorker.ts';

/** A folder with a build of the site. */
export type BuildFolder = { exists: (path: string) => boolean; read: (path: string) => Buffer };

export const buildFolder = (folder: URL): BuildFolder => ({
  exists: (path) => existsSync(new URL(path, folder)),
  read: (path) => readFileSync(new URL(path, folder)),
});

type Parts = {
  build: BuildFolder;
  calendar: DemoCalendar;
  env: Pick<Env, 'LLM_URL' | 'LLM_KEY' | 'LLM_MODEL'>;
  log: Parameters<typeof createLanguageModel>[1];
};

/** A bot whose knowledge follows the content system. */
export type EditableBot = ExplainingBot & {
  /** Replaces what the pages of a language say. */
  replacePages(knowledge: Knowledge, locale: Locale): void;
  /**
   * Adds entries to those of a language, or replaces them by id: their answers and exact ways of asking at once, all other ways when the model
   * has been trained again. Calls during a training are coalesced. Resolves when the newest entries are trained.
   */
  addEntries(entries: readonly KnowledgeEntry[], locale: Locale): Promise<void>;
};

/** Undefined if a language has no knowledge. Indexes are built when they are first needed. */
export function openBot({ build, calendar, env, log }: Parts): EditableBot | undefined {
  const files = locales.flatMap((locale) => [knowledgeFile(locale), knowledgeBaseFile(locale)]);
  // Models are read at the first question: they would take 18 MB of an idle server.
  const later = locales.flatMap((locale) => [modelFile(locale), trainingFile(locale)]);
  if (![...files, ...later].every(build.exists)) return undefined;
  const contents = new Map(files.map((path) => [path, build.read(path)]));
  /** The content of a file is not kept after its first use. */
  const bytes = (path: string): Buffer => {
    const content = contents.get(path) ?? build.read(path);
    contents.delete(path);
    return content;
  };
  const json = (path: string) => JSON.parse(bytes(path).toString());

  /** With all ways of asking: only for a new training. */
  const entryFiles = onDemand<KnowledgeFile>((locale) => json(trainingFile(locale)));
  const models = onDemand((locale) => decodeModel(bytes(modelFile(locale))));
  const knowledge = onDemand<KnowledgeBase>((locale) =>
    createKnowledgeBase(json(knowledgeBaseFile(locale)), models.get(locale), locale),
  );
  const retrievers = onDemand<Retriever>((locale) => createRetriever(json(knowledgeFile(locale)), locale));

  /** Per language: the training under way, and whether newer entries wait for it. */
  const training = new Map<Locale, Promise<void>>();

  async function train(locale: Locale): Promise<void> {
    for (;;) {
      const used = entryFiles.get(locale);
      const model = await trainInWorker(fillTrainingData(used, locale), locale);
      models.set(locale, model);
      knowledge.set(locale, createKnowledgeBase(entryFiles.get(locale), model, locale));
      if (entryFiles.get(locale) === used) return;
    }
  }

  return {
    ...createBot({
      knowledge: knowledge.all,
      retrievers: retrievers.all,
      calendar,
      model: createLanguageModel(env, log),
    }),
    replacePages: (pages, locale) => retrievers.set(locale, createRetriever(pages, locale)),
    addEntries(entries, locale) {
      const file = entryFiles.get(locale);
      const ids = new Set(entries.map(({ id }) => id));
      entryFiles.set(locale, { ...file, entries: [...file.entries.filter(({ id }) => !ids.has(id)), ...entries] });
      knowledge.set(locale, createKnowledgeBase(entryFiles.get(locale), models.get(locale), locale));
      const running = training.get(locale) ?? train(locale).finally(() => training.delete(locale));
      training.set(locale, running);
      return running;
    },
  };
}

/** A value per language, made when it is first read. */
function onDemand<Value>(make: (locale: Locale) => Value) {
  const made: Partial<Record<Locale, Value>> = {};
  const get = (locale: Locale): Value => {
    made[locale] ??= make(locale);
    return made[locale];
  };
  const all: Readonly<Record<Locale, Value>> = {
    get de() {
      return get('de');
    },
    get en() {
      return get('en');
    },
  };
  const set = (locale: Locale, value: Value): void => {
    made[locale] = value;
  };
  return { get, all, set };
}
