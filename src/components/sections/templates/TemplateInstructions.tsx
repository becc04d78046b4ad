import type { Words } from '../../../text/words/de.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './TemplateInstructions.module.css';

type TemplateInstructionsProps = { words: Words['templates']['builder']; builderHref: string };

/** How to use a template. */
export function TemplateInstructions({ words, builderHref }: TemplateInstructionsProps) {
  return (
    <Section tone="petrol-deep" id="from-template" labelledBy="from-template-title" className={styles.section}>
      <SectionHead id="from-template-title" title={words.title} />
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <Link href={builderHref} variant="standalone">
        {words.link}
      </Link>
    </Section>
  );
}
