/** The icons of the manifest. */
import type { APIRoute } from 'astro';
import { manifestIcons } from '../../discovery/seo/icon-paths.ts';
import { groundedIcon, plainIcon } from '../../discovery/seo/icons.ts';

type Props = (typeof manifestIcons)[number];

export const getStaticPaths = () => manifestIcons.map((icon) => ({ params: { name: icon.name }, props: icon }));

export const GET: APIRoute<Props> = async ({ props: { size, purpose } }) => {
  const png = await (purpose === 'maskable' ? groundedIcon(size) : plainIcon(size));
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
