import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './IndustryLinks.module.css';

type IndustryLinksProps = {
  connections: { title: string; items: { title: string; text: string }[] };
  fit: { title: string; items: { label: string; text: string; href: string | null }[] };
  tone: Tone;
};

/** The connected systems, and links to related pages. */
export function IndustryLinks({ connections, fit, tone }: IndustryLinksProps) {
  return (
    <Section
      id="connections"
      labelledBy="connections-title"
      tone={tone}
      ruled={tone === 'card'}
      className={styles.columns}
    >
      <div className={styles.part}>
        <SectionHead id="connections-title" title={connections.title} />
        <dl>
          {connections.items.map(({ title, text }) => (
            <div key={title} className={styles.item}>
              <dt className={styles.term}>{title}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.fit} data-tone="petrol">
        <h3>{fit.title}</h3>
        <ul className={styles.pages}>
          {fit.items.map(({ label, text, href }) => (
            <li key={label}>
              {href ? (
                <Link href={href} variant="standalone">
                  {label}
                </Link>
              ) : (
                <b>{label}</b>
              )}
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
