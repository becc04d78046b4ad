/**
 * A media field, once its address is the site's (openPictures.ts). One that cannot be shown, or lacks its required
 * description, is left out alone (parseEntry.ts).
 */
import { z } from 'zod';
import { isPictureAddress } from '../../text/content/pictureAddress.ts';

const file = z
  .object({ url: z.string(), alternativeText: z.string().nullish() })
  .refine(({ url }) => isPictureAddress(url), 'picture');

export const describedPicture = file.transform(({ url, alternativeText }, context) => {
  const alt = alternativeText?.trim();
  if (alt) return { address: url, alt };
  context.addIssue({ code: 'custom', message: 'undescribed' });
  return z.NEVER;
});

/** The company's name describes it. */
export const logoPicture = file.transform(({ url }) => url);
