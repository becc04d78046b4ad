import type { ReactNode } from 'react';
import type { Words } from '../../../text/words/de.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { ToolHead } from '../../ui/ToolHead.tsx';
import styles from './ContactFormSection.module.css';

type Props = {
  words: Omit<Words['contact'], 'thanks'>;
  /** Other contact options, as text. */
  ways: readonly { label: string; href: string }[];
  children: ReactNode;
};

/** The contact page: the form, and beside it the handling of a message, shown as a conversation. */
export const ContactFormSection = ({ words, ways, children }: Props) => (
  <Section padding="tool" labelledBy="contact-title" className={styles.layout}>
    <ToolHead id="contact-title" title={words.title} lead={words.lead} className={styles.head} />
    <Card raised className={styles.form}>
      {children}
    </Card>
    <aside className={styles.aside} aria-labelledby="contact-next">
      <Stage>
        <h2 id="contact-next" className={styles.title}>
          {words.next.title}
        </h2>
        <ol className={styles.steps}>
          {words.next.steps.map(({ speaker, text }) => (
            <Bubble as="li" key={text} speaker={speaker} className={speaker === 'left' ? styles.ours : undefined}>
              {text}
            </Bubble>
          ))}
        </ol>
      </Stage>
      <div className={styles.other}>
        <h2 className={styles.title}>{words.other.title}</h2>
        <ul className={styles.ways}>
          {ways.map(({ label, href }) => (
            <li key={href}>
              <Link variant="standalone" href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  </Section>
);
