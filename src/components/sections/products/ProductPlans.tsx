import type { ProductText } from '../../../text/content/products/schema.ts';
import type { Words } from '../../../text/words/de.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Price } from '../../ui/Price.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './ProductPlans.module.css';
import type { PlanRows } from './planRows.ts';

type ProductPlansProps = {
  words: ProductText['plans'];
  common: Pick<Words, 'pricing' | 'product'>;
  table: PlanRows;
  extra?: { title: string; price: string } | undefined;
  pricingHref: string;
};

/**
 * The plans that include the product, and prices for more of it. Its table is the landmark: two with one name would be
 * ambiguous.
 */
export function ProductPlans({ words, common, table, extra, pricingHref }: ProductPlansProps) {
  const { pricing, product } = common;
  return (
    <Section id="plans" className={styles.columns}>
      <div className={styles.words}>
        <SectionHead id="plans-title" title={words.title} lead={words.text} />
        <Link href={pricingHref} variant="standalone">
          {product.comparePlans}
        </Link>
      </div>
      {(table.rows[0]?.cells.length ?? 0) > 0 && (
        <div className={styles.figures}>
          <Table id="plan-figures" caption={words.title} captionHidden columns={table.columns} rows={table.rows} />
          {extra && (
            <Card tone="mint" padding="small" className={styles.extra} data-shared="">
              <p className={styles.name}>{extra.title}</p>
              <Price size="small" amount={extra.price} period={pricing.perMonth} note={pricing.vatNote} />
            </Card>
          )}
        </div>
      )}
    </Section>
  );
}
