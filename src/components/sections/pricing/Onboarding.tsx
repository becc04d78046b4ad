import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Onboarding.module.css';

type OnboardingProps = { words: Words['pricing']['onboarding']; requestHref: string };

/** The onboarding service with its "Request now" button (spec section 2, Pricing). */
export function Onboarding({ words, requestHref }: OnboardingProps) {
  return (
    <Section tone="petrol-deep" id="onboarding" labelledBy="onboarding-title" className={styles.columns}>
      <div className={styles.intro}>
        <SectionHead id="onboarding-title" title={words.title} lead={words.lead} />
        <Button href={requestHref} variant="highlight" className={styles.button}>
          {words.button}
        </Button>
      </div>
      <ol className={styles.steps} aria-label={words.stepsLabel}>
        {words.steps.map(({ title, text }) => (
          <li key={title} data-tone="petrol-panel" className={styles.step}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
