import type { Words } from '../../../text/words/de.ts';
import { Fold } from '../../ui/Fold.tsx';
import { HyphenatedText } from '../../ui/HyphenatedText.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Crop } from '../pictures/Crop.tsx';
import { LookPanel } from '../pictures/LookPanel.tsx';
import styles from './Features.module.css';
import type { featureLinks } from './featureLinks.ts';

type FeatureGroup = Words['home']['features']['answer'];

type FeaturesProps = {
  words: Words['home']['features'];
  application: Words['application'];
  links: ReturnType<typeof featureLinks>;
  /** Link to the customizer of the chat window. */
  tryHref: string;
};

/** The platform's features in three groups (answering, monitoring, customizing), beside one picture. */
export function Features({ words, links, application, tryHref }: FeaturesProps) {
  return (
    <Section id="features" labelledBy="features-title" className={styles.section}>
      <SectionHead id="features-title" title={words.title} lead={words.lead} />
      <div>
        <Group {...words.answer} hrefs={links.answer} />
        <Group {...words.manage} hrefs={links.manage} />
        <Group {...words.shape} hrefs={links.shape} link={{ href: tryHref, label: words.shape.tryOut }} />
      </div>
      <div className={styles.picture}>
        <Crop label={application.crops.look} sample={application.sample} tone="sky">
          <LookPanel words={application.look} />
        </Crop>
      </div>
    </Section>
  );
}

type GroupProps = FeatureGroup & { hrefs: readonly string[]; link?: { href: string; label: string } };

function Group({ title, items, hrefs, link }: GroupProps) {
  return (
    <Fold className={styles.group} summary={<h3 className={styles.groupTitle}>{title}</h3>}>
      <ul className={styles.items}>
        {items.map((item, index) => (
          <li key={item.title} className={styles.item}>
            <h4 className={styles.title}>
              <a href={hrefs[index]}>
                <HyphenatedText text={item.title} />
              </a>
            </h4>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
      {link && (
        <Link href={link.href} variant="standalone">
          {link.label}
        </Link>
      )}
    </Fold>
  );
}
