/** Texts of a product page in one language. Data common to both languages (links, layout, figures) is in facts.ts. */
import { z } from 'zod';
import { metaSchema } from '../metaSchema.ts';

const text = z.string().trim().min(1);

const titled = z.strictObject({ title: text, text });

const message = z.strictObject({
  from: z.enum(['assistant', 'visitor', 'team']),
  text,
  source: z.exactOptional(text),
});

const chat = z.strictObject({
  label: text,
  messages: z.array(message).min(3),
  replies: z.exactOptional(z.array(text)),
});

const inbox = z.strictObject({
  label: text,
  listTitle: text,
  items: z
    .array(
      z.strictObject({
        title: text,
        detail: text,
        badge: z.exactOptional(text),
        lang: z.exactOptional(z.enum(['de', 'en'])),
      }),
    )
    .min(2),
  note: text,
  chatTitle: text,
  messages: z.array(message).min(3),
});

const block = z.strictObject({ kind: text, text });

const builder = z.strictObject({
  label: text,
  title: text,
  status: text,
  palette: z.array(text),
  steps: z.array(block).min(2),
  branches: z.array(block.extend({ when: text })).length(2),
});

const count = z.number().int().nonnegative();

const dashboard = z.strictObject({
  label: text,
  project: text,
  sample: text,
  chartTitle: text,
  assistant: text,
  team: text,
  days: z.array(z.strictObject({ name: text, assistant: count, team: count })).length(7),
  topicsTitle: text,
  topics: z.array(z.strictObject({ name: text, share: z.number().min(0).max(1) })).min(3),
  teamsTitle: text,
  teams: z.array(z.strictObject({ name: text, role: text })).min(2),
});

const widget = z.strictObject({
  label: text,
  title: text,
  fields: z.strictObject({ name: text, icon: text, color: text, greeting: text }),
  values: z.strictObject({ name: text, upload: text, greeting: text }),
  page: text,
  reply: text,
  placeholder: text,
});

const picture = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('chat'), words: chat }),
  z.strictObject({ kind: z.literal('inbox'), words: inbox }),
  z.strictObject({ kind: z.literal('builder'), words: builder }),
  z.strictObject({ kind: z.literal('dashboard'), words: dashboard }),
  z.strictObject({ kind: z.literal('widget'), words: widget }),
]);

/** One detail of the product, with named facts. */
const entry = titled.extend({ facts: z.exactOptional(z.array(z.strictObject({ name: text, text })).min(1)) });

export const productSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({ title: text, lead: text }),
  picture,
  how: z.strictObject({ title: text, lead: text, steps: z.array(titled).min(3).max(5) }),
  details: z.strictObject({ title: text, lead: text, entries: z.array(entry).min(2) }),
  /** Limitations of the product. */
  limits: z.strictObject({ title: text, lead: text, items: z.array(text).min(3) }),
  plans: titled,
  questions: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ question: text, answer: text })).length(3),
  }),
  related: z.strictObject({ title: text, product: titled, useCase: titled }),
  next: titled.extend({ button: text }),
});

export type ProductText = z.infer<typeof productSchema>;
export type ProductPicture = ProductText['picture'];
