import type { ComponentProps } from 'react';
import type { UseCase } from '../../../text/content/use-cases/schema.ts';
import type { ChatWindowWords } from '../../../text/words/pictureWords.ts';
import { Button } from '../../ui/Button.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { ChatPicture } from '../pictures/ChatPicture.tsx';
import { VoiceHero } from '../VoiceHero.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import styles from './UseCaseHero.module.css';

type UseCaseHeroProps = {
  trail: ComponentProps<typeof VoiceHero>['trail'];
  content: UseCase;
  words: { demo: string; examples: string };
  chatWindow: ChatWindowWords;
  demoHref: string;
  /** null until the examples page is published. */
  examplesHref: string | null;
};

/** Topic of the page, a sample conversation, and the list of its flows. */
export function UseCaseHero({ trail, content, words, chatWindow, demoHref, examplesHref }: UseCaseHeroProps) {
  const { hero, contents, parts } = content;
  return (
    <VoiceHero
      titleId="use-case-title"
      trail={trail}
      question={hero.question}
      tone="sky"
      reply={hero}
      actions={
        <>
          <Button href={demoHref}>{words.demo}</Button>
          {examplesHref && (
            <Button href={examplesHref} variant="secondary">
              {words.examples}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.side}>
          <TableOfContents title={contents} entries={parts} large />
          <SampleNote text={chatWindow.sampleNote} />
        </div>
        <ChatPicture words={hero.chat} chatWindow={chatWindow} />
      </div>
    </VoiceHero>
  );
}
