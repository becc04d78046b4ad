import type { ReactNode } from 'react';
import type { Programme } from '../../../text/words/de/partners.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './PartnerApplication.module.css';

type PartnerApplicationProps = {
  words: Programme['apply'];
  /** Link to the other programme. */
  otherHref: string;
  children: ReactNode;
};

/** The application form, with guidance. */
export const PartnerApplication = ({ words, otherHref, children }: PartnerApplicationProps) => (
  <Section tone="mint" id="application" labelledBy="application-title" className={styles.layout}>
    <SectionHead id="application-title" title={words.title} lead={words.lead} className={styles.head} />
    <Card raised>{children}</Card>
    <div className={styles.aside}>
      <Card tone="paper" speaker="right" className={styles.note}>
        <h3>{words.helps.title}</h3>
        <ul className={styles.points}>
          {words.helps.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Card>
      <div className={styles.note}>
        <h3>{words.other.title}</h3>
        <Link variant="standalone" href={otherHref}>
          {words.other.link}
        </Link>
      </div>
    </div>
  </Section>
);
