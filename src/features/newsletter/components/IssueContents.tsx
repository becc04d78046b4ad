import { Card } from '../../../components/ui/Card.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { Newsletter } from '../../../text/words/de/newsletter.ts';
import styles from './IssueContents.module.css';

/** Contents of an issue: one large item, two small ones. */
export const IssueContents = ({ words }: { words: Newsletter['content'] }) => (
  <Section tone="card" id="issue" labelledBy="issue-title" className={styles.layout}>
    <SectionHead id="issue-title" title={words.title} lead={words.lead} />
    <ul className={styles.items}>
      {words.items.map(({ title, text }, index) => (
        <Card
          as="li"
          key={title}
          tone={index === 0 ? 'mint' : 'paper'}
          speaker={index === 1 ? 'right' : 'left'}
          className={styles.item}
        >
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </ul>
  </Section>
);
