import type { Examples } from '../../../text/content/examples/schema.ts';
import type { ChatWindowWords } from '../../../text/words/pictureWords.ts';
import { fill } from '../../../text/words/words.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import { AnnotatedTranscript } from '../pictures/AnnotatedTranscript.tsx';
import styles from './Dialogue.module.css';

type DialogueProps = {
  dialogue: Examples['dialogues'][number];
  /** Contains `{title}`. */
  label: string;
  /** On phones, for a conversation that is folded. */
  read: string;
  chatWindow: ChatWindowWords;
  /** Counted from 0: surfaces alternate. */
  index: number;
};

const tones: readonly Tone[] = ['mint', 'paper', 'sky', 'paper'];

/** One complete conversation with comments beside it. Phones fold all but the first. */
export function Dialogue({ dialogue, label, read, chatWindow, index }: DialogueProps) {
  const { id, title, situation, speakers, talk } = dialogue;
  const transcript = (
    <AnnotatedTranscript
      label={fill(label, { title })}
      talk={talk}
      chatWindow={{ ...chatWindow, speakers: { ...chatWindow.speakers, ...speakers } }}
    />
  );
  return (
    <Section
      id={id}
      labelledBy={`${id}-title`}
      tone={tones[index % tones.length] ?? 'paper'}
      className={styles.columns}
    >
      <SectionHead id={`${id}-title`} title={title} lead={situation} className={styles.head} />
      {index === 0 ? transcript : <Fold summary={read}>{transcript}</Fold>}
    </Section>
  );
}
