import { type ContactTopic, contactTopics } from '../../../text/content/contactHref.ts';
import type { Words } from '../../../text/words/de.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextWithLink } from '../../ui/TextWithLink.tsx';
import styles from './ContactIntro.module.css';

type ContactIntroProps = {
  words: Words['contactIntro'];
  /** The form's topics with their labels. */
  topics: Record<ContactTopic, string>;
  hrefs: { pricing: string; privacy: string };
};

/** Information before writing: who reads the message (roles, no names), what helps, what is stored. */
export function ContactIntro({ words, topics, hrefs }: ContactIntroProps) {
  const { readers, helps, privacy } = words;
  return (
    <Section tone="card" ruled id="readers" labelledBy="readers-title" className={styles.columns}>
      <div className={styles.readers}>
        <SectionHead id="readers-title" title={readers.title} lead={readers.lead} />
        <dl className={styles.roles}>
          {contactTopics.map((topic) => (
            <div key={topic} className={styles.role}>
              <dt className={styles.topic}>{topics[topic]}</dt>
              <dd className={styles.soft}>{readers.roles[topic]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.aside}>
        <Card tone="mint" className={styles.note}>
          <h3>{helps.title}</h3>
          <ul>
            {helps.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Link variant="standalone" href={hrefs.pricing}>
            {helps.pricing}
          </Link>
        </Card>
        <Card tone="paper" speaker="right" className={styles.note}>
          <h3>{privacy.title}</h3>
          <p>
            <TextWithLink text={privacy.text} href={hrefs.privacy} label={privacy.link} />
          </p>
        </Card>
      </div>
    </Section>
  );
}
