import type { Words } from '../../../text/words/de.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './MoreFunctions.module.css';

/** The six further functions (product decisions, Prices) that all services share. */
export function MoreFunctions({ words, templatesHref }: { words: Words['features']; templatesHref: string }) {
  return (
    <Section tone="petrol-deep" id="more-functions" labelledBy="more-functions-title" className={styles.columns}>
      <SectionHead id="more-functions-title" title={words.moreTitle} className={styles.head} />
      <ul className={styles.functions}>
        {words.more.map(({ title, text, link }) => (
          <li key={title} className={styles.function}>
            <Fold summary={<h3>{title}</h3>}>
              <p className={styles.text}>{text}</p>
              {link && (
                <Link href={templatesHref} variant="standalone">
                  {link}
                </Link>
              )}
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
