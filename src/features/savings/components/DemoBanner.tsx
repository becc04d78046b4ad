import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import type { Words } from '../../../text/words/de.ts';
import styles from './DemoBanner.module.css';

type DemoBannerProps = { words: Words['calculator']['talk']; demoHref: string };

/** ROI banner with a demo button (spec section 2). */
export const DemoBanner = ({ words, demoHref }: DemoBannerProps) => (
  <Card tone="sky" className={styles.banner}>
    <div className={styles.words}>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
    </div>
    <Button href={demoHref}>{words.demo}</Button>
  </Card>
);
