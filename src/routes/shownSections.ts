/** The sections that pages show: those that editors chose, in their order; by default those of the files. */
import { type ContentPart, readContent } from './contentReader.ts';
import { pageOf } from './pageOf.ts';
import {
  lastingSections,
  type PageWithSections,
  type SectionOf,
  sectionsOfFiles,
  type TypeWithSections,
  typesOfFamilies,
  typesOfPages,
} from './pageSections.ts';
import type { Locale, PageId } from './table.ts';

/** Each section once, because they have anchors. Those that cannot be hidden follow at the end. */
export function shownSections<Type extends TypeWithSections>(
  type: Type,
  chosen: readonly SectionOf<Type>[] = sectionsOfFiles(type),
): SectionOf<Type>[] {
  const lasting: readonly SectionOf<Type>[] = lastingSections[type] ?? [];
  return [...new Set([...chosen, ...lasting])];
}

type Chosen<Type extends TypeWithSections> = { sections?: SectionOf<Type>[] } | undefined;

const choice: ContentPart = { name: 'sections', of: (value) => (value as Chosen<TypeWithSections>)?.sections };

/** Of a page whose texts are a single type. */
export function sectionsOf<Type extends PageWithSections>(type: Type, locale: Locale): SectionOf<Type>[] {
  const given = readContent(type, locale, choice) as Chosen<Type>;
  return shownSections(type, given?.sections);
}

/** True for the anchor of a section, or of a place within it, that editors hid. */
export function isHiddenAnchor(page: PageId, anchor: string, locale: Locale): boolean {
  const single = typesOfPages[page];
  if (single) return isMissing(single, anchor, () => sectionsOf(single, locale));
  const { family } = pageOf(page);
  if (!family || !hasSections(family.name)) return false;
  const type = typesOfFamilies[family.name];
  return isMissing(type, anchor, () => {
    const of = (value: unknown) => (value as Record<string, Chosen<typeof type>>)?.[family.entry]?.sections;
    const entries = readContent(type, locale, { name: `sections ${family.entry}`, of });
    return shownSections(type, of(entries));
  });
}

const hasSections = (family: string): family is keyof typeof typesOfFamilies => family in typesOfFamilies;

/** Content is read for anchors of sections only. */
function isMissing(type: TypeWithSections, anchor: string, shown: () => readonly string[]): boolean {
  const section = sectionsOfFiles(type).find((name) => anchorOf(name) === anchor) ?? within[type]?.(anchor);
  return section !== undefined && !shown().includes(section);
}

/** `howItWorks` is at `how-it-works`. */
export const anchorOf = (section: string): string => section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Sections with other anchors, by an anchor. */
const within: { readonly [Type in TypeWithSections]?: (anchor: string) => SectionOf<Type> | undefined } = {
  'text-home': (anchor) => (anchor === 'film' ? 'howItWorks' : undefined),
  'text-pricing': (anchor) => (anchor.startsWith('question-') ? 'questions' : undefined),
  // Named by what it details (text/content/products/facts.ts). The customizer is an opening.
  'text-product': (anchor) => (anchor === 'customizer' ? undefined : 'details'),
};
