import type { ReactNode } from 'react';
import type { ConversationLine } from '../../text/words/conversationLine.ts';
import { Bubble } from '../ui/Bubble.tsx';
import { Button } from '../ui/Button.tsx';
import { LogoMark, type MarkState } from '../ui/LogoMark.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { Stage } from '../ui/Stage.tsx';
import styles from './ConversationPage.module.css';

type Target = { label: string; href: string };

type ConversationPageProps = {
  eyebrow?: string | undefined;
  title: string;
  lead: string;
  action?: Target | undefined;
  /** State of the mark above the conversation. */
  mark?: MarkState;
  /** Optional headline of the conversation. */
  talk?: string | undefined;
  lines: readonly ConversationLine[];
  /** Screen reader text before each line; visually the side identifies the speaker. */
  speakers: Record<ConversationLine['from'], string>;
  /** Suggested replies, as links. */
  replies: readonly Target[];
  /** Replaces the action, e.g. a button that changes state. */
  children?: ReactNode;
};

/** A page with a single message, shown as a conversation: not found, failed, thank you. */
export function ConversationPage(props: ConversationPageProps) {
  const { eyebrow, title, lead, action, mark = 'speaking', talk, lines, speakers, replies, children } = props;
  return (
    <Section labelledBy="page-title" className={styles.layout}>
      <div className={styles.head}>
        <SectionHead level={1} id="page-title" eyebrow={eyebrow} title={title} lead={lead} />
        {action && (
          <p>
            <Button href={action.href}>{action.label}</Button>
          </p>
        )}
        {children}
      </div>
      <Stage className={styles.stage}>
        <LogoMark state={mark} inverted className={styles.mark} />
        {talk && <h2 className={styles.talk}>{talk}</h2>}
        <ol className={styles.lines}>
          {lines.map(({ from, text }) => (
            <Bubble key={text} as="li" speaker={from === 'us' ? 'left' : 'right'} className={styles[from]}>
              <span data-speaker="" className={styles.spoken}>
                {speakers[from]}:{' '}
              </span>
              {text}
            </Bubble>
          ))}
        </ol>
        {replies.length > 0 && (
          <ul className={styles.replies}>
            {replies.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={styles.reply}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Stage>
    </Section>
  );
}
