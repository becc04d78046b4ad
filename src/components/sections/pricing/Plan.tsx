import Check from '~icons/lucide/check';
import type { PlanType } from '../../../text/content/planSchema.ts';
import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import styles from './Plan.module.css';
import { figureNames, type PlanColumn } from './planColumns.ts';

type PlanProps = { plan: PlanColumn; words: Words['pricing']; href: string };

const looks = {
  essential: { tone: 'card', button: 'secondary', speaker: 'left' },
  professional: { tone: 'ink', button: 'highlight', speaker: 'left' },
  enterprise: { tone: 'card', button: 'secondary', speaker: 'left' },
} as const satisfies Record<PlanType, object>;

/** One plan with every field of the entity (spec section 3). */
export function Plan({ plan, words, href }: PlanProps) {
  const { tone, button, speaker } = looks[plan.type];
  const titleId = `plan-${plan.slug}`;
  return (
    <Card
      as="article"
      tone={tone}
      speaker={speaker}
      data-plan={plan.type}
      aria-labelledby={titleId}
      className={styles.plan}
    >
      <div className={styles.offer}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {plan.title}
          </h2>
          <p className={styles.soft}>{plan.subtitle}</p>
        </div>
        <p className={styles.desc}>{plan.desc}</p>
        <Price amount={plan.price} period={words.perMonth} note={words.vatNote} />
        <dl className={styles.figures}>
          {figureNames.map((name) => (
            <div key={name} className={styles.figure}>
              <dt>{words.plans[name]}</dt>
              <dd>{plan.figures[name]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.free}>{plan.free}</p>
        <Button href={href} variant={button} className={styles.button}>
          {plan.btn}
        </Button>
      </div>
      <div className={styles.details}>
        <div className={styles.group}>
          <p className={styles.label}>{plan.content}</p>
          <Marked items={plan.features} />
        </div>
        <div className={styles.group}>
          <p className={styles.label}>{words.plans.customize}</p>
          <Marked items={plan.customize} />
        </div>
      </div>
    </Card>
  );
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
