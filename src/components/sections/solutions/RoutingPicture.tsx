import ArrowRight from '~icons/lucide/arrow-right';
import type { ChangeWords } from '../../../text/content/solutions/schema.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './RoutingPicture.module.css';

type Routing = ChangeWords<'routing'>;

/** Questions on the left, people on the right, and the routing rule between them. */
export function RoutingPicture({ words }: { words: Routing }) {
  return (
    <figure aria-label={words.label}>
      <ol className={styles.routes}>
        {words.routes.map(({ asked, rule, to, text, kind }) => (
          <li key={asked} className={styles.route}>
            <p className={styles.asked} data-tone="ink">
              {asked}
            </p>
            <p className={styles.rule}>
              <span className={styles.label}>{words.rule}</span> {rule}
            </p>
            <Icon of={ArrowRight} className={styles.arrow} />
            <p className={styles.to} data-tone={tones[kind]}>
              <b className={styles.name}>{to}</b> {text}
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const tones: Record<Routing['routes'][number]['kind'], Tone> = { assistant: 'card', team: 'petrol', lead: 'marigold' };
