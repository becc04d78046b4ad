import { modeColours, type WidgetStyle } from '../widgetLook.ts';
import styles from './LookThumb.module.css';

const corners = { speech: 9, round: 12, square: 2 } as const satisfies Record<WidgetStyle['shape'], number>;

/** Thumbnail of a look. Its colours are SVG attributes, because the policy forbids inline styles. */
export function LookThumb({ look }: { look: WidgetStyle }) {
  const { ground, ink } = modeColours[look.mode];
  const corner = corners[look.shape];
  const left = look.side === 'left';
  const at = (fromRight: number, width: number) => (left ? 120 - fromRight - width : fromRight);
  return (
    <svg viewBox="0 0 120 92" className={styles.thumb} aria-hidden="true">
      <rect x={at(18, 86)} y="4" width="86" height="62" rx={corner} fill={ground} stroke={ink} strokeOpacity=".2" />
      <path d={top(at(18, 86), 86, corner)} fill={look.main} />
      <rect x={at(18, 86) + 9} y="10" width="34" height="5" rx="2.5" fill={look.text} />
      <rect x={at(18, 86) + 8} y="27" width="46" height="11" rx={corner / 2} fill={look.bubble} />
      <rect x={at(18, 86) + 13} y="31" width="32" height="3" rx="1.5" fill={ink} />
      <rect x={at(18, 86) + 44} y="43" width="34" height="11" rx={corner / 2} fill={look.main} />
      <rect x={at(18, 86) + 49} y="47" width="22" height="3" rx="1.5" fill={look.text} />
      <rect x={at(82, 22)} y="69" width="22" height="22" rx={corner === 2 ? 2 : 11} fill={look.main} />
      <rect x={at(82, 22) + 6} y="78" width="10" height="4" rx="2" fill={look.text} />
    </svg>
  );
}

/** Path of the window's header: rounded top corners, straight bottom. */
const top = (x: number, width: number, corner: number): string =>
  `M${x} 20V${4 + corner}q0-${corner} ${corner}-${corner}h${width - 2 * corner}q${corner} 0 ${corner} ${corner}V20Z`;
