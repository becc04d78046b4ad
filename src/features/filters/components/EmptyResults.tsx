import { Bubble } from '../../../components/ui/Bubble.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import styles from './EmptyResults.module.css';

type NothingFitsProps = { words: { text: string; button: string }; href: string };

/** Empty state of a list: shown in place of the results, with the next step. */
export function EmptyResults({ words, href }: NothingFitsProps) {
  return (
    <Section tone="card" ruled className={styles.nothing}>
      <Bubble as="p" speaker="left" className={styles.said}>
        {words.text}
      </Bubble>
      <Button href={href}>{words.button}</Button>
    </Section>
  );
}
