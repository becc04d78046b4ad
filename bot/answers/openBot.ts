/** Opens the bot for the server from the files of the build, at startup. */
import { existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import type { Env } from '../../src/env.ts';
import { type Locale, locales } from '../../src/routes/table.ts';
import { createBot, type ExplainingBot } from './createBot.ts';
import { createLanguageModel } from './createLanguageModel.ts';
import { createRetriever, type Retriever } from './createRetriever.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { type EditedEntry, mergeEntries, pagesOfNew } from './editedEntries.ts';
import { decodeModel, modelFile } from './entryModel.ts';
import type { OpenFile } from './fileRows.ts';
import { type Knowledge, type KnowledgePage, knowledgeFile } from './knowledge.ts';
import {
  createKnowledgeBase,
  editKnowledgeBase,
  type KnowledgeBase,
  type KnowledgeBaseFile,
  knowledgeBaseFile,
} from './knowledgeBase.ts';
import { networkFile, networkSeeds, openNetwork } from './network.ts';

/** A folder with a build of the site. */
export type BuildFolder = {
  exists: (path: string) => boolean;
  read: (path: string) => Buffer;
  /** The file stays open, also after a later build has removed the folder. */
  open: (path: string) => OpenFile;
};

export const buildFolder = (folder: URL): BuildFolder => ({
  exists: (path) => existsSync(new URL(path, folder)),
  read: (path) => readFileSync(new URL(path, folder)),
  open: (path) => {
    const file = openSync(new URL(path, folder), 'r');
    return { length: fstatSync(file).size, read: (bytes, at) => void readSync(file, bytes, 0, bytes.length, at) };
  },
});

type Parts = {
  build: BuildFolder;
  calendar: DemoCalendar;
  env: Pick<Env, 'LLM_URL' | 'LLM_KEY' | 'LLM_MODEL'>;
  log: Parameters<typeof createLanguageModel>[1];
};

/** A bot whose knowledge follows the content system. */
export type EditableBot = ExplainingBot & {
  /** Replaces what a page says in a language. Undefined: it says nothing, or is no more. */
  replacePage(id: string, page: KnowledgePage | undefined, locale: Locale): void;
  /**
   * Replaces the edited entries of a language: answer, source and follow-ups apply from the next question on, without a
   * training. The other entries are those of the files.
   */
  replaceEntries(entries: readonly EditedEntry[], locale: Locale): void;
  /** Edited entries with a follow-up that names no entry: it is not suggested. */
  findLostFollowUps(locale: Locale): string[];
};

/** Undefined if a language has no knowledge. Indexes are built when they are first needed. */
export function openBot({ build, calendar, env, log }: Parts): EditableBot | undefined {
  const files = locales.flatMap((locale) => [knowledgeFile(locale), knowledgeBaseFile(locale)]);
  // Models are read at the first question: they would take 18 MB of an idle server.
  if (![...files, ...locales.map(modelFile)].every(build.exists)) return undefined;
  const contents = new Map(files.map((path) => [path, build.read(path)]));
  /** The content of a file is not kept after its first use. */
  const bytes = (path: string): Buffer => {
    const content = contents.get(path) ?? build.read(path);
    contents.delete(path);
    return content;
  };
  const json = (path: string) => JSON.parse(bytes(path).toString());

  const entryFiles = onDemand<KnowledgeBaseFile>((locale) => json(knowledgeBaseFile(locale)));
  const builtKnowledge = onDemand<KnowledgeBase>((locale) =>
    createKnowledgeBase(
      entryFiles.get(locale),
      decodeModel(bytes(modelFile(locale))),
      locale,
      networkSeeds
        .map((seed) => networkFile(locale, seed))
        .filter(build.exists)
        .map((path) => openNetwork(build.open(path))),
    ),
  );
  const edits = onDemand<readonly EditedEntry[]>(() => []);
  const merged = onDemand((locale) => mergeEntries(entryFiles.get(locale).entries, edits.get(locale)));
  const knowledge = onDemand<KnowledgeBase>((locale) => {
    const built = builtKnowledge.get(locale);
    return edits.get(locale).length > 0 ? editKnowledgeBase(built, merged.get(locale), locale) : built;
  });
  const pages = onDemand((locale) => {
    const { pages: built }: Knowledge = json(knowledgeFile(locale));
    return new Map(built.map((page) => [page.id, page]));
  });
  const added = onDemand((locale) => pagesOfNew(entryFiles.get(locale).entries, merged.get(locale), locale));
  const retrievers = onDemand<Retriever>((locale) =>
    createRetriever({ pages: [...pages.get(locale).values(), ...added.get(locale)] }, locale),
  );

  /** Their tokens have the figures of the pages. */
  function refreshAdded(locale: Locale): void {
    const before = added.made(locale) ?? [];
    added.forget(locale);
    const retriever = retrievers.made(locale);
    if (!retriever) return;
    const now = added.get(locale);
    for (const { id } of before) if (!now.some((page) => page.id === id)) retriever.replacePage(id, undefined);
    for (const page of now) retriever.replacePage(page.id, page);
  }

  return {
    ...createBot({
      knowledge: knowledge.all,
      retrievers: retrievers.all,
      calendar,
      model: createLanguageModel(env, log),
    }),
    replacePage(id, page, locale) {
      if (page) pages.get(locale).set(id, page);
      else pages.get(locale).delete(id);
      retrievers.made(locale)?.replacePage(id, page);
      refreshAdded(locale);
    },
    replaceEntries(entries, locale) {
      edits.set(locale, entries);
      for (const made of [merged, knowledge]) made.forget(locale);
      refreshAdded(locale);
    },
    findLostFollowUps(locale) {
      const edited = edits.get(locale).filter(({ next }) => next.length > 0);
      if (edited.length === 0) return [];
      const known = new Set(merged.get(locale).map(({ id }) => id));
      return edited.filter(({ next }) => next.some((id) => !known.has(id))).map(({ id }) => id);
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
  const forget = (locale: Locale): void => {
    delete made[locale];
  };
  return { get, all, set, forget, made: (locale: Locale) => made[locale] };
}
