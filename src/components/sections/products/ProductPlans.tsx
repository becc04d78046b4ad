import type { ProductText } from '../../../text/content/products/schema.ts';
import type { Words } from '../../../text/words/de.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './ProductPlans.module.css';
import type { PlanRows } from './planRows.ts';

type ProductPlansProps = {
  words: ProductText['plans'];
  common: Pick<Words, 'pricing' | 'product'>;
  table: PlanRows;
  extra?: { title: string; price: string } | undefined;
  pricingHref: string;
};

/** The plans that include the product, and the price for more of it. */
export function ProductPlans({ words, common, table, extra, pricingHref }: ProductPlansProps) {
  const { pricing, product } = common;
  return (
    <Section id="plans" labelledBy="plans-title" className={styles.columns}>
      <div className={styles.words}>
        <SectionHead id="plans-title" title={words.title} lead={words.text} />
        <Link href={pricingHref} variant="standalone">
          {product.comparePlans}
        </Link>
      </div>
      {(table.rows[0]?.cells.length ?? 0) > 0 && (
        <div>
          <table aria-labelledby="plans-title" className={styles.table}>
            <thead>
              <tr>
                {table.columns.map(({ title }) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ title, cells }) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  {cells.map((cell, index) => (
                    <td key={table.columns[index + 1]?.title}>{cell}</td>
                  ))}
                </tr>
              ))}
              {extra && (
                <tr data-shared="">
                  <th scope="row">{extra.title}</th>
                  <td colSpan={table.columns.length - 1} data-price="">
                    <strong>{extra.price}</strong> {pricing.perMonth} <small>{pricing.vatNote}</small>
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}
