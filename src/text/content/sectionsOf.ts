import type { Locale } from '../../routes/table.ts';
import { type PageSection, pageSections, type SectionedType } from '../words/pageSections.ts';
import { fromCms } from './currentContent.ts';

/** The sections that a page shows, in order, each once. */
export function sectionsOf<Type extends SectionedType>(type: Type, locale: Locale): PageSection<Type>[] {
  const given: { sections?: PageSection<Type>[] } | undefined = fromCms(type, locale);
  const all: readonly PageSection<Type>[] = pageSections[type];
  return [...new Set(given?.sections ?? all)];
}
