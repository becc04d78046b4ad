import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { Words } from '../../../text/words/de.ts';
import styles from './OfflinePages.module.css';

type CachedPagesProps = { words: Words['offline']['kept'] };

/** Pages that can be read offline. The list is local to the device, so offline.client.ts renders it. */
export function CachedPages({ words }: CachedPagesProps) {
  return (
    <div hidden data-kept-pages="">
      <Section tone="card" labelledBy="kept-pages" className={styles.layout}>
        <SectionHead id="kept-pages" title={words.title} lead={words.lead} />
        <ul className={styles.list} />
      </Section>
    </div>
  );
}
