/** Separate from entryMeta.ts to avoid an import cycle: that file imports content whose schemas need this one. */
import { z } from 'zod';

/** Maximum lengths that search engines display (quality.md), counted after tokens are filled in. */
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
