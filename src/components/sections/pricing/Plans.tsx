import Check from '~icons/lucide/check';
import type { PlanType } from '../../../text/content/planSchema.ts';
import type { Words } from '../../../text/words/de.ts';
import { fill } from '../../../text/words/fill.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { ToolHead } from '../../ui/ToolHead.tsx';
import { Plan } from './Plan.tsx';
import styles from './Plans.module.css';
import type { PlanColumn } from './planColumns.ts';

type PlansProps = {
  words: Words['pricing'];
  plans: readonly PlanColumn[];
  noticeWeeks: string;
  /** Undefined where editors hid the comparison. */
  comparisonHref: string | undefined;
  requestHref: (plan: PlanType) => string;
};

/** First section of the pricing page: headline, billing unit, the plans, and what they have in common. */
export function Plans({ words, plans, noticeWeeks, comparisonHref, requestHref }: PlansProps) {
  const { everyPlan, termsTitle, terms, compare } = words.plans;
  return (
    <Section padding="tool" labelledBy="plans-title" className={styles.section}>
      <ToolHead id="plans-title" title={words.hero.title} lead={words.hero.lead} />
      <div className={styles.plans}>
        {plans.map((plan) => (
          <Plan key={plan.type} plan={plan} words={words} href={requestHref(plan.type)} />
        ))}
      </div>
      <div className={styles.common}>
        <Icon of={Check} className={styles.check} />
        <p>
          <strong>{everyPlan}</strong> {comparisonHref && <a href={comparisonHref}>{compare}</a>}
        </p>
        <details className={styles.terms}>
          <summary>{termsTitle}</summary>
          <p>{fill(terms, { noticeWeeks }).trim()}</p>
        </details>
      </div>
    </Section>
  );
}
