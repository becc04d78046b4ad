import type { Locale } from '../../../routes/table.ts';
import { format } from '../../../text/format/format.ts';
import type { DashboardScreenWords } from '../../../text/words/applicationWords.ts';
import { fill } from '../../../text/words/words.ts';
import styles from './KeyFigures.module.css';
import { sampleFigures } from './sampleFigures.ts';

/** The figures at the top of the dashboard. */
export function KeyFigures({ words, locale }: { words: DashboardScreenWords['figures']; locale: Locale }) {
  const { all, alone, topics, handedOver, allBefore } = sampleFigures;
  const count = (value: number) => format('count', value, locale);
  const share = (part: number) => format('percent', part / all, locale);
  const figures = [
    { ...words.all, figure: count(all), tokens: { count: count(allBefore) } },
    { ...words.alone, figure: share(alone), tokens: { count: count(alone) } },
    { ...words.firstTopic, figure: share(topics[0]), tokens: { count: count(topics[0]) } },
    { ...words.handedOver, figure: count(handedOver), tokens: { share: share(handedOver) } },
  ];
  return (
    <div className={styles.figures}>
      {figures.map(({ title, figure, note, tokens }) => (
        <p key={title} className={styles.figure}>
          {title}
          <b>{figure}</b>
          <span>{fill(note, tokens)}</span>
        </p>
      ))}
    </div>
  );
}
