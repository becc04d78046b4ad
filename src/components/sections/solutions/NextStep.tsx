import type { SolutionText } from '../../../text/content/solutions/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { HyphenatedText } from '../../ui/HyphenatedText.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './NextStep.module.css';

type TeaserLink = { href: string; label: string; text: string };

type NextStepProps = {
  text: Pick<SolutionText, 'next'> & { onward: Pick<SolutionText['onward'], 'title'> };
  words: { products: string; industries: string };
  tone: Tone;
  contactHref: string;
  demo: { href: string; label: string };
  /** Pages of the same theme, for the reader's team. */
  theme: readonly TeaserLink[];
  products: readonly TeaserLink[];
  industries: readonly TeaserLink[];
};

/** The question by mail or the demo, and further pages for colleagues. */
export function NextStep({ text, words, tone, contactHref, demo, theme, products, industries }: NextStepProps) {
  const { next, onward } = text;
  return (
    <Section tone={tone} id="next" labelledBy="next-title" className={styles.section}>
      <div className={styles.step}>
        <SectionHead id="next-title" title={next.title} lead={next.text} />
        <p className={styles.actions}>
          <Button href={contactHref}>{next.button}</Button>
          <Button href={demo.href} variant="secondary">
            {demo.label}
          </Button>
        </p>
      </div>
      <div className={styles.onward}>
        {theme.length > 0 && <Group title={onward.title} links={theme} />}
        <Group title={words.products} links={products} />
        <Group title={words.industries} links={industries} />
      </div>
    </Section>
  );
}

function Group({ title, links }: { title: string; links: readonly TeaserLink[] }) {
  return (
    <div>
      <h3 className={styles.title}>
        <HyphenatedText text={title} />
      </h3>
      <ul className={styles.links}>
        {links.map(({ href, label, text }) => (
          <li key={href} className={styles.link}>
            <Link href={href} variant="standalone">
              {label}
            </Link>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
