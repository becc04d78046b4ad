import type { Words } from '../../../text/words/de.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Claims.module.css';

/** Marketing claims, each with its details: only what the specification says, and data protection as a concrete flow. */
export function Claims({ words }: { words: Words['home']['claims'] }) {
  const { hosting, privacy, noCode, onboarding, experience } = words;
  const plain = ({ title, text }: { title: string; text: string }) => ({ title, content: <p>{text}</p> });
  return (
    <Section id="claims" labelledBy="claims-title" className={styles.columns}>
      <SectionHead id="claims-title" title={words.title} />
      <Accordion
        items={[
          { ...plain(hosting), open: true },
          {
            title: privacy.title,
            content: (
              <>
                <p>{privacy.text}</p>
                <dl className={styles.flow}>
                  {privacy.flow.map(({ name, text }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </>
            ),
          },
          plain(noCode),
          plain(onboarding),
          {
            title: experience.title,
            content: (
              <ul className={styles.milestones}>
                {experience.milestones.map(({ figure, text }) => (
                  <li key={figure}>
                    <b>{figure}</b> {text}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </Section>
  );
}
