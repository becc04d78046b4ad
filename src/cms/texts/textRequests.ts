/** Requests and content types for the texts of textTypes.ts, by the name of their type. */
import type { Locale } from '../../routes/table.ts';
import { type ReadTexts, readEntryTexts, readPageTexts, readWordTexts } from './readTexts.ts';
import { wordType } from './sharedTexts.ts';
import { populateOf } from './strapiTypes.ts';
import { textSchemas } from './textSchemas.ts';
import { entryTextTypes, pageTextTypes } from './textTypes.ts';

type TextRequest = {
  path: (locale: Locale) => string;
  list: ReadTexts;
  isSingle: boolean;
  models: readonly string[];
  mayBeEmpty: true;
  mayBeMissing: true;
  hasTimes?: true;
};

/** For types of many entries; a Strapi that allows fewer returns them on more pages. */
export const largestPage = 1_000;

let made: ReturnType<typeof textSchemas> | undefined;

/** Built on the first request (0.2 s): a site without a content system never needs it. */
function populate(name: string): string {
  made ??= textSchemas();
  const query = populateOf(made.schemas[name]?.attributes ?? {}, made.components);
  return query && `${query}&`;
}

function request(name: string, texts: ReadTexts, plural?: string, hasTimes?: true): readonly [string, TextRequest] {
  const list = plural ? `sort=key&pagination[pageSize]=${name === wordType ? largestPage : 100}&` : '';
  const path = (locale: Locale) => `${plural ?? name}?${populate(name)}${list}locale=${locale}`;
  const isSingle = plural === undefined;
  const made = { path, list: texts, isSingle, models: [name], mayBeEmpty: true, mayBeMissing: true } as const;
  return [name, hasTimes ? { ...made, hasTimes } : made];
}

export const textRequests: Readonly<Record<string, TextRequest>> = Object.fromEntries([
  ...Object.entries(pageTextTypes).map(([name, type]) => request(name, readPageTexts(type))),
  ...Object.entries(entryTextTypes).map(([name, type]) => request(name, readEntryTexts(type), type.plural, true)),
  request(wordType, readWordTexts, `${wordType}s`),
]);
