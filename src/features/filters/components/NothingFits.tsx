import { Bubble } from '../../../components/ui/Bubble.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import styles from './NothingFits.module.css';

type NothingFitsProps = { words: { text: string; button: string }; href: string };

/** A list without results says so where the results would be, and what to do next. */
export function NothingFits({ words, href }: NothingFitsProps) {
  return (
    <Section tone="card" ruled className={styles.nothing}>
      <Bubble as="p" speaker="left" className={styles.said}>
        {words.text}
      </Bubble>
      <Button href={href}>{words.button}</Button>
    </Section>
  );
}
