/**
 * The social picture of a page: a question on it with the reply, else its headline as the first message of a
 * conversation (design: the page is built from speech). Satori draws it and reads no CSS, so styles are inline. Browsers
 * never load this component.
 */
import { logoMarkSvg } from './logoMark.ts';
import type { PageExchange } from './pageExchange.ts';
import { palette } from './palette.ts';

type SocialPictureProps = {
  headline: string;
  exchange: PageExchange | undefined;
  brand: string;
  line: string;
  width: number;
  height: number;
};

export function SocialPicture({ headline, exchange, brand, line, width, height }: SocialPictureProps) {
  return (
    <div style={{ ...column, width, height, background: palette.paper, padding: '60px 64px' }}>
      {exchange ? (
        <>
          <Said style={question} lines={linesOfQuestion(exchange.question)} sizes={[104, 76, 58]} />
          <Said style={reply} lines={balancedLines(exchange.answer, 44)} sizes={[42, 36, 31]} />
        </>
      ) : (
        <>
          <div style={{ ...sun, left: width - 250, top: -90 }} />
          <div style={{ ...bubble, fontSize: sizeFor(headline) }}>{headline}</div>
        </>
      )}
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

type SaidProps = { style: Record<string, string | number>; lines: string[]; sizes: readonly [number, number, number] };

/** A bubble as wide as its longest line: Satori gives wrapped text the full width. `sizes`: of one, two, more lines. */
function Said({ style, lines, sizes: [one, two, three] }: SaidProps) {
  const fontSize = lines.length > 2 ? three : lines.length === 2 ? two : one;
  return (
    <div style={{ ...style, fontSize }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

const linesOfQuestion = (text: string): string[] => (text.includes('\n') ? text.split('\n') : balancedLines(text, 21));

/** Breaks a text into the least number of lines of about equal length. */
function balancedLines(text: string, width: number): string[] {
  const target = text.length / Math.ceil(text.length / width);
  const lines: string[] = [];
  for (const word of text.split(/ /)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length / 2 > target) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
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
  flexDirection: 'column',
  position: 'relative',
  maxWidth: 1000,
  padding: '48px 56px 56px',
  background: palette.petrol,
  color: palette.paper,
  borderRadius: '56px 56px 56px 10px',
  lineHeight: 1.06,
  textWrap: 'balance',
} as const;

const question = {
  ...bubble,
  alignSelf: 'flex-end',
  padding: '32px 48px 40px',
  background: palette.ink,
  borderRadius: '48px 48px 10px 48px',
} as const;

const reply = {
  display: 'flex',
  flexDirection: 'column',
  marginTop: 20,
  padding: '26px 40px 28px',
  background: palette.mint,
  color: palette.ink,
  borderRadius: '48px 48px 48px 10px',
  fontFamily: 'Figtree',
  fontWeight: 600,
  lineHeight: 1.35,
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
