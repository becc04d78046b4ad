import type { Locale } from '../../../routes/table.ts';
import type { Words } from '../../../text/words/de.ts';
import { classes } from '../../ui/classes.ts';
import { Fold } from '../../ui/Fold.tsx';
import { HyphenatedText } from '../../ui/HyphenatedText.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Crop } from '../pictures/Crop.tsx';
import { DashboardCrop } from '../pictures/DashboardCrop.tsx';
import { LookPanel } from '../pictures/LookPanel.tsx';
import styles from './Features.module.css';
import type { featureLinks } from './featureLinks.ts';

type FeatureGroup = Words['home']['features']['answer'];

type FeaturesProps = {
  words: Words['home']['features'];
  application: Words['application'];
  locale: Locale;
  links: ReturnType<typeof featureLinks>;
  /** Link to the customizer of the chat window. */
  tryHref: string;
};

/** The platform's features in three groups: answering, monitoring, customizing. */
export function Features({ words, links, application, locale, tryHref }: FeaturesProps) {
  return (
    <Section id="features" labelledBy="features-title" className={styles.section}>
      <div className={styles.opening}>
        <SectionHead id="features-title" title={words.title} lead={words.lead} />
        <Group {...words.answer} hrefs={links.answer} wide />
      </div>
      <div className={styles.row}>
        <DashboardCrop words={application} locale={locale} />
        <Group {...words.manage} hrefs={links.manage} />
      </div>
      <div className={classes(styles.row, styles.reversed)}>
        <Group {...words.shape} hrefs={links.shape} link={{ href: tryHref, label: words.shape.tryOut }} />
        <Crop label={application.crops.look} sample={application.sample} tone="sky">
          <LookPanel words={application.look} />
        </Crop>
      </div>
    </Section>
  );
}

type GroupProps = FeatureGroup & { hrefs: readonly string[]; wide?: boolean; link?: { href: string; label: string } };

function Group({ title, items, hrefs, wide = false, link }: GroupProps) {
  return (
    <Fold className={styles.group} summary={<h3 className={styles.groupTitle}>{title}</h3>}>
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
    </Fold>
  );
}
