import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import styles from './ArchivedPage.module.css';

type ArchivedPageProps = {
  text: { title: string; lead: string; paragraphs: string[] };
  words: { mark: string; note: string; todayTitle: string; todayText: string; todayLink: string };
  /** Address of the current page. */
  today: string;
};

/** A short version of a former page, marked as archived, with a link to the current page. */
export function ArchivedPage({ text, words, today }: ArchivedPageProps) {
  return (
    <Section className={styles.layout}>
      <div className={styles.head}>
        <Badge tone="sky">{words.mark}</Badge>
        <SectionHead level={1} size={2} title={text.title} lead={text.lead} />
      </div>
      <Prose className={styles.text}>
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
      <Card as="section" tone="mint" speaker="right" className={styles.today} aria-labelledby="today">
        <h2 id="today" className={styles.todayTitle}>
          {words.todayTitle}
        </h2>
        <p data-shared="">{words.note}</p>
        <p>{words.todayText}</p>
        <Link href={today} variant="standalone">
          {words.todayLink}
        </Link>
      </Card>
    </Section>
  );
}
