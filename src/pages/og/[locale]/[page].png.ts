/** One social picture per page and language. */
import type { APIRoute } from 'astro';
import { drawSocialPicture } from '../../../discovery/seo/drawSocialPicture.ts';
import { pictureName } from '../../../discovery/seo/pagePicture.ts';
import { localesOf } from '../../../routes/hrefs.ts';
import { type Locale, type PageId, publishedPageIds } from '../../../routes/table.ts';

type Props = { id: PageId; locale: Locale };

export const getStaticPaths = () =>
  publishedPageIds.flatMap((id) =>
    localesOf(id).map((locale) => ({ params: { locale, page: pictureName(id) }, props: { id, locale } })),
  );

export const GET: APIRoute<Props> = async ({ props: { id, locale } }) =>
  new Response(new Uint8Array(await drawSocialPicture(id, locale)), { headers: { 'Content-Type': 'image/png' } });
