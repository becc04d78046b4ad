import type { PlanType } from '../../../text/content/planSchema.ts';
import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Plan } from './Plan.tsx';
import styles from './Plans.module.css';
import type { PlanColumn } from './planColumns.ts';

type PlansProps = { words: Words['pricing']; plans: readonly PlanColumn[]; requestHref: (plan: PlanType) => string };

/** First section of the pricing page: headline, billing unit, and the three plans. */
export function Plans({ words, plans, requestHref }: PlansProps) {
  return (
    <Section labelledBy="plans-title" className={styles.section}>
      <SectionHead level={1} id="plans-title" title={words.hero.title} lead={words.hero.lead} />
      <div className={styles.plans}>
        {plans.map((plan) => (
          <Plan key={plan.type} plan={plan} words={words} href={requestHref(plan.type)} />
        ))}
      </div>
    </Section>
  );
}
