import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Claims.module.css';

type Claim = { title: string; text: string };

/** Marketing claims: only what the specification says about the company, and data protection as a concrete flow. */
export function Claims({ words }: { words: Words['home']['claims'] }) {
  const { privacy, experience } = words;
  return (
    <Section id="claims" labelledBy="claims-title" className={styles.section}>
      <SectionHead id="claims-title" title={words.title} className={styles.head} />
      <Plain {...words.hosting} />
      <div className={styles.privacy} data-tone="mint">
        <h3>{privacy.title}</h3>
        <p className={styles.text}>{privacy.text}</p>
        <dl className={styles.flow}>
          {privacy.flow.map(({ name, text }) => (
            <div key={name} className={styles.station}>
              <dt className={styles.name}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Plain {...words.noCode} />
      <div className={styles.experience}>
        <h3>{experience.title}</h3>
        <ul className={styles.milestones}>
          {experience.milestones.map(({ figure, text }) => (
            <li key={figure}>
              <span className={styles.figure}>{figure}</span> {text}
            </li>
          ))}
        </ul>
      </div>
      <Plain {...words.onboarding} />
    </Section>
  );
}

function Plain({ title, text }: Claim) {
  return (
    <div className={styles.plain}>
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
