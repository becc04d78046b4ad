/** A free page: its opening, and a stack of the site's sections. Only the content system has any. */
import { z } from 'zod';
import { linkField, markdown, pictureField, point, text } from '../contentSchemas.ts';
import { metaSchema } from '../metaSchema.ts';

const button = z.strictObject({ label: text, target: linkField });
const head = { title: text, lead: text.exactOptional() };

const section = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), body: markdown }),
  z.strictObject({ kind: z.literal('points'), ...head, items: z.array(point).min(1) }),
  z.strictObject({
    kind: z.literal('facts'),
    ...head,
    /** Heads of the two columns. */
    nameHeading: text,
    textHeading: text,
    items: z.array(z.strictObject({ name: text, text })).min(1),
  }),
  z.strictObject({
    kind: z.literal('questions'),
    ...head,
    items: z.array(z.strictObject({ question: text, answer: text })).min(1),
  }),
  z.strictObject({
    kind: z.literal('transcript'),
    ...head,
    visitor: text,
    team: text.exactOptional(),
    turns: z
      .array(
        z.strictObject({
          from: z.enum(['assistant', 'visitor', 'team']),
          text,
          source: text.exactOptional(),
          comment: text.exactOptional(),
        }),
      )
      .min(2),
  }),
  z.strictObject({ kind: z.literal('picture'), picture: pictureField, caption: text.exactOptional() }),
  z.strictObject({ kind: z.literal('action'), title: text, text, button }),
]);

export const freePageSchema = z.strictObject({
  meta: metaSchema,
  opening: z.strictObject({ title: text, lead: text, button: button.exactOptional() }),
  sections: z.array(section).min(1).max(40),
});

export type FreePage = z.infer<typeof freePageSchema>;
export type FreePageSection = FreePage['sections'][number];
export type FreePageButton = z.infer<typeof button>;
