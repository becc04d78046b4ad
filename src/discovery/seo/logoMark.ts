/**
 * The logo mark as SVG text, for icons and social pictures; logoMark.test.ts compares its outline with
 * components/ui/LogoMark.tsx.
 */
import { palette } from './palette.ts';

export const logoMarkOutline = 'M15 0a15 15 0 0 1 0 30H3a3 3 0 0 1-3-3V15A15 15 0 0 1 15 0Z';

type Ground = {
  /** Side of the square in units of the mark, which is 30 wide. */
  side: number;
  colour: string;
};

/** The mark on a transparent background, or centred on a ground (home screens cut off transparent corners). */
export function logoMarkSvg(ground?: Ground): string {
  const side = ground?.side ?? 30;
  const from = (30 - side) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${side} ${side}" width="${side}" height="${side}">`,
    ground ? `<path fill="${ground.colour}" d="M${from} ${from}h${side}v${side}h-${side}z"/>` : '',
    `<path fill="${palette.petrol}" d="${logoMarkOutline}"/>`,
    `<rect x="9" y="12.5" width="12" height="5" rx="2.5" fill="${palette.marigold}"/></svg>`,
  ].join('');
}
