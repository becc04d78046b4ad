/** Steps that a page of the table selects by name (`middleware`), run before the page is shown. */
import type { Locale, PageId } from '../routes/table.ts';

type Visit = { page: PageId; locale: Locale; headers: Readonly<Record<string, string | string[] | undefined>> };

/** Returns a response to send instead of the page, or undefined to continue. */
export type PageMiddleware = (visit: Visit) => Response | undefined | Promise<Response | undefined>;

/** All middleware by name. The table's test checks that every name in the table exists here. */
export const pageMiddleware: Readonly<Record<string, PageMiddleware>> = {};
