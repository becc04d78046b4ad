import type { Words } from '../../../text/words/de.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './DirectoryNotes.module.css';

type DirectoryNotesProps = { words: Words['integrationsDirectory']['notes']; productHref: string };

/** Notes that apply to every entry of the directory. */
export function DirectoryNotes({ words, productHref }: DirectoryNotesProps) {
  return (
    <Section tone="petrol-deep" id="notes" labelledBy="notes-title" className={styles.section}>
      <SectionHead id="notes-title" title={words.title} />
      <ol className={styles.notes}>
        {words.items.map(({ title, text }) => (
          <li key={title} className={styles.note}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <Link href={productHref} variant="standalone" className={styles.link}>
        {words.link}
      </Link>
    </Section>
  );
}
