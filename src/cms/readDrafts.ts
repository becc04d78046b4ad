import { createHmac } from 'node:crypto';
import { type ReadContent, withContent } from '../text/content/currentContent.ts';
import { cmsRequests } from './cmsRequests.ts';
import { type ContentTag, contentTags, partsOfTag } from './contentTag.ts';
import { createReadQueue } from './createReadQueue.ts';
import type { KeptEntries } from './entryList.ts';
import { withoutTimes } from './entryTimes.ts';
import { parseContent } from './parseContent.ts';
import type { Pictures } from './pictures/openPictures.ts';
import { CmsError, createStrapiFetch, isCmsError } from './strapi.ts';

type Parts = {
  settings: { CMS_URL: string; PREVIEW_SECRET?: string | undefined };
  /** Published content. */
  read: ReadContent;
  entriesOf: (tag: ContentTag) => KeptEntries | undefined;
  pictures: Pictures | undefined;
  width: number;
};

/** Drafts where they exist and are valid, else published content. @throws {CmsError} when every request fails */
export async function readDrafts({ settings, read, entriesOf, pictures, width }: Parts): Promise<ReadContent> {
  const token = draftsToken(settings.PREVIEW_SECRET ?? '');
  const fetchDrafts = createStrapiFetch({ url: settings.CMS_URL, token }, pictures);
  const found = new Map<ContentTag, unknown>();
  const { request } = createReadQueue<ContentTag>({ width, read: readDraft });

  let isOutage = false;

  async function readDraft(tag: ContentTag): Promise<void> {
    if (isOutage) return;
    const { kind, locale } = partsOfTag(tag);
    try {
      const data = await fetchDrafts(`${cmsRequests[kind].path(locale)}&status=draft`);
      const parsed = withContent(read, () => parseContent(kind, locale, withoutTimes(data), entriesOf(tag)));
      found.set(tag, parsed.value);
    } catch (error) {
      // The published content is shown; its errors are logged when it is read.
      isOutage ||= isCmsError(error) && error.isOutage;
    }
  }

  await Promise.all(contentTags.map((tag) => request(tag, false)));
  if (found.size === 0) throw new CmsError('The content system returns no drafts');
  return (kind, locale) =>
    (found.get(`${kind}:${locale}`) ?? read(kind, locale)) as ReturnType<typeof read<typeof kind>>;
}

/** The content system installs the same token for drafts from the same secret (cms/src/previewUrl.js). */
const draftsToken = (secret: string): string => createHmac('sha256', secret).update('drafts').digest('hex');
