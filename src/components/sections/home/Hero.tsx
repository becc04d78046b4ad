import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { HyphenatedText } from '../../ui/HyphenatedText.tsx';
import { Section } from '../../ui/Section.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { ChatPicture } from '../pictures/ChatPicture.tsx';
import styles from './Hero.module.css';

type HeroProps = {
  words: Words['home']['hero'];
  chatWindow: Words['pictures']['chatWindow'];
  links: { demo: string; savings: string };
};

/** First screen: one sentence, two calls to action, and a matching conversation. */
export function Hero({ words, chatWindow, links }: HeroProps) {
  return (
    <Section padding="none" className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.title}>
          {words.title.map((sentence) => (
            <span key={sentence}>
              <HyphenatedText text={sentence} />{' '}
            </span>
          ))}
        </h1>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.actions}>
          <Button href={links.demo}>{words.demo}</Button>
          <Button href={links.savings} variant="secondary">
            {words.savings}
          </Button>
          <Button href="#chat" variant="quiet">
            {words.tryIt}
          </Button>
        </div>
        <dl className={styles.facts}>
          {words.facts.map(({ figure, text }) => (
            <div key={text} className={styles.fact}>
              <dt>{text}</dt>
              <dd className={styles.figure}>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.picture}>
        <Stage sun className={styles.stage}>
          <ChatPicture words={words.chat} chatWindow={chatWindow} staged />
        </Stage>
        <p className={styles.clock} data-tone="card">
          <span className={styles.time}>{words.clock.figure}</span> {words.clock.text}
        </p>
      </div>
    </Section>
  );
}
