/** What has a title: every page of the table, and the documents that stand in no table. */
import type { PageId } from '../../routes/table.ts';

export type MetaId = PageId | 'not-found' | 'error' | 'dev-ui';
