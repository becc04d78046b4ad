import type { ChatWindowWords, TranscriptMessage } from '../../../text/words/pictureWords.ts';
import { Section } from '../../ui/Section.tsx';
import { AnnotatedTranscript } from '../pictures/AnnotatedTranscript.tsx';
import styles from './IndustryTranscript.module.css';

type IndustryTranscriptProps = {
  talk: {
    title: string;
    lead: string;
    scene: { time: string; day: string; place: string };
    turns: { message: TranscriptMessage; comment?: string | undefined }[];
  };
  label: string;
  chatWindow: ChatWindowWords;
};

/** A complete conversation of this industry, with comments in the margin. */
export function IndustryTranscript({ talk, label, chatWindow }: IndustryTranscriptProps) {
  const { time, day, place } = talk.scene;
  return (
    <Section id="talk" labelledBy="talk-title" padding="none" className={styles.columns}>
      <div className={styles.words}>
        <p className={styles.scene}>
          <span className={styles.time}>{time}</span>
          {day}
          <br />
          {place}
        </p>
        <h2 id="talk-title" className={styles.title}>
          {talk.title}
        </h2>
        <p className={styles.lead}>{talk.lead}</p>
      </div>
      <AnnotatedTranscript label={label} talk={talk.turns} chatWindow={chatWindow} />
    </Section>
  );
}
