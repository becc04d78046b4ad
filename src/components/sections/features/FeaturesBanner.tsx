import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { ToolHead } from '../../ui/ToolHead.tsx';

type FeaturesBannerProps = { words: Words['features']; id: string; demoHref: string };

/** The banner of the features (spec section 2) where they are a section of another page: their common idea. */
export function FeaturesBanner({ words, id, demoHref }: FeaturesBannerProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`} ruled>
      <ToolHead id={`${id}-title`} title={words.title} level={2} lead={words.lead}>
        <Button href={demoHref} variant="secondary">
          {words.demo}
        </Button>
      </ToolHead>
    </Section>
  );
}
