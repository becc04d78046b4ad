/** Lists of articles: each has a main page, further pages, and one page per topic. */

import { isKnownPageId, pageOf } from './pageOf.ts';
import type { PageId } from './table.ts';

export const articleLists = ['blog', 'newsroom'] as const;
export type ListName = (typeof articleLists)[number];

/** The part of a list that a page shows: page `number` of all entries, or all entries of a topic. */
export type ListSelection = { list: ListName; topic: string | null; number: number };

/** null for a page that lists no articles. */
export function listSelectionOf(id: PageId): ListSelection | null {
  const { family } = pageOf(id);
  for (const list of articleLists) {
    if (id === list) return { list, topic: null, number: 1 };
    if (family?.name === `${list}-pages`) return { list, topic: null, number: Number(family.entry) };
    if (family?.name === `${list}-topics`) return { list, topic: family.entry, number: 1 };
  }
  return null;
}

/** The list that a page is, or belongs to as an article. */
export const listOf = (id: PageId): ListName | null =>
  listSelectionOf(id)?.list ?? articleLists.find((list) => list === pageOf(id).family?.name) ?? null;

/** The page of that number. @throws when the list has no such page */
export function pageOfList(list: ListName, number: number): PageId {
  if (number === 1) return list;
  const id = `${list}-pages/${number}`;
  if (!isKnownPageId(id)) throw new Error(`There is no page ${number} of ${list}`);
  return id;
}
