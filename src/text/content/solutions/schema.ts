/** Content of a solution page (content-brief.md), for the person responsible. Plain data from files or a CMS. */
import { z } from 'zod';
import { entrySections } from '../../../routes/pageSections.ts';
import { pageId, point, text } from '../contentSchemas.ts';
import { metaSchema } from '../metaSchema.ts';

/** repeat: repetitive questions. case: needs judgement. care: maintaining texts and supporting people. */
export const workKinds = ['repeat', 'case', 'care'] as const;

const day = z.array(z.strictObject({ kind: z.enum(workKinds), text })).min(2);

/** A team's week, before and after. */
const week = z.strictObject({
  label: text,
  kinds: z.strictObject({ repeat: text, case: text, care: text }),
  days: z.array(text).length(5),
  before: z.strictObject({ title: text, days: z.array(day).length(5) }),
  after: z.strictObject({ title: text, days: z.array(day).length(5) }),
});

/** Three lanes (stacked on narrow screens) with the owner of an enquiry over time. */
const relay = z.strictObject({
  label: text,
  lanes: z.strictObject({ assistant: text, sales: text, marketing: text }),
  steps: z.array(z.strictObject({ lane: z.enum(['assistant', 'sales', 'marketing']), when: text, text })).min(4),
});

/** Routing of questions, with the rule for each. */
const routing = z.strictObject({
  label: text,
  rule: text,
  routes: z
    .array(z.strictObject({ asked: text, rule: text, to: text, text, kind: z.enum(['assistant', 'team', 'lead']) }))
    .min(4),
});

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('week'), words: week }),
  z.strictObject({ kind: z.literal('relay'), words: relay }),
  z.strictObject({ kind: z.literal('routing'), words: routing }),
]);

export const solutionSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({
    title: text,
    lead: text,
    /** An internal conversation before the purchase. */
    meeting: z.strictObject({ label: text, said: z.array(z.strictObject({ who: text, text })).length(3) }),
  }),
  change: z.strictObject({ title: text, lead: text, picture: change }),
  roles: z.strictObject({
    title: text,
    lead: text,
    tasks: z.array(z.strictObject({ title: text, does: text, decides: text, asked: text })).min(5),
  }),
  path: z.strictObject({
    title: text,
    lead: text,
    stages: z.array(z.strictObject({ title: text, text, takes: text, done: text })).length(4),
  }),
  measures: z.strictObject({
    title: text,
    lead: text,
    rows: z.array(z.strictObject({ what: text, tells: text, where: text, trap: text })).min(4),
  }),
  decisions: z.strictObject({ title: text, items: z.array(point).length(4) }),
  risks: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, sign: text, answer: text })).min(3),
  }),
  next: z.strictObject({ title: text, text, button: text }),
  onward: z.strictObject({
    title: text,
    /** Teasers of the same theme's pages, for the reader's team. */
    useCase: text,
    examples: text,
    products: z.array(z.strictObject({ page: pageId, text })).min(2),
    industries: z.array(z.strictObject({ page: pageId, text })).min(2),
  }),
  /** Absent: all, in the order of the theme. */
  sections: z.array(z.enum(entrySections['text-theme-solution'])).exactOptional(),
});

export type SolutionText = z.infer<typeof solutionSchema>;
type Change = SolutionText['change']['picture'];
/** Texts of one kind of picture. */
export type ChangeWords<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>['words'];
