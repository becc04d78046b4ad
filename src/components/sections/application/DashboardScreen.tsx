import File from '~icons/lucide/file-text';
import type { Locale } from '../../../routes/table.ts';
import type { ApplicationWords } from '../../../text/words/applicationWords.ts';
import { classes } from '../../ui/classes.ts';
import { KeyFigures } from '../pictures/KeyFigures.tsx';
import { Shares } from '../pictures/Shares.tsx';
import { sampleFigures } from '../pictures/sampleFigures.ts';
import { ApplicationWindow } from './ApplicationWindow.tsx';
import styles from './DashboardScreen.module.css';
import { DayChart } from './DayChart.tsx';
import { DrawnButton } from './DrawnButton.tsx';
import { HourChart } from './HourChart.tsx';
import { ScreenBar } from './ScreenBar.tsx';

type DashboardScreenProps = { words: ApplicationWords; locale: Locale };

/** The dashboard of a month. */
export function DashboardScreen({ words: { dashboard: words, sample }, locale }: DashboardScreenProps) {
  const { all, handedOver, topics, teams } = sampleFigures;
  return (
    <ApplicationWindow label={words.label} screen="dashboard" className={styles.screen}>
      <ScreenBar title={words.title} filters={words.filters} notes={[sample]}>
        <DrawnButton icon={File}>{words.report}</DrawnButton>
      </ScreenBar>
      <div className={styles.panels}>
        <div className={classes(styles.panel, styles.figures)}>
          <KeyFigures words={words.figures} locale={locale} />
        </div>
        <div className={styles.panel}>
          <DayChart words={words} />
        </div>
        <div className={styles.panel}>
          <Shares title={words.topicsTitle} names={words.topics} counts={topics} all={all} locale={locale} />
        </div>
        <div className={styles.panel}>
          <HourChart words={words} />
        </div>
        <div className={styles.panel}>
          <Shares title={words.teamsTitle} names={words.teams} counts={teams} all={handedOver} locale={locale} />
        </div>
      </div>
    </ApplicationWindow>
  );
}
