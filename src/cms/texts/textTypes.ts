/**
 * The content types made of the site's own texts. The files are their only source: their shapes, and with them the types
 * in Strapi, the requests, the checks and the seed, follow from the files and the schemas.
 */
import type { z } from 'zod';
import { solutionSections } from '../../components/sections/solutions/solutionLayout.ts';
import type { ExtendedFamily } from '../../routes/pageOf.ts';
import { entrySections, pageSections } from '../../routes/pageSections.ts';
import { type Locale, locales } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { archivedFiles } from '../../text/content/archived/archivedPages.ts';
import { billingFiles, billingSchema } from '../../text/content/billingSchema.ts';
import { companyFactsSchema } from '../../text/content/companyFactsSchema.ts';
import { examplesSchema } from '../../text/content/examples/schema.ts';
import { exampleFiles } from '../../text/content/examples.ts';
import { faqGroupFiles } from '../../text/content/faq.ts';
import { freePageSchema } from '../../text/content/free-pages/schema.ts';
import { freePageFiles } from '../../text/content/freePages.ts';
import { industrySchema } from '../../text/content/industries/schema.ts';
import { industryFiles, industrySections } from '../../text/content/industries.ts';
import { integrationSchema } from '../../text/content/integrations/schema.ts';
import { integrationFiles } from '../../text/content/integrations.ts';
import { extraPricesSchema, planTypes } from '../../text/content/planSchema.ts';
import { extraPriceFiles } from '../../text/content/plans/figures.ts';
import { pricingQuestionFiles } from '../../text/content/pricingQuestions.ts';
import { productSchema } from '../../text/content/products/schema.ts';
import { productFiles } from '../../text/content/products.ts';
import { roiCalculator } from '../../text/content/roiCalculator.ts';
import { solutionSchema } from '../../text/content/solutions/schema.ts';
import { solutionFiles } from '../../text/content/solutions.ts';
import { goalSchema } from '../../text/content/templates/schema.ts';
import { goalFiles } from '../../text/content/templates.ts';
import { useCaseSchema } from '../../text/content/use-cases/schema.ts';
import { useCaseFiles } from '../../text/content/useCases.ts';
import { de } from '../../text/words/de.ts';
import { en } from '../../text/words/en.ts';
import { type PageWordsType, pageWords } from '../../text/words/wordTypes.ts';
import { type GroupShape, isPlainObject, type Shape } from './shape.ts';
import { groupShape } from './shapeOfSchema.ts';
import { shapeOfValues } from './shapeOfValues.ts';
import { titleOf } from './strapiTypes.ts';

/** A part of a page's texts, refused alone when it is invalid. */
export type TextGroup = {
  name: string;
  prefix: string;
  shape: Shape;
  files: Readonly<Record<Locale, unknown>>;
  /** Figures, one in both languages. */
  isShared?: true;
};
/** A single type with the texts of a page. */
export type PageTextType = { kind: 'page'; title: string; groups: readonly TextGroup[] };
/** A collection with an entry per page, by the site's id. */
export type EntryTextType = {
  kind: 'entries';
  title: string;
  plural: string;
  shape: GroupShape;
  schema: z.ZodType;
  files: Readonly<Record<Locale, Readonly<Record<string, object>>>>;
  added: AddedEntries;
  /** Of an entry's page, in the order of the files. */
  sections?: ((key: string) => readonly string[]) | undefined;
  /** The entry's name in the lists of the content system. */
  titleOf: (entry: Readonly<Record<string, unknown>>) => string;
};

/** Of entries that no file has. */
type AddedEntries = {
  /** Their pages' family; absent: they are parts of a page. */
  family?: ExtendedFamily;
  /** Fields that are optional only where a file has the entry. */
  required?: readonly string[];
  /** Tokens that their texts may use besides those of the files. */
  tokens?: readonly string[];
};

type EntryOptions = AddedEntries & Pick<EntryTextType, 'sections'> & { nameField?: string };

const words: Record<Locale, Readonly<Record<string, unknown>>> = { de, en };

const groupOf = (name: string, files: Record<Locale, unknown>, isFirst = false): TextGroup => ({
  name,
  prefix: isFirst ? '' : name,
  shape: shapeOfValues(locales.map((locale) => files[locale]).filter((value) => value !== undefined)),
  files,
});

const wordGroups = (type: PageWordsType): TextGroup[] =>
  pageWords[type].map((name, index) => groupOf(name, { de: words.de[name], en: words.en[name] }, index === 0));

/** The sections to show, in order; an empty list shows all. A page that a language lacks has none in it. */
function sectionGroup(options: readonly string[], [first]: readonly TextGroup[]): TextGroup {
  const shape: Shape = { kind: 'list', item: { kind: 'choice', options } };
  const of = (locale: Locale) => (first?.files[locale] === undefined ? undefined : options);
  return { name: 'sections', prefix: 'sections', shape, files: { de: of('de'), en: of('en') } };
}

const sections: Readonly<Record<string, readonly string[]>> = pageSections;

const page = (name: string, groups: readonly TextGroup[]): PageTextType => ({
  kind: 'page',
  title: `Page: ${titleOf(name.replace('text-', ''))}`,
  groups: [...(sections[name] ? [sectionGroup(sections[name], groups)] : []), ...groups],
});

const ofWords = Object.fromEntries(
  (Object.keys(pageWords) as PageWordsType[]).map((name) => [name, page(name, wordGroups(name))]),
);

const figureGroup = (name: string, prefix: string, schema: z.ZodObject, files: object): TextGroup => ({
  ...{ name, prefix, shape: groupShape(schema), isShared: true },
  files: { de: files, en: files },
});

/** Single types by name. */
export const pageTextTypes: Readonly<Record<string, PageTextType>> = {
  ...ofWords,
  'text-pricing': page('text-pricing', [
    ...wordGroups('text-pricing'),
    groupOf('pricingQuestions', pricingQuestionFiles),
    figureGroup('extraPrices', 'extraPrice', extraPricesSchema, extraPriceFiles),
  ]),
  'text-faq': page('text-faq', [...wordGroups('text-faq'), groupOf('groups', faqGroupFiles)]),
  'text-company': page('text-company', [
    figureGroup('billing', '', billingSchema, billingFiles),
    figureGroup('facts', '', companyFactsSchema, site.facts),
  ]),
  'text-archived': page('text-archived', [groupOf('pages', archivedFiles)]),
  // English only.
  'text-roi-calculator': page('text-roi-calculator', [
    groupOf('roiCalculator', { de: undefined, en: roiCalculator }, true),
  ]),
};

type Files = EntryTextType['files'];

const entries = (
  plural: string,
  schema: z.ZodObject,
  files: Files,
  { sections, nameField = 'meta', ...added }: EntryOptions,
): EntryTextType => ({
  kind: 'entries',
  title: titleOf(plural),
  plural: `text-${plural}`,
  shape: groupShape(schema),
  schema,
  files,
  added,
  sections,
  titleOf: ({ [nameField]: named }) => {
    const name = isPlainObject(named) ? named.name : named;
    return String(name).replaceAll('\u00AD', '');
  },
});

/** Collections by name. */
export const entryTextTypes: Readonly<Record<string, EntryTextType>> = {
  'text-industry': entries('industries', industrySchema, industryFiles, {
    family: 'industries',
    sections: industrySections,
  }),
  'text-product': entries('products', productSchema, productFiles, {
    family: 'products',
    required: ['picture'],
    sections: () => entrySections['text-product'],
  }),
  'text-theme-solution': entries('theme-solutions', solutionSchema, solutionFiles, {
    family: 'solutions',
    sections: solutionSections,
  }),
  'text-use-case': entries('use-cases', useCaseSchema, useCaseFiles, {
    family: 'use-cases',
    sections: () => entrySections['text-use-case'],
  }),
  'text-example': entries('examples', examplesSchema, exampleFiles, { family: 'examples' }),
  'text-template-goal': entries('template-goals', goalSchema, goalFiles, { family: 'templates' }),
  'text-integration-kind': entries('integration-kinds', integrationSchema, integrationFiles, {
    required: ['kind'],
    nameField: 'name',
  }),
  'text-page': entries('pages', freePageSchema, freePageFiles, {
    family: 'pages',
    tokens: planTypes.map((type) => `${type}Name`),
  }),
};
