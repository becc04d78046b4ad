import type { Words } from '../../../text/words/de.ts';
import { classes } from '../../ui/classes.ts';
import { HyphenatedText } from '../../ui/HyphenatedText.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { DashboardPicture } from '../pictures/DashboardPicture.tsx';
import { WidgetPicture } from '../pictures/WidgetPicture.tsx';
import styles from './Features.module.css';
import type { featureLinks } from './featureLinks.ts';

type FeatureGroup = Words['home']['features']['answer'];

type FeaturesProps = {
  words: Words['home']['features'];
  pictures: Pick<Words['pictures'], 'dashboard' | 'widget'>;
  links: ReturnType<typeof featureLinks>;
  /** Link to the customizer of the chat window. */
  tryHref: string;
};

/** The platform's features in three groups: answering, monitoring, customizing. */
export function Features({ words, links, pictures, tryHref }: FeaturesProps) {
  return (
    <Section id="features" labelledBy="features-title" className={styles.section}>
      <div className={styles.opening}>
        <SectionHead id="features-title" title={words.title} lead={words.lead} />
        <Group {...words.answer} hrefs={links.answer} wide />
      </div>
      <div className={styles.row}>
        <Stage>
          <DashboardPicture words={pictures.dashboard} />
        </Stage>
        <Group {...words.manage} hrefs={links.manage} />
      </div>
      <div className={classes(styles.row, styles.reversed)}>
        <Group {...words.shape} hrefs={links.shape} link={{ href: tryHref, label: words.shape.tryOut }} />
        <Stage tone="sky" speaker="right">
          <WidgetPicture words={pictures.widget} />
        </Stage>
      </div>
    </Section>
  );
}

type GroupProps = FeatureGroup & { hrefs: readonly string[]; wide?: boolean; link?: { href: string; label: string } };

function Group({ title, items, hrefs, wide = false, link }: GroupProps) {
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <ul className={classes(styles.items, wide && styles.wide)}>
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
    </div>
  );
}
