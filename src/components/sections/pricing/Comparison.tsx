import Check from '~icons/lucide/check';
import type { PlanType } from '../../../text/content/planSchema.ts';
import type { Words } from '../../../text/words/de.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Comparison.module.css';
import { ComparisonRow } from './ComparisonRow.tsx';
import { figureNames, type PlanColumn } from './planColumns.ts';

type ComparisonProps = { words: Words['pricing']; plans: readonly PlanColumn[] };

/**
 * The full comparison: one table at every width. On phones each row becomes a title line with its cells below it, so
 * that nothing scrolls sideways and the plans stay side by side.
 */
export function Comparison({ words, plans }: ComparisonProps) {
  const { comparison } = words;
  const included = (plan: PlanType, yes: boolean) => ({
    plan,
    mark: yes,
    text: yes ? comparison.included : comparison.notIncluded,
  });
  return (
    <Section tone="card" ruled id="comparison" labelledBy="comparison-title" className={styles.section}>
      <SectionHead id="comparison-title" title={comparison.title} lead={comparison.lead} />
      <Fold summary={words.plans.compare}>
        <table className={styles.table} aria-labelledby="comparison-title">
          <thead className={styles.head}>
            <tr className={styles.row}>
              <td className={styles.corner} />
              {plans.map(({ type, title }) => (
                <th key={type} scope="col" className={styles.plan}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className={styles.row}>
              <th scope="row" className={styles.title}>
                {comparison.price}
              </th>
              {plans.map(({ type, price }) => (
                <td key={type} className={styles.cell}>
                  <Price size="small" amount={price} period={words.perMonth} note={words.vatNote} />
                </td>
              ))}
            </tr>
          </tbody>
          <tbody>
            <GroupTitle text={comparison.groups.size} plans={plans} />
            {figureNames.map((name) => (
              <ComparisonRow
                key={name}
                title={comparison.size[name].label}
                hint={comparison.size[name].hint}
                cells={plans.map(({ type, figures }) => ({ plan: type, text: figures[name] }))}
              />
            ))}
          </tbody>
          <tbody>
            <GroupTitle text={comparison.groups.features} plans={plans} />
            <ComparisonRow
              title={comparison.customApi}
              cells={plans.map(({ type, customApi }) => included(type, customApi))}
            />
          </tbody>
        </table>
        <h3 className={styles.common}>{comparison.inEveryPlan}</h3>
        <ul className={styles.features}>
          {comparison.features.map((feature) => (
            <li key={feature} className={styles.feature}>
              <Icon of={Check} className={styles.yes} />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}

/** Empty cells beside the title continue the highlighted plan's background. */
function GroupTitle({ text, plans }: { text: string; plans: readonly PlanColumn[] }) {
  return (
    <tr className={styles.row}>
      <th scope="rowgroup" className={styles.group}>
        {text}
      </th>
      {plans.map(({ type }) => (
        <td key={type} className={styles.empty} />
      ))}
    </tr>
  );
}
