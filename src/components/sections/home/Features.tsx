import type { Locale } from '../../../routes/table.ts';
import type { Words } from '../../../text/words/de.ts';
import { fill } from '../../../text/words/words.ts';
import { classes } from '../../ui/classes.ts';
import { Fold } from '../../ui/Fold.tsx';
import { HyphenatedText } from '../../ui/HyphenatedText.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Crop } from '../pictures/Crop.tsx';
import { figureTokens } from '../pictures/figureTokens.ts';
import { KeyFigures } from '../pictures/KeyFigures.tsx';
import { LookPanel } from '../pictures/LookPanel.tsx';
import { Shares } from '../pictures/Shares.tsx';
import { sampleFigures } from '../pictures/sampleFigures.ts';
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
        <Dashboard words={application} locale={locale} />
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

function Dashboard({ words, locale }: { words: Words['application']; locale: Locale }) {
  const { crops, dashboard } = words;
  const { all, topics } = sampleFigures;
  return (
    <Crop label={fill(crops.figures, figureTokens(locale))} sample={words.sample}>
      <div>
        <KeyFigures words={dashboard.figures} locale={locale} />
        <Shares title={dashboard.topicsTitle} names={dashboard.topics} counts={topics} all={all} locale={locale} />
      </div>
    </Crop>
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
