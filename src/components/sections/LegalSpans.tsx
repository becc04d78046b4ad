import { Fragment } from 'react';
import type { LegalSpanList } from '../../text/content/legal/legalPages.ts';
import { Link } from '../ui/Link.tsx';
import styles from './LegalSpans.module.css';

/** Running text with links; highlights placeholders of missing data. */
export function LegalSpans({ of: pieces }: { of: LegalSpanList }) {
  return pieces.map((piece, index) => {
    const key = `n${index}`;
    if (typeof piece === 'string') return <Fragment key={key}>{piece}</Fragment>;
    if ('missing' in piece) {
      return (
        <em key={key} className={styles.missing}>
          {piece.missing}
        </em>
      );
    }
    return (
      <Link key={key} href={piece.href}>
        {piece.text}
      </Link>
    );
  });
}
