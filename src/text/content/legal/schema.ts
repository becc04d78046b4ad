/**
 * A legal page (spec section 3): heading, sections with title and paragraphs, optional numbering. Plain data from files
 * or, later, the CMS.
 */
import { z } from 'zod';
import { pageId } from '../contentSchemas.ts';

/** Running text: tokens such as `{brand}` are filled in; links target a page of the route table, another site or a mail address. */
const text = z.union([
  z.string().min(1),
  z.array(
    z.union([
      z.string().min(1),
      z.object({ text: z.string().min(1), page: pageId, hash: z.string().min(1).optional() }),
      z.object({ text: z.string().min(1), url: z.string().min(1) }),
      z.object({ mail: z.string().min(1) }),
    ]),
  ),
]);

const paragraph = z.union([
  text,
  z.object({ list: z.array(text).min(1) }),
  z.object({ facts: z.array(z.object({ label: z.string().min(1), value: text })).min(1) }),
]);

const section = z.object({
  /** Fragment; the same in both languages. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  title: z.string().min(1),
  paragraphs: z.array(paragraph).min(1),
});

export const legalPageSchema = z.object({
  heading: z.string().min(1),
  lead: text,
  /** Day of the last change, `YYYY-MM-DD`. */
  changed: z.iso.date(),
  /** paragraphs: sections 1, 2, 3 and paragraphs 1.1, 1.2, so that contracts can cite them. */
  numbering: z.enum(['none', 'sections', 'paragraphs']),
  sections: z.array(section).min(1),
});

export type LegalPage = z.infer<typeof legalPageSchema>;
export type LegalText = z.infer<typeof text>;
