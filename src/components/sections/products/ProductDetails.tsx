import type { ProductText } from '../../../text/content/products/schema.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './ProductDetails.module.css';

type Details = ProductText['details'];

type ProductDetailsProps = {
  words: Details;
  look: 'cards' | 'lines';
  id: string;
  /** Link to a list with further entries. */
  list?: { href: string; label: string } | undefined;
};

const parts = { cards: Cards, lines: Lines } as const;

/** The product's parts in detail. */
export function ProductDetails({ words, look, id, list }: ProductDetailsProps) {
  const Entries = parts[look];
  return (
    <Section id={id} labelledBy={`${id}-title`} className={styles.section}>
      <SectionHead id={`${id}-title`} title={words.title} lead={words.lead} />
      <Entries entries={words.entries} />
      {list && (
        <Link href={list.href} variant="standalone">
          {list.label}
        </Link>
      )}
    </Section>
  );
}

function Cards({ entries }: Pick<Details, 'entries'>) {
  return (
    <ul className={styles.cards}>
      {entries.map((entry) => (
        <Card as="li" key={entry.title}>
          <h3 className={styles.title}>{entry.title}</h3>
          <p className={styles.text}>{entry.text}</p>
          <Facts facts={entry.facts} />
        </Card>
      ))}
    </ul>
  );
}

function Lines({ entries }: Pick<Details, 'entries'>) {
  return (
    <ul className={styles.lines}>
      {entries.map((entry) => (
        <li key={entry.title} className={styles.line}>
          <div>
            <h3 className={styles.title}>{entry.title}</h3>
            <p className={styles.text}>{entry.text}</p>
          </div>
          <Facts facts={entry.facts} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts = [] }: { facts: Details['entries'][number]['facts'] | undefined }) {
  return (
    facts.length > 0 && (
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
