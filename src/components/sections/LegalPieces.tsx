import { Fragment } from 'react';
import type { Pieces } from '../../text/content/legal/legal-pages.ts';
import { Link } from '../ui/Link.tsx';
import styles from './LegalPieces.module.css';

/** Running text with links; highlights placeholders of missing data. */
export function LegalPieces({ of: pieces }: { of: Pieces }) {
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
