import { manifest } from '../seo/manifest.ts';

export const GET = () => manifest('de');
