import type { Words } from '../../../text/words/de.ts';
import { fill } from '../../../text/words/words.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Services.module.css';

const services = [
  'ai-chatbot',
  'live-chat',
  'voice',
  'web-chat',
  'builder',
  'integrations',
  'add-ons',
  'dashboard',
] as const;
export type ServiceId = (typeof services)[number];

type ServicesProps = {
  words: Words['features'];
  links: Record<ServiceId, string | null>;
  trials: Partial<Record<ServiceId, string>>;
};

/** The eight services (spec section 2), each with a sentence that shows the need. */
export function Services({ words, links, trials }: ServicesProps) {
  return (
    <Section tone="card" ruled id="services" labelledBy="services-title" className={styles.section}>
      <SectionHead id="services-title" title={words.servicesTitle} />
      <ul className={styles.services}>
        {services.map((id) => {
          const { said, title, text } = words.services[id];
          const href = links[id];
          const trial = trials[id];
          return (
            <li key={id} className={styles.service}>
              <Bubble as="p" speaker="right" className={styles.said}>
                {said}
              </Bubble>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              {href && (
                <Link href={href} variant="standalone">
                  {fill(words.readMore, { title })}
                </Link>
              )}
              {trial && (
                <Link href={trial} variant="standalone">
                  {words.tryOut}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
