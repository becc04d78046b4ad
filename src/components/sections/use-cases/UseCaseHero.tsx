import type { UseCase } from '../../../text/content/use-cases/schema.ts';
import type { ChatWindowWords } from '../../../text/words/pictureWords.ts';
import { Button } from '../../ui/Button.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { ChatPicture } from '../pictures/ChatPicture.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import styles from './UseCaseHero.module.css';

type UseCaseHeroProps = {
  content: UseCase;
  words: { eyebrow: string; demo: string; examples: string };
  chatWindow: ChatWindowWords;
  demoHref: string;
  /** null until the examples page is published. */
  examplesHref: string | null;
};

/** Topic of the page, a sample conversation, and the list of its flows. */
export function UseCaseHero({ content, words, chatWindow, demoHref, examplesHref }: UseCaseHeroProps) {
  const { hero, contents, parts } = content;
  return (
    <Section labelledBy="use-case-title" className={styles.columns}>
      <div className={styles.text}>
        <SectionHead level={1} id="use-case-title" eyebrow={words.eyebrow} title={hero.title} lead={hero.lead} />
        <p className={styles.actions}>
          <Button href={demoHref}>{words.demo}</Button>
          {examplesHref && (
            <Button href={examplesHref} variant="secondary">
              {words.examples}
            </Button>
          )}
        </p>
        <TableOfContents title={contents} entries={parts} />
        <SampleNote text={chatWindow.sampleNote} />
      </div>
      <Stage sun>
        <ChatPicture words={hero.chat} chatWindow={chatWindow} />
      </Stage>
    </Section>
  );
}
