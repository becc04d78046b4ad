import { manifest } from '../discovery/seo/manifest.ts';

export const GET = () => manifest('en');
