/** Separate from entryMeta.ts to avoid an import cycle: that file imports content whose schemas need this one. */
import { z } from 'zod';

/** Of one page. Maximum lengths, after tokens are filled in, are checked on the built pages (checks/head.ts). */
export const metaSchema = z.object({
  /** In breadcrumbs. */
  name: z.string().min(1),
  /** At most 60 characters with the brand. */
  title: z.string().min(1),
  /** On the social picture. */
  headline: z.string().min(1),
  /** 51 to 155 characters. */
  description: z.string().min(51),
});

export type EntryMeta = z.infer<typeof metaSchema>;
