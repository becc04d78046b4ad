/** Use-case templates by goal (content-brief, Templates). Data common to both languages is in facts.ts. */
import { z } from 'zod';
import { slugs } from '../../../routes/slugs.ts';
import { fragment } from '../contentSchemas.ts';
import { metaSchema } from '../metaSchema.ts';
import { channelIds } from './channels.ts';

const industryIds = Object.keys(slugs.industries) as (keyof typeof slugs.industries)[];

const text = z.string().trim().min(1);

/** The builder's six kinds of blocks (content/products, builder). */
const blocks = ['message', 'question', 'choice', 'branch', 'knowledge', 'handover'] as const;

const step = z.strictObject({ block: z.enum(blocks), text });

const line = z.strictObject({
  from: z.enum(['assistant', 'visitor', 'team']),
  text,
  /** Source of the answer, as in „Hilfe › Bestellungen“. */
  source: z.exactOptional(text),
  /** Only by voice: the assistant repeats what it understood. */
  act: z.exactOptional(z.enum(['reads-back'])),
});

const template = z.strictObject({
  name: text,
  /** Summary of the flow, in one sentence. */
  summary: text,
  /** Prerequisites for activation. */
  prepare: text,
  /** Of a template that only the content system has; facts.ts has those of the others. */
  channel: z.exactOptional(z.enum(channelIds)),
  industry: z.exactOptional(z.enum(industryIds)),
  /** Every flow must offer a hand-over to a person (content/products, builder). */
  steps: z
    .array(step)
    .min(4)
    .max(6)
    .refine((steps) => steps.some(({ block }) => block === 'handover'), 'has no handover'),
  /** What the assistant says before the first line; without it, the usual notice. It must say that an AI answers. */
  greeting: z.exactOptional(text),
  /** The first line is the visitor's: the gallery shows it. Texts must be unique, because they serve as keys. */
  talk: z
    .array(line)
    .min(6)
    .max(10)
    .refine(([first]) => first?.from === 'visitor', 'does not begin with the visitor')
    .refine((lines) => new Set(lines.map(({ text }) => text)).size === lines.length, 'says a line twice'),
});

export const goalSchema = z.strictObject({
  meta: metaSchema,
  /** Shown in the gallery beside its four templates. */
  teaser: text,
  hero: z.strictObject({ title: text, lead: text }),
  /** By the fragment of its section. */
  templates: z.record(fragment, template),
  next: z.strictObject({ title: text, text }),
});

export type TemplateStep = z.infer<typeof step>;
export type TemplateLine = z.infer<typeof line>;
export type TemplateText = z.infer<typeof template>;
export type GoalText<Id extends string = string> = Omit<z.infer<typeof goalSchema>, 'templates'> & {
  templates: Record<Id, TemplateText>;
};
