import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextWithLink } from '../../ui/TextWithLink.tsx';
import styles from './Benefits.module.css';

type BenefitsProps = { words: Words['about']['benefits']; privacyHref: string };

/** Customer benefits: sentences, not icons. */
export function Benefits({ words, privacyHref }: BenefitsProps) {
  return (
    <Section id="benefits" labelledBy="benefits-title" className={styles.columns}>
      <SectionHead id="benefits-title" title={words.title} className={styles.head} />
      <ul className={styles.items}>
        {words.items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h3>{title}</h3>
            <p className={styles.text}>
              {text.includes('{link}') ? (
                <TextWithLink text={text} href={privacyHref} label={words.privacyLink} />
              ) : (
                text
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
