/**
 * The shape of an editable text. From it follow the content type in Strapi, the request, the conversion in both
 * directions, the checks and the seed (docs/decisions/0299-the-site-generates-its-content-types.md).
 */

export type TextShape = {
  kind: 'text';
  optional?: true;
  /** The tokens (`{name}`) that the text may use beside the common ones; absent: those of its whole type. */
  tokens?: readonly string[];
  /** An https address. */
  address?: true;
  /** Markdown of an article. */
  markdown?: true;
};
/** Short texts, one per line in the content system. */
type LinesShape = { kind: 'lines'; optional?: true; tokens?: readonly string[]; closed?: true };
type NumberShape = { kind: 'number'; optional?: true; integer: boolean; min?: number };
type ChoiceShape = { kind: 'choice'; optional?: true; options: readonly string[] };
export type GroupShape = { kind: 'group'; optional?: true; fields: Readonly<Record<string, Shape>> };
/** closed: the layout depends on the number of entries, or on their order. */
export type ListShape = { kind: 'list'; optional?: true; item: Shape; closed?: true; min?: number; max?: number };
/** An object whose keys are ids: a list in the content system, with a field `key`. */
export type RecordShape = { kind: 'record'; optional?: true; item: Shape; closed?: true };
/** One of several groups, named by a field. */
export type VariantsShape = {
  kind: 'variants';
  optional?: true;
  by: string;
  options: Readonly<Record<string, GroupShape>>;
};
/** A list whose items are each one of several groups: a dynamic zone with a component per group. */
export type ZoneShape = Omit<VariantsShape, 'kind'> & { kind: 'zone'; min?: number; max?: number };
/** An address as editors write it (parseCmsLink.ts). */
type LinkShape = { kind: 'link'; optional?: true };
/** A picture of the media library. */
type PictureShape = { kind: 'picture'; optional?: true };
/** Not in the content system: figures and ids on which the layout depends. */
type FixedShape = { kind: 'fixed'; optional?: true };

export type Shape =
  | TextShape
  | LinesShape
  | NumberShape
  | ChoiceShape
  | GroupShape
  | ListShape
  | RecordShape
  | VariantsShape
  | ZoneShape
  | LinkShape
  | PictureShape
  | FixedShape;

export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Items of a list as a group: an item that is no group becomes its only field. */
export const itemFields = (item: Shape): GroupShape =>
  item.kind === 'group' ? item : { kind: 'group', fields: { [wrapped]: item } };

/** Name of the only field of a wrapped item. */
export const wrapped = 'value';

export const isWrapped = (item: Shape): boolean => item.kind !== 'group';

/** The component of a group of a zone. */
export const zoneComponent = (option: string): string => `text.section-${option}`;

const tokenPattern = /\{(\w+)\}/g;

/** Names of the tokens in all texts of a tree. */
export function tokensIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [...tree.matchAll(tokenPattern)].map(([, name = '']) => name);
  if (typeof tree !== 'object' || tree === null) return [];
  return [...new Set(Object.values(tree).flatMap(tokensIn))];
}
