import type { LegalBlock } from '../../text/content/legal/legalPages.ts';
import styles from './LegalBlocks.module.css';
import { LegalSpans } from './LegalSpans.tsx';

type LegalBlocksProps = {
  blocks: readonly LegalBlock[];
  /** Section number, if paragraphs are numbered too. */
  number?: number | undefined;
};

/** Paragraphs, lists and tables of facts of one legal section. */
export function LegalBlocks({ blocks, number }: LegalBlocksProps) {
  return blocks.map((block, index) => {
    const key = keyOf(index);
    if ('list' in block) return <List key={key} items={block.list} />;
    if ('facts' in block) return <Facts key={key} facts={block.facts} />;
    if (number === undefined) {
      return (
        <p key={key} className={styles.paragraph}>
          <LegalSpans of={block} />
        </p>
      );
    }
    return (
      <p key={key} className={styles.numbered}>
        <span className={styles.number}>
          {number}.{index + 1}{' '}
        </span>
        <span>
          <LegalSpans of={block} />
        </span>
      </p>
    );
  });
}

type ListBlock = Extract<LegalBlock, { list: unknown }>;
type FactsBlock = Extract<LegalBlock, { facts: unknown }>;

function List({ items }: { items: ListBlock['list'] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={keyOf(index)}>
          <LegalSpans of={item} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts }: { facts: FactsBlock['facts'] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <LegalSpans of={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Index keys are safe: paragraphs are rendered once on the server and never reorder. */
const keyOf = (index: number) => `n${index}`;
