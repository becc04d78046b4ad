import FileCheck from '~icons/lucide/file-check';
import type { Words } from '../../../text/words/de.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './RequiredDocuments.module.css';

type RequiredDocumentsProps = { words: Words['businessSolution']['papers']; termsHref: string };

/** The documents to have before signing. */
export function RequiredDocuments({ words, termsHref }: RequiredDocumentsProps) {
  return (
    <Section id="papers" labelledBy="papers-title" className={styles.section}>
      <div className={styles.head}>
        <SectionHead id="papers-title" title={words.title} lead={words.lead} />
        <Link href={termsHref} variant="standalone">
          {words.terms}
        </Link>
      </div>
      <ul className={styles.items}>
        {words.items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <Icon of={FileCheck} size="medium" className={styles.sign} />
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
