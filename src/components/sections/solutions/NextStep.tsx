import { HyphenatedText } from '../../ui/HyphenatedText.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './NextStep.module.css';

type TeaserLink = { href: string; label: string; text: string };

type NextStepProps = {
  title: string;
  words: { products: string; industries: string };
  tone: Tone;
  /** Pages of the same theme, for the reader's team. */
  theme: readonly TeaserLink[];
  products: readonly TeaserLink[];
  industries: readonly TeaserLink[];
};

/** Further pages for colleagues. The call to action is in the footer. */
export function NextStep({ title, words, tone, theme, products, industries }: NextStepProps) {
  return (
    <Section tone={tone} id="next" className={styles.onward}>
      {theme.length > 0 && <Group title={title} links={theme} />}
      <Group title={words.products} links={products} />
      <Group title={words.industries} links={industries} />
    </Section>
  );
}

function Group({ title, links }: { title: string; links: readonly TeaserLink[] }) {
  return (
    <div>
      <h2 className={styles.title}>
        <HyphenatedText text={title} />
      </h2>
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
