import type { Words } from '../../text/words/de.ts';
import { Button } from '../ui/Button.tsx';
import { StageHero } from '../ui/StageHero.tsx';
import { BuilderPicture } from './pictures/BuilderPicture.tsx';

type FeaturesHeroProps = { words: Words['features']; demoHref: string };

/** First section of the features page: the common idea of the features, beside a flow built from them. */
export const FeaturesHero = ({ words, demoHref }: FeaturesHeroProps) => (
  <StageHero
    id="features"
    titleId="features-title"
    title={words.title}
    lead={words.lead}
    actions={<Button href={demoHref}>{words.demo}</Button>}
    stage="sky"
  >
    <BuilderPicture words={words.builder} />
  </StageHero>
);
