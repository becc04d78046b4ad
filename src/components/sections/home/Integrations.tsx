import type { Words } from '../../../text/words/de.ts';
import { Link } from '../../ui/Link.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Integrations.module.css';

type IntegrationsProps = {
  words: Words['home']['integrations'];
  hrefs: { directory: string; contact: string };
};

/** Channels on one side, kinds of systems on the other, the assistant between them. No third-party logos. */
export function Integrations({ words, hrefs }: IntegrationsProps) {
  return (
    <Section id="integrations" labelledBy="integrations-title" className={styles.section}>
      <SectionHead id="integrations-title" title={words.title} lead={words.lead} />
      <div className={styles.map}>
        <div className={styles.side}>
          <h3 className={styles.title}>{words.channelsTitle}</h3>
          <ul className={styles.list}>
            {words.channels.map((name) => (
              <li key={name} className={styles.channel} data-tone="sky">
                {name}
              </li>
            ))}
          </ul>
        </div>
        <Lines from={words.channels.length} />
        <p className={styles.hub} data-tone="petrol">
          <LogoMark inverted />
          {words.hub}
        </p>
        <Lines from={words.systems.length} mirrored />
        <div className={styles.side}>
          <h3 className={styles.title}>{words.systemsTitle}</h3>
          <ul className={styles.list}>
            {words.systems.map(({ name, text }) => (
              <li key={name} className={styles.system}>
                <b>{name}</b> <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={styles.onward}>
        <Link href={hrefs.directory} variant="standalone">
          {words.directory}
        </Link>
        <Link href={hrefs.contact} variant="standalone">
          {words.link}
        </Link>
      </p>
    </Section>
  );
}

/** Curves from `from` evenly spaced points to the middle of the other side. */
function Lines({ from, mirrored = false }: { from: number; mirrored?: boolean }) {
  const curves = Array.from({ length: from }, (_, index) => {
    const y = ((index + 0.5) * 100) / from;
    return mirrored ? `M0 50C50 50 50 ${y} 100 ${y}` : `M0 ${y}C50 ${y} 50 50 100 50`;
  });
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines} aria-hidden="true">
      <path d={curves.join('')} />
    </svg>
  );
}
