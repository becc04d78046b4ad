import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { Words } from '../../../text/words/de.ts';
import styles from './KeptPages.module.css';

type KeptPagesProps = { words: Words['offline']['kept'] };

/** The pages that can be read without a connection: only this device knows them, so offline.client.ts lists them. */
export function KeptPages({ words }: KeptPagesProps) {
  return (
    <div hidden data-kept-pages="">
      <Section tone="card" labelledBy="kept-pages" className={styles.layout}>
        <SectionHead id="kept-pages" title={words.title} lead={words.lead} />
        <ul className={styles.list} />
      </Section>
    </div>
  );
}
