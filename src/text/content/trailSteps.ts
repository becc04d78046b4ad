import { ancestorsOf } from '../../routes/ancestors.ts';
import { href } from '../../routes/hrefs.ts';
import type { Locale, PageId } from '../../routes/table.ts';
import { ownMetaOf } from './metaOf.ts';

/** The breadcrumbs above a page, home first. */
export const trailSteps = (id: PageId, locale: Locale) =>
  ancestorsOf(id, locale).map((page) => ({ href: href(page, locale), title: ownMetaOf(page, locale).name }));
