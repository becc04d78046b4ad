import type { ProductText } from '../../../text/content/products/schema.ts';
import type { ChatWindowWords } from '../../../text/words/pictureWords.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './ProductHero.module.css';
import { ProductPicture } from './ProductPicture.tsx';

type ProductHeroProps = {
  text: Pick<ProductText, 'meta' | 'hero' | 'picture'>;
  chatWindow: ChatWindowWords;
  layout: 'beside' | 'below' | 'night';
  next: { href: string; label: string };
};

const looks = {
  beside: { tone: 'paper', button: 'primary', stage: 'mint' },
  below: { tone: 'paper', button: 'primary', stage: 'sky' },
  night: { tone: 'petrol-deep', button: 'highlight', stage: 'petrol-panel' },
} as const satisfies Record<ProductHeroProps['layout'], object>;

export function ProductHero({ text, chatWindow, layout, next }: ProductHeroProps) {
  const { tone, button, stage } = looks[layout];
  return (
    <Section tone={tone} labelledBy="product-title" className={classes(styles.hero, styles[layout])}>
      <div className={styles.words}>
        <SectionHead
          level={1}
          id="product-title"
          eyebrow={text.meta.name}
          title={text.hero.title}
          lead={text.hero.lead}
        />
        <Button href={next.href} variant={button}>
          {next.label}
        </Button>
        <SampleNote text={chatWindow.sampleNote} />
      </div>
      <Stage tone={stage} speaker={layout === 'below' ? 'right' : 'left'}>
        <ProductPicture picture={text.picture} chatWindow={chatWindow} />
      </Stage>
    </Section>
  );
}
