import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import type { Words } from '../../../text/words/de.ts';
import styles from './DemoBanner.module.css';

type DemoBannerProps = { words: Words['calculator']['talk']; demoHref: string };

/** For those who would rather talk their figures through (spec section 2: ROI banner with a demo button). */
export const DemoBanner = ({ words, demoHref }: DemoBannerProps) => (
  <Card tone="sky" className={styles.banner}>
    <div className={styles.words}>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
    </div>
    <Button href={demoHref}>{words.demo}</Button>
  </Card>
);
