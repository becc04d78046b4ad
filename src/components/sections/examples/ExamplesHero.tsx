import type { ComponentProps } from 'react';
import type { Examples } from '../../../text/content/examples/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { TableOfContents } from '../use-cases/TableOfContents.tsx';
import { VoiceHero } from '../VoiceHero.tsx';
import styles from './ExamplesHero.module.css';

type ExamplesHeroProps = {
  trail: ComponentProps<typeof VoiceHero>['trail'];
  content: Examples;
  words: { contents: string; describe: string; back: string; invented: string };
  sampleNote: string;
  demo: { href: string; label: string };
  contactHref: string;
  /** null if the theme has no use case. */
  guideHref: string | null;
};

/** Introduction and links to each dialogue. */
export function ExamplesHero(props: ExamplesHeroProps) {
  const { trail, content, words, sampleNote, demo, contactHref, guideHref } = props;
  const { hero, dialogues } = content;
  return (
    <VoiceHero
      titleId="examples-title"
      trail={trail}
      question={hero.question}
      tone="ink"
      reply={hero}
      actions={
        <>
          <Button href={demo.href}>{demo.label}</Button>
          <Button href={contactHref} variant="secondary">
            {words.describe}
          </Button>
        </>
      }
    >
      <div className={styles.below}>
        <TableOfContents title={words.contents} entries={dialogues} />
        <div className={styles.notes}>
          <SampleNote text={`${words.invented} ${sampleNote}`} />
          {guideHref && (
            <Link href={guideHref} variant="standalone">
              {words.back}
            </Link>
          )}
        </div>
      </div>
    </VoiceHero>
  );
}
