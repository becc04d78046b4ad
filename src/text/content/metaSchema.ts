/** Apart from entryMeta.ts: that file imports the families' content, and their schemas need this one first. */
import { z } from 'zod';

/** Lengths are those that search engines show (quality.md); the tokens are filled in before they are counted. */
export const metaSchema = z.object({
  /** In breadcrumbs. */
  name: z.string().min(1),
  /** At most 60 characters with the brand. */
  title: z.string().min(1),
  /** On the social picture. */
  headline: z.string().min(1),
  /** 50 to 155 characters. */
  description: z.string().min(50),
});

export type EntryMeta = z.infer<typeof metaSchema>;
