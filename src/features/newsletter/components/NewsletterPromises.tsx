import { Card } from '../../../components/ui/Card.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import { TextWithLink } from '../../../components/ui/TextWithLink.tsx';
import type { Newsletter } from '../../../text/words/de/newsletter.ts';
import styles from './NewsletterPromises.module.css';

type NewsletterPromisesProps = {
  words: Newsletter['never'];
  privacyHref: string;
};

/** Content that issues never have, and the stored data. */
export const NewsletterPromises = ({ words, privacyHref }: NewsletterPromisesProps) => (
  <Section id="never" labelledBy="never-title" className={styles.layout}>
    <div className={styles.never}>
      <SectionHead id="never-title" title={words.title} />
      <ul className={styles.list}>
        {words.items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
    <div className={styles.aside}>
      <Card className={styles.note}>
        <h3>{words.data.title}</h3>
        <p>
          <TextWithLink text={words.data.text} href={privacyHref} label={words.data.link} />
        </p>
      </Card>
    </div>
  </Section>
);
