/**
 * The social picture of a page: its headline as the first message of a conversation (design: the page is built from
 * speech). Satori draws it and reads no CSS, so styles are inline. Browsers never load this component.
 */
import { logoMarkSvg } from './logoMark.ts';
import { palette } from './palette.ts';

type SocialPictureProps = { headline: string; brand: string; line: string; width: number; height: number };

export function SocialPicture({ headline, brand, line, width, height }: SocialPictureProps) {
  return (
    <div style={{ ...column, width, height, background: palette.paper, padding: '60px 64px' }}>
      <div style={{ ...sun, left: width - 250, top: -90 }} />
      <div style={{ ...bubble, fontSize: sizeFor(headline) }}>{headline}</div>
      <div style={{ display: 'flex', alignItems: 'center', marginTop: 'auto', width: '100%' }}>
        <img src={`data:image/svg+xml;base64,${btoa(logoMarkSvg())}`} width={60} height={60} alt="" />
        <div style={{ ...display, fontSize: 44, color: palette.ink, marginLeft: 18 }}>{brand}</div>
        <div style={{ ...answer, marginLeft: 'auto' }}>{line}</div>
      </div>
    </div>
  );
}

/** Smaller type for long headlines: German ones must fit, too. */
function sizeFor(headline: string): number {
  const longestWord = Math.max(...headline.split(/[\s-]+/).map((word) => word.length));
  if (headline.length <= 28 && longestWord <= 15) return 112;
  if (headline.length <= 52 && longestWord <= 19) return 88;
  return 72;
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  boxSizing: 'border-box',
  position: 'relative',
} as const;
const display = { fontFamily: 'Bricolage Grotesque', fontWeight: 700, letterSpacing: '-0.025em' } as const;

const sun = {
  position: 'absolute',
  width: 330,
  height: 330,
  borderRadius: 165,
  background: palette.marigold,
} as const;

const bubble = {
  ...display,
  display: 'flex',
  position: 'relative',
  maxWidth: 1000,
  padding: '48px 56px 56px',
  background: palette.petrol,
  color: palette.paper,
  borderRadius: '56px 56px 56px 10px',
  lineHeight: 1.06,
  textWrap: 'balance',
} as const;

const answer = {
  fontFamily: 'Figtree',
  fontWeight: 600,
  fontSize: 27,
  padding: '17px 30px',
  background: palette.ink,
  color: palette.paper,
  borderRadius: '28px 28px 6px 28px',
} as const;
