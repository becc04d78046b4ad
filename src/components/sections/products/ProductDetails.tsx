import type { ReactNode } from 'react';
import type { ProductText } from '../../../text/content/products/schema.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './ProductDetails.module.css';
import { type Entry, ProductFacts } from './ProductFacts.tsx';

/** Draws all entries of one product. */
export type DetailsShape = (props: { entries: readonly Entry[] }) => ReactNode;

type ProductDetailsProps = {
  words: ProductText['details'];
  /** Default: cards. */
  shape?: DetailsShape | undefined;
  id: string;
  /** Link to a list with further entries. */
  list?: { href: string; label: string } | undefined;
};

/** The product's parts in detail. */
export function ProductDetails({ words, shape: Entries = Cards, id, list }: ProductDetailsProps) {
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

const Cards: DetailsShape = ({ entries }) => (
  <ul className={styles.cards}>
    {entries.map(({ title, text, facts }) => (
      <Card as="li" key={title} className={styles.card}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <ProductFacts facts={facts} />
      </Card>
    ))}
  </ul>
);
