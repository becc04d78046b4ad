/** Pagination of lists. The first page is the list's own page; the others are further pages of the table. */
export const perPage = 6;

/** Page numbers with an address. The table's test fails when a list outgrows them. */
export const furtherPages = ['2', '3', '4', '5', '6', '7', '8', '9'] as const;

export const pageCount = (entries: number): number => Math.max(1, Math.ceil(entries / perPage));

/** Further pages that a list of so many entries needs. */
export const neededPages = (entries: number) => furtherPages.filter((number) => Number(number) <= pageCount(entries));

/** Entries on the page of that number, counted from 1. */
export const entriesOn = <Entry>(entries: readonly Entry[], number: number): Entry[] =>
  entries.slice((number - 1) * perPage, number * perPage);
