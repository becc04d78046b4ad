import type { ComponentProps } from 'react';
import type { Words } from '../../../text/words/de.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';
import { ToolHead } from '../../ui/ToolHead.tsx';
import { ContactOption } from './ContactOption.tsx';
import styles from './ContactOptions.module.css';
import { PhoneNumber } from './PhoneNumber.tsx';
import { SalesHours } from './SalesHours.tsx';

type ContactOptionsProps = {
  words: Words['contactUs'];
  /** Empty if the company has no number yet. */
  phone: string;
  toBeCompleted: string;
  sales: ComponentProps<typeof SalesHours>;
  hrefs: { callBack: string; chat: string; sales: string; meeting: string };
};

/** The three options of the early-bird page (spec section 2): phone call, chat with sales, book a meeting. */
export function ContactOptions({ words, phone, toBeCompleted, sales, hrefs }: ContactOptionsProps) {
  const { hero, chat, meeting } = words;
  return (
    <Section padding="tool" labelledBy="ways-title" className={styles.ways}>
      <ToolHead id="ways-title" title={hero.title} lead={hero.lead} className={styles.head} />
      <ContactOption words={words.phone} href={hrefs.callBack} tone="card" speaker="right">
        <div className={styles.figure}>
          <PhoneNumber label={words.phone.number} phone={phone} missing={toBeCompleted} />
          <SalesHours {...sales} />
        </div>
      </ContactOption>
      <ContactOption
        words={chat}
        href={hrefs.chat}
        withoutScript={{ label: chat.write, href: hrefs.sales }}
        tone="mint"
      >
        <figure className={styles.figure}>
          <figcaption className={styles.caption}>{chat.exampleLabel}</figcaption>
          {chat.examples.map((example) => (
            <Bubble key={example} as="p" speaker="right" className={styles.example}>
              {example}
            </Bubble>
          ))}
        </figure>
      </ContactOption>
      <ContactOption words={meeting} href={hrefs.meeting} tone="ink" speaker="right">
        <Card as="section" tone="card" padding="small" className={styles.slip} aria-label={meeting.slipLabel}>
          <p className={styles.caption}>{meeting.slipLabel}</p>
          <ul className={styles.times}>
            {meeting.slip.map((time) => (
              <li key={time} className={styles.time}>
                {time}
              </li>
            ))}
          </ul>
        </Card>
      </ContactOption>
    </Section>
  );
}
