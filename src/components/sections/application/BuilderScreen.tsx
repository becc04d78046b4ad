import type { ComponentProps } from 'react';
import Knowledge from '~icons/lucide/book-open';
import Question from '~icons/lucide/circle-question-mark';
import Choice from '~icons/lucide/list-checks';
import Message from '~icons/lucide/message-square';
import Play from '~icons/lucide/play';
import Branch from '~icons/lucide/split';
import Handover from '~icons/lucide/user-round';
import type { ApplicationWords, BlockKind } from '../../../text/words/applicationWords.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Chip } from '../pictures/Chip.tsx';
import { Flow } from '../pictures/Flow.tsx';
import { ApplicationWindow } from './ApplicationWindow.tsx';
import styles from './BuilderScreen.module.css';
import { DrawnButton } from './DrawnButton.tsx';
import { Inspector } from './Inspector.tsx';
import { ScreenBar } from './ScreenBar.tsx';

const blocks = {
  message: Message,
  question: Question,
  choice: Choice,
  branch: Branch,
  knowledge: Knowledge,
  handover: Handover,
} satisfies Record<BlockKind, ComponentProps<typeof Icon>['of']>;

/** The builder: palette, a flow on the canvas, and the settings of the selected block. */
export function BuilderScreen({ words: { builder: words, sample } }: { words: ApplicationWords }) {
  return (
    <ApplicationWindow label={words.label} screen="builder">
      <ScreenBar title={words.title} notes={[sample]}>
        <DrawnButton icon={Play}>{words.test}</DrawnButton>
        <DrawnButton solid>{words.release}</DrawnButton>
      </ScreenBar>
      <div className={styles.desk}>
        <div className={styles.palette}>
          <span className={styles.name}>{words.paletteTitle}</span>
          {Object.entries(blocks).map(([kind, icon]) => (
            <span key={kind} className={styles.brick}>
              <Icon of={icon} />
              {words.palette[kind as BlockKind]}
            </span>
          ))}
          <span className={styles.languages}>
            <span className={styles.name}>{words.languagesTitle}</span>
            {words.languages.map((language, index) => (
              <Chip key={language} state={index === 0 ? 'ai' : 'done'}>
                {language}
              </Chip>
            ))}
          </span>
        </div>
        <Flow words={words.flow} />
        <Inspector words={words.inspector} />
      </div>
    </ApplicationWindow>
  );
}
