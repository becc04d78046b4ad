import Check from '~icons/lucide/check';
import type { PlanType } from '../../../text/content/planSchema.ts';
import type { Words } from '../../../text/words/de.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import styles from './Plan.module.css';
import type { PlanColumn } from './planColumns.ts';

type PlanProps = { plan: PlanColumn; words: Words['pricing']; href: string };

const looks = {
  essential: { tone: 'card', button: 'secondary' },
  professional: { tone: 'ink', button: 'highlight' },
  enterprise: { tone: 'card', button: 'secondary' },
} as const satisfies Record<PlanType, object>;

/**
 * One plan: name, price, button and four figures, the same for all, then every other field of the entity (spec section 3), folded. The
 * comparison below contains the remaining figures.
 */
export function Plan({ plan, words, href }: PlanProps) {
  const { tone, button } = looks[plan.type];
  const titleId = `plan-${plan.slug}`;
  return (
    <Card as="article" tone={tone} data-plan={plan.type} aria-labelledby={titleId} className={styles.plan}>
      <div className={styles.name}>
        <h2 id={titleId} className={styles.title}>
          {plan.title}
        </h2>
        <Badge className={styles.tag}>{plan.subtitle}</Badge>
      </div>
      <Price amount={plan.price} period={words.perMonth} note={words.vatNote} className={styles.price} />
      <Button href={href} variant={button} className={styles.button}>
        {plan.btn}
      </Button>
      <dl className={styles.figures}>
        {rowsOf(plan, words).map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.details}>
        <summary aria-describedby={titleId} className={styles.summary}>
          {words.plans.details}
        </summary>
        <div className={styles.more}>
          <p>{plan.desc}</p>
          <p className={styles.label}>{plan.content}</p>
          <Marked items={plan.features} />
          <p>{plan.free}</p>
          <p className={styles.label}>{words.plans.customize}</p>
          <Marked items={plan.customize} />
        </div>
      </details>
    </Card>
  );
}

function rowsOf({ figures, customApi }: PlanColumn, { plans, comparison }: Words['pricing']) {
  const row = (name: 'users' | 'chatbot' | 'operators' | 'channels') => ({ label: plans[name], value: figures[name] });
  return [
    row('users'),
    row('chatbot'),
    row('operators'),
    row('channels'),
    ...(customApi ? [{ label: comparison.customApi, value: comparison.included }] : []),
  ];
}

function Marked({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon of={Check} className={styles.check} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
