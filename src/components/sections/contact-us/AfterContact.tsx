import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextWithLink } from '../../ui/TextWithLink.tsx';
import styles from './AfterContact.module.css';

type AfterContactProps = { words: Words['contactUs']['after']; privacyHref: string };

/** What happens with a message, with a link to the data stored. */
export function AfterContact({ words, privacyHref }: AfterContactProps) {
  return (
    <Section tone="sky" id="after" labelledBy="after-title" className={styles.section}>
      <SectionHead id="after-title" title={words.title} />
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step} data-tone="card" className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
      <p className={styles.privacy}>
        <TextWithLink text={words.privacy} href={privacyHref} label={words.privacyLink} />
      </p>
    </Section>
  );
}
