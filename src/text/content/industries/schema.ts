/** Content of an industry page (spec section 2; content-brief). Plain data, so that a CMS can deliver it later. */
import { z } from 'zod';
import { entrySections } from '../../../routes/pageSections.ts';
import type { slugs } from '../../../routes/slugs.ts';
import { pageId } from '../contentSchemas.ts';
import { metaSchema } from '../metaSchema.ts';

export type IndustryId = keyof typeof slugs.industries;

const text = z.string().min(1);
const titled = z.object({ title: text, text });

const message = z.object({
  from: z.enum(['assistant', 'visitor', 'team']),
  text,
  /** Language of the text, if it differs from the page's (WCAG 2.2, 3.1.2). */
  lang: z.enum(['de', 'en', 'fr']).optional(),
  /** Source of the answer. */
  source: text.optional(),
});

export const industrySchema = z.object({
  meta: metaSchema,
  /** The typical question, in quotes: headline of the page, and a bubble on the home page with these line breaks. */
  question: text,
  headline: text,
  lead: text,
  talk: z.object({
    title: text,
    lead: text,
    scene: z.object({ time: text, day: text, place: text }),
    visitor: text,
    team: text,
    turns: z
      .array(z.object({ message, comment: text.optional() }))
      .min(6)
      .max(10),
  }),
  tasks: z.object({ title: text, assistant: z.array(text).min(3), people: z.array(text).min(3) }),
  data: z.object({
    title: text,
    lead: text,
    rows: z.array(z.object({ what: text, why: text, where: text })).min(3),
  }),
  connections: z.object({ title: text, items: z.array(titled).min(3) }),
  fit: z.object({ title: text, items: z.array(z.object({ page: pageId, label: text, text })).min(2) }),
  start: z.object({ title: text, lead: text, items: z.array(titled).min(3), button: text }),
  /** Absent: all, in the order of the layout. */
  sections: z.array(z.enum(entrySections['text-industry'])).exactOptional(),
});

export type IndustryText = z.infer<typeof industrySchema>;
