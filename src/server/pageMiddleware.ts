/** Steps that a page of the table can ask for by name (`middleware`), run before it is shown. */
import type { Locale, PageId } from '../routes/table.ts';

type Visit = { page: PageId; locale: Locale; headers: Readonly<Record<string, string | string[] | undefined>> };

/** Answers in place of the page, or lets it through with undefined. */
export type PageMiddleware = (visit: Visit) => Response | undefined | Promise<Response | undefined>;

/** All middleware by name. The table's test proves that every name it uses stands here. */
export const pageMiddleware: Readonly<Record<string, PageMiddleware>> = {};
