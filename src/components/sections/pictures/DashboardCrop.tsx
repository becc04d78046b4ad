import type { Locale } from '../../../routes/table.ts';
import type { Words } from '../../../text/words/de.ts';
import { fill } from '../../../text/words/words.ts';
import { Crop } from './Crop.tsx';
import { figureTokens } from './figureTokens.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { Shares } from './Shares.tsx';
import { sampleFigures } from './sampleFigures.ts';

/** A detail of the dashboard: its figures and the topics. */
export function DashboardCrop({ words, locale }: { words: Words['application']; locale: Locale }) {
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
