import Check from '~icons/lucide/check';
import Minus from '~icons/lucide/minus';
import type { PlanType } from '../../../text/content/planSchema.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Comparison.module.css';

/** With `mark`, the text is a yes or no and gets an icon. */
type Cell = { plan: PlanType; text: string; mark?: boolean };

type ComparisonRowProps = { title: string; hint?: string; cells: readonly Cell[] };

/** One row of the comparison: its title, then one cell per plan. */
export function ComparisonRow({ title, hint, cells }: ComparisonRowProps) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.title}>
        {title}
        {hint && <span className={styles.hint}>{hint}</span>}
      </th>
      {cells.map(({ plan, text, mark }) => (
        <td key={plan} className={styles.cell}>
          {mark !== undefined && <Icon of={mark ? Check : Minus} className={mark ? styles.yes : styles.no} />}
          {text}
        </td>
      ))}
    </tr>
  );
}
