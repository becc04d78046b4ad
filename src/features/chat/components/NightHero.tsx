import { Button } from '../../../components/ui/Button.tsx';
import { Container } from '../../../components/ui/Container.tsx';
import { HyphenatedText } from '../../../components/ui/HyphenatedText.tsx';
import type { Words } from '../../../text/words/de.ts';
import styles from './NightHero.module.css';
import { PageChat, type PageChatLinks } from './PageChat.tsx';
import { PageChatTurn } from './PageChatTurn.tsx';

type NightHeroProps = {
  words: Words['home']['hero'];
  chatFrame: Words['chatFrame'];
  greeting: string;
  /** A question that visitors ask, with the bot's answer. */
  example: { question: string; answer: string; source: { title: string; href: string } };
  starters: readonly string[];
  facts: readonly { figure: string; text: string; href?: string | undefined }[];
  links: PageChatLinks & { demo: string; savings: string };
};

/** First screen of the home page: night, one sentence, and the bot itself as the only light. */
export function NightHero({ words, chatFrame, greeting, example, starters, facts, links }: NightHeroProps) {
  const { speakers, sources } = chatFrame;
  const { question, answer, source } = example;
  return (
    <section data-tone="ink" className={styles.night}>
      <div className={styles.ground} />
      <Container className={styles.columns}>
        <div className={styles.text}>
          <h1 className={styles.title}>
            <HyphenatedText text={words.title.join(' ')} />
          </h1>
          <p className={styles.lead}>{words.lead}</p>
          <div className={styles.actions}>
            <Button href={links.demo} variant="highlight">
              {words.demo}
            </Button>
            <Button href={links.savings} variant="quiet">
              {words.savings}
            </Button>
          </div>
        </div>
        <div className={styles.chat}>
          <div className={styles.moon} data-tone="marigold">
            <p>{words.clock}</p>
          </div>
          <PageChat words={chatFrame} links={links} suggestions={starters}>
            <PageChatTurn
              turn={{ who: 'assistant', text: greeting }}
              speaker={speakers.assistant}
              sourcesLabel={sources}
            />
            <PageChatTurn turn={{ who: 'visitor', text: question }} speaker={speakers.visitor} sourcesLabel={sources} />
            <PageChatTurn
              turn={{ who: 'assistant', text: answer, sources: [source] }}
              speaker={speakers.assistant}
              sourcesLabel={sources}
            />
          </PageChat>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ figure, text, href }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{href ? <a href={href}>{figure}</a> : figure}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
