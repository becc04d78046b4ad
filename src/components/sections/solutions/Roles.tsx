import type { SolutionText } from '../../../text/content/solutions/schema.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './Roles.module.css';

type RolesProps = {
  text: SolutionText['roles'];
  words: { show: string; does: string; decides: string; asked: string };
  tone: Tone;
};

/** Responsibilities: one line per task with who does it, who decides and who is consulted. */
export function Roles({ text, words, tone }: RolesProps) {
  return (
    <Section tone={tone} ruled={tone === 'card'} id="roles" labelledBy="roles-title" className={styles.section}>
      <SectionHead id="roles-title" title={text.title} lead={text.lead} />
      <Fold summary={words.show}>
        <ul className={styles.tasks}>
          {text.tasks.map(({ title, does, decides, asked }) => (
            <li key={title} className={styles.task}>
              <h3 className={styles.title}>{title}</h3>
              <dl className={styles.people}>
                <div className={styles.part}>
                  <dt className={styles.label}>{words.does}</dt>
                  <dd className={styles.does} data-tone="mint" data-bubble="">
                    {does}
                  </dd>
                </div>
                <div className={styles.part}>
                  <dt className={styles.label}>{words.decides}</dt>
                  <dd>{decides}</dd>
                </div>
                <div className={styles.part}>
                  <dt className={styles.label}>{words.asked}</dt>
                  <dd className={styles.asked}>{asked}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}
