/** Ids of everything with a title: every page of the table, and the documents outside the table. */
import type { PageId } from './table.ts';

export type MetaId = PageId | 'not-found' | 'error' | 'dev-ui';
