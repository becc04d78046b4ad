/** Texts of a product page in one language. Data common to both languages (links, layout, figures) is in facts.ts. */
import { z } from 'zod';
import { entrySections } from '../../../routes/pageSections.ts';
import { slugs } from '../../../routes/slugs.ts';
import { state } from '../contentSchemas.ts';
import { metaSchema } from '../metaSchema.ts';

const productIds = Object.keys(slugs.products) as (keyof typeof slugs.products)[];
const themeIds = Object.keys(slugs.themes) as (keyof typeof slugs.themes)[];

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
        state: z.exactOptional(state),
      }),
    )
    .min(2),
  note: text,
  chatTitle: text,
  messages: z.array(message).min(3),
});

const call = z.strictObject({
  label: text,
  messages: z.array(message.extend({ act: z.exactOptional(z.enum(['reads-back'])) })).min(3),
  understood: z.exactOptional(z.strictObject({ title: text, value: text })),
});

const picture = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('chat'), words: chat }),
  z.strictObject({ kind: z.literal('inbox'), words: inbox }),
  z.strictObject({ kind: z.literal('call'), words: call }),
  /** A screen of the application; its words are the same on every page (words/<locale>/application.ts). */
  z.strictObject({ kind: z.literal('screen'), screen: z.enum(['inbox', 'builder', 'dashboard']) }),
]);

/** One detail of the product, with named facts. */
const entry = titled.extend({ facts: z.exactOptional(z.array(z.strictObject({ name: text, text })).min(1)) });

export const productSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({ title: text, lead: text }),
  /** The web chat's page opens with the customizer instead. */
  picture: z.exactOptional(picture),
  how: z.strictObject({ title: text, lead: text, steps: z.array(titled).min(3).max(5) }),
  details: z.strictObject({ title: text, lead: text, entries: z.array(entry).min(2) }),
  /** Limitations of the product. */
  limits: z.strictObject({ title: text, lead: text, items: z.array(text).min(3) }),
  plans: titled,
  questions: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ question: text, answer: text })).length(3),
  }),
  related: z.strictObject({
    title: text,
    product: titled,
    useCase: titled,
    /** The two pages; absent: those of facts.ts. */
    to: z.exactOptional(z.strictObject({ product: z.enum(productIds), useCase: z.enum(themeIds) })),
  }),
  next: titled.extend({ button: text }),
  /** Absent: all. */
  sections: z.exactOptional(z.array(z.enum(entrySections['text-product']))),
});

export type ProductText = z.infer<typeof productSchema>;
export type ProductPicture = z.infer<typeof picture>;
