import type { ChatWindowWords, TranscriptMessage } from '../../../text/words/pictureWords.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import { AnnotatedTranscript } from '../pictures/AnnotatedTranscript.tsx';
import styles from './IndustryTranscript.module.css';

type IndustryTranscriptProps = {
  talk: {
    title: string;
    lead: string;
    scene: string;
    turns: { message: TranscriptMessage; comment?: string | undefined }[];
  };
  label: string;
  chatWindow: ChatWindowWords;
  tone: Tone;
};

/** A complete conversation of this industry, with comments in the margin. */
export function IndustryTranscript({ talk, label, chatWindow, tone }: IndustryTranscriptProps) {
  return (
    <Section id="talk" labelledBy="talk-title" tone={tone} className={styles.columns}>
      <div className={styles.words}>
        <SectionHead id="talk-title" title={talk.title} lead={talk.lead} />
        <p className={styles.scene}>{talk.scene}</p>
      </div>
      <AnnotatedTranscript label={label} talk={talk.turns} chatWindow={chatWindow} />
    </Section>
  );
}
