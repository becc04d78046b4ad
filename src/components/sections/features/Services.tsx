import type { Locale } from '../../../routes/table.ts';
import type { Words } from '../../../text/words/de.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ToolHead } from '../../ui/ToolHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import drawn from '../pictures/Transcript.module.css';
import { ServicePicture } from './ServicePicture.tsx';
import styles from './Services.module.css';
import type { ServiceId } from './serviceLinks.ts';

/** The surface of each service, in the order of the page. */
const tones = {
  'ai-chatbot': 'ink',
  'live-chat': 'sky',
  voice: 'petrol-deep',
  'web-chat': 'mint',
  builder: 'sky',
  integrations: 'paper',
  'add-ons': 'marigold',
  dashboard: 'mint',
} as const satisfies Record<ServiceId, Tone>;
const services = Object.keys(tones) as ServiceId[];

/** Beside their words. */
const wide = new Set<ServiceId>(['web-chat', 'builder', 'dashboard']);

type ServicesProps = {
  words: Words['features'];
  pictures: Pick<Words, 'application' | 'pictures'>;
  /** Kinds of systems that integrations connect. */
  systems: readonly string[];
  locale: Locale;
  links: Record<ServiceId, string | null>;
  trials: Partial<Record<ServiceId, string>>;
  /** The banner of the features (spec section 2), where they are a section of another page. */
  banner?: { id: string; demoHref: string };
};

/** The eight services (spec section 2), each with a sentence that shows the need and a detail of the product. */
export function Services({ words, pictures, systems, locale, links, trials, banner }: ServicesProps) {
  return (
    <Section tone="card" ruled id={banner?.id ?? 'services'} labelledBy="services-title" className={styles.section}>
      {banner ? (
        <ToolHead id="services-title" title={words.title} level={2} lead={words.lead}>
          <Button href={banner.demoHref} variant="secondary">
            {words.demo}
          </Button>
        </ToolHead>
      ) : (
        <SectionHead id="services-title" title={words.servicesTitle} />
      )}
      <ul className={styles.services}>
        {services.map((id) => {
          const { said, title, text } = words.services[id];
          const href = links[id];
          const trial = trials[id];
          return (
            <li
              key={id}
              data-tone={tones[id]}
              className={classes(styles.service, styles[id], wide.has(id) && styles.wide)}
            >
              <div className={styles.words}>
                <Bubble as="p" speaker="right" color={id === 'ai-chatbot' ? 'petrol' : 'ink'} className={styles.said}>
                  {said}
                </Bubble>
                {id === 'ai-chatbot' && (
                  <Bubble as="p" speaker="left">
                    {words.services[id].reply}
                    <span className={drawn.source}>
                      {pictures.pictures.chatWindow.source}: {words.services[id].source}
                    </span>
                  </Bubble>
                )}
                <h3>
                  {href ? (
                    <Link href={href} variant="standalone">
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </h3>
                <p className={styles.text}>{text}</p>
                {trial && (
                  <Link href={trial} variant="standalone">
                    {words.tryOut}
                  </Link>
                )}
              </div>
              <ServicePicture id={id} said={said} application={pictures.application} {...{ systems, locale }} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
