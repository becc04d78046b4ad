import type { ComponentType, SVGProps } from 'react';
import Globe from '~icons/lucide/globe';
import MessagesSquare from '~icons/lucide/messages-square';
import Mic from '~icons/lucide/mic';
import type { Words } from '../../../text/words/de.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { AnnotatedTranscript } from '../pictures/AnnotatedTranscript.tsx';
import styles from './Communication.module.css';

type CommunicationProps = {
  words: Words['home']['communication'];
  chatWindow: Words['pictures']['chatWindow'];
};

/** The page's full-width section: one conversation, handed over from the assistant to a person, with comments. */
export function Communication({ words, chatWindow }: CommunicationProps) {
  return (
    <Section id="communication" labelledBy="communication-title" tone="petrol-deep" className={styles.columns}>
      <div className={styles.words}>
        <SectionHead id="communication-title" title={words.title} size={1} className={styles.head} />
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <AnnotatedTranscript label={words.talkLabel} talk={words.talk} chatWindow={chatWindow} />
      <div className={styles.channels}>
        <h3 className={styles.title}>{words.channelsTitle}</h3>
        <ul className={styles.list}>
          {words.channels.map(({ name, text }, index) => (
            <li key={name} className={styles.channel}>
              <Icon of={icons[index] ?? Globe} size="medium" className={styles.icon} />
              <p>
                <b>{name}</b> {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** In the order of the texts: web chat, messenger, voice. */
const icons: readonly ComponentType<SVGProps<SVGSVGElement>>[] = [Globe, MessagesSquare, Mic];
