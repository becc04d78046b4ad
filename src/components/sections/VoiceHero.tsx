import type { ReactNode } from 'react';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { classes } from '../ui/classes.ts';
import { HyphenatedText } from '../ui/HyphenatedText.tsx';
import { Section } from '../ui/Section.tsx';
import type { Tone } from '../ui/tone.ts';
import styles from './VoiceHero.module.css';

type VoiceHeroProps = {
  /** Id of the page's headline. */
  titleId: string;
  trail: { label: string; steps: readonly { href: string; title: string }[]; current: string };
  question: string;
  tone: Tone;
  reply: { title: string; lead: string };
  /** The h1 of the page: a question that sums it up, or the reply. */
  headline?: 'question' | 'reply';
  /** Beside the reply: buttons and links. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** First section of a page: the question of a customer across the page, and the reply. */
export function VoiceHero({ titleId, trail, question, tone, reply, headline = 'reply', ...rest }: VoiceHeroProps) {
  const [Question, Reply] = headline === 'question' ? (['h1', 'p'] as const) : (['p', 'h1'] as const);
  return (
    <Section labelledBy={titleId} padding="none" className={styles.hero}>
      <div className={styles.trail}>
        <Breadcrumbs label={trail.label} trail={trail.steps} current={trail.current} />
      </div>
      <Question
        id={headline === 'question' ? titleId : undefined}
        data-tone={tone}
        className={classes(styles.question, styles[sizeOf(question)])}
      >
        <HyphenatedText text={question} />
      </Question>
      <div className={styles.row}>
        {/* Two speakers, two colours. */}
        <div data-tone={tone === 'mint' ? 'sky' : 'mint'} className={styles.reply}>
          <Reply id={headline === 'reply' ? titleId : undefined} className={styles.title}>
            <HyphenatedText text={reply.title} />
          </Reply>
          <p>{reply.lead}</p>
        </div>
        <div className={styles.actions}>{rest.actions}</div>
      </div>
      {rest.children}
    </Section>
  );
}

/** By what fits on one line of 126 px, or on two of 88 px; the longest word fits on a line of a phone. */
function sizeOf(question: string): 'short' | 'medium' | 'long' {
  const longestWord = Math.max(...question.split(/[\s\u00AD-]/).map(({ length }) => length));
  if (longestWord > 16 || question.length > 48) return 'long';
  return question.length > 20 ? 'medium' : 'short';
}
