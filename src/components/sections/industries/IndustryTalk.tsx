import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import { AnnotatedTalk } from '../pictures/AnnotatedTalk.tsx';
import type { ChatFrame, Message } from '../pictures/words.ts';
import styles from './IndustryTalk.module.css';

type IndustryTalkProps = {
  talk: { title: string; lead: string; scene: string; turns: { message: Message; comment?: string | undefined }[] };
  label: string;
  frame: ChatFrame;
  tone: Tone;
};

/** A complete conversation of this industry, with comments in the margin. */
export function IndustryTalk({ talk, label, frame, tone }: IndustryTalkProps) {
  return (
    <Section id="talk" labelledBy="talk-title" tone={tone} className={styles.columns}>
      <div className={styles.words}>
        <SectionHead id="talk-title" title={talk.title} lead={talk.lead} />
        <p className={styles.scene}>{talk.scene}</p>
      </div>
      <AnnotatedTalk label={label} talk={talk.turns} frame={frame} />
    </Section>
  );
}
