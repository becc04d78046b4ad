/** The icons of the manifest. */
import type { APIRoute } from 'astro';
import { iconOnBackground, transparentIcon } from '../../discovery/seo/icons.ts';
import { manifestIcons } from '../../discovery/seo/manifestIcons.ts';

type Props = (typeof manifestIcons)[number];

export const getStaticPaths = () => manifestIcons.map((icon) => ({ params: { name: icon.name }, props: icon }));

export const GET: APIRoute<Props> = async ({ props: { size, purpose } }) => {
  const png = await (purpose === 'maskable' ? iconOnBackground(size) : transparentIcon(size));
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
