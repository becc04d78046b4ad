import { Badge } from '../../components/ui/Badge.tsx';
import { Bubble } from '../../components/ui/Bubble.tsx';
import { Card } from '../../components/ui/Card.tsx';
import { Logo } from '../../components/ui/Logo.tsx';
import { LogoMark } from '../../components/ui/LogoMark.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { SectionHead } from '../../components/ui/SectionHead.tsx';
import { Stage } from '../../components/ui/Stage.tsx';
import { Chat } from './Chat.tsx';
import styles from './parts.module.css';
import placeholder from './placeholder.png';
import type { DevUiWords } from './words.ts';

const kinds = ['info', 'draft', 'success', 'error'] as const;

export function SurfaceParts({ words, brand }: { words: DevUiWords; brand: string }) {
  const { headings, notices, cards, chat } = words;
  return (
    <>
      <Section id="notices" labelledBy="notices-title" className={styles.stack}>
        <SectionHead id="notices-title" title={headings.notices} />
        {kinds.map((kind) => (
          <Notice key={kind} kind={kind} title={notices[kind][0] ?? ''}>
            <p>{notices[kind][1]}</p>
          </Notice>
        ))}
        <div className={styles.row}>
          {notices.badges.map((word, index) => (
            <Badge key={word} tone={(['marigold', 'mint', 'sky', 'petrol'] as const)[index] ?? 'mint'}>
              {word}
            </Badge>
          ))}
          {notices.replies.map((word) => (
            <Badge key={word} outlined>
              {word}
            </Badge>
          ))}
        </div>
      </Section>
      <Section id="bubbles" labelledBy="bubbles-title" tone="card" className={styles.stack}>
        <SectionHead id="bubbles-title" title={headings.bubbles} />
        <div className={styles.row}>
          <Logo brand={brand} />
          <LogoMark inverted />
          {(['listening', 'typing', 'speaking', 'handing-over', 'asleep'] as const).map((state) => (
            <LogoMark key={state} state={state} />
          ))}
        </div>
        <div className={styles.halves}>
          <Stage>
            <Chat words={words} />
          </Stage>
          <Stage tone="sky" speaker="right">
            <Bubble speaker="right" color="petrol">
              {chat.lines[1]}
            </Bubble>
          </Stage>
        </div>
        <div className={styles.grid}>
          {(['paper', 'card', 'petrol-deep', 'ink', 'marigold', 'mint'] as const).map((tone, index) => (
            <Card key={tone} tone={tone} speaker={index % 2 ? 'right' : 'left'}>
              <h3>{cards.title}</h3>
              <p className={styles.soft}>{cards.text}</p>
            </Card>
          ))}
        </div>
        <div className={styles.halves}>
          <Picture src={placeholder.src} width={480} height={270} alt={words.pictureAlt} />
          <Picture src={placeholder.src} width={480} height={270} decorative />
        </div>
      </Section>
    </>
  );
}
