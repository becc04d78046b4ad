import type { ReactNode } from 'react';
import Check from '~icons/lucide/check';
import LogIn from '~icons/lucide/log-in';
import type { HandoverWords } from '../../../text/words/applicationWords.ts';
import type { NightMoment } from '../../../text/words/de/home.ts';
import type { Words } from '../../../text/words/de.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { Card } from '../../ui/Card.tsx';
import { Container } from '../../ui/Container.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { HandoverHistory } from '../pictures/HandoverPanel.tsx';
import drawn from '../pictures/Transcript.module.css';
import styles from './Dawn.module.css';

type DawnProps = {
  words: Words['home']['communication'];
  chatWindow: Words['pictures']['chatWindow'];
  /** What the person who takes over sees of the night. */
  handover: HandoverWords;
};

/** The page dawns: one conversation from night to morning, on three grounds, with times and comments. */
export function Dawn({ words, chatWindow, handover }: DawnProps) {
  const [night, arrival, takeover, solved] = words.night;
  if (!night || !arrival || !takeover || !solved) throw new Error('The conversation of the night has four moments');
  const moment = (one: NightMoment, record?: ReactNode) => (
    <Moment key={one.time} moment={one} chatWindow={chatWindow} record={record} />
  );
  return (
    <section id="communication" aria-labelledby="communication-title" className={styles.dawn}>
      <div data-tone="petrol-deep" className={styles.ground}>
        <Container>
          <SectionHead id="communication-title" title={words.title} lead={words.lead} className={styles.head} />
          {moment(night)}
        </Container>
      </div>
      <div data-tone="sky" className={styles.ground}>
        <div className={styles.sun} />
        <Container>
          {moment(
            arrival,
            <li className={styles.record}>
              <Card padding="small">
                <HandoverHistory words={{ ...handover, history: handover.history.slice(0, -1) }} />
              </Card>
            </li>,
          )}
          {moment(takeover)}
        </Container>
      </div>
      <div data-tone="paper" className={styles.ground}>
        <Container>
          {moment(solved)}
          <div className={styles.note}>
            <SampleNote text={chatWindow.sampleNote} />
          </div>
        </Container>
      </div>
    </section>
  );
}

type MomentProps = { moment: NightMoment; chatWindow: DawnProps['chatWindow']; record: ReactNode };

function Moment({ moment: { time, what, talk, report, done }, chatWindow, record }: MomentProps) {
  return (
    <div className={styles.moment}>
      <p className={styles.time}>
        <b>{time}</b> {what}
      </p>
      <ol className={styles.sheet}>
        {report && (
          <li>
            <p className={styles.report} data-tone="sky">
              <Icon of={LogIn} /> {report}
            </p>
          </li>
        )}
        {record}
        {talk.map(({ message, comment }) => (
          <li key={message.text}>
            <div className={styles.said}>
              <p data-speaker="" className={message.from === 'visitor' ? styles.visitor : undefined}>
                {chatWindow.speakers[message.from]}
              </p>
              <Bubble
                speaker={message.from === 'visitor' ? 'right' : 'left'}
                className={message.from === 'team' ? drawn.team : undefined}
              >
                {message.text}
                {message.source && (
                  <span className={drawn.source}>
                    {chatWindow.source}: {message.source}
                  </span>
                )}
              </Bubble>
            </div>
            {comment && <p className={styles.comment}>{comment}</p>}
          </li>
        ))}
        {done && (
          <li>
            <p className={styles.report} data-tone="marigold">
              <Icon of={Check} /> {done}
            </p>
          </li>
        )}
      </ol>
    </div>
  );
}
