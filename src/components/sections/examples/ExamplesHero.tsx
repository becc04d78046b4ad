import type { Examples } from '../../../text/content/examples/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TableOfContents } from '../use-cases/TableOfContents.tsx';
import styles from './ExamplesHero.module.css';

type ExamplesHeroProps = {
  content: Examples;
  words: { eyebrow: string; contents: string; describe: string; back: string; invented: string };
  sampleNote: string;
  demo: { href: string; label: string };
  contactHref: string;
  guideHref: string;
};

/** Introduction and links to each dialogue. */
export function ExamplesHero({ content, words, sampleNote, demo, contactHref, guideHref }: ExamplesHeroProps) {
  const { hero, dialogues } = content;
  return (
    <Section labelledBy="examples-title" className={styles.columns}>
      <SectionHead level={1} id="examples-title" eyebrow={words.eyebrow} title={hero.title} lead={hero.lead} />
      <div className={styles.side}>
        <TableOfContents title={words.contents} entries={dialogues} />
        <SampleNote text={`${words.invented} ${sampleNote}`} />
        <p className={styles.actions}>
          <Button href={demo.href}>{demo.label}</Button>
          <Button href={contactHref} variant="secondary">
            {words.describe}
          </Button>
          <Link href={guideHref} variant="standalone">
            {words.back}
          </Link>
        </p>
      </div>
    </Section>
  );
}
