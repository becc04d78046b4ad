import type { SolutionText } from '../../../text/content/solutions/schema.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Risks.module.css';

type RisksProps = { text: SolutionText['risks']; words: { sign: string; answer: string }; tone: 'petrol-deep' | 'sky' };

/** Risks, each with its early signs and its remedy. */
export function Risks({ text, words, tone }: RisksProps) {
  return (
    <Section tone={tone} id="risks" labelledBy="risks-title" className={styles.section}>
      <SectionHead id="risks-title" title={text.title} />
      <ul className={styles.risks}>
        {text.items.map(({ title, sign, answer }) => (
          <li key={title} className={styles.risk}>
            <h3>{title}</h3>
            <dl className={styles.pair}>
              <div>
                <dt className={styles.label}>{words.sign}</dt>
                <dd className={styles.sign}>{sign}</dd>
              </div>
              <div>
                <dt className={styles.label}>{words.answer}</dt>
                <dd>{answer}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
