import type { Locale } from '../../../routes/table.ts';
import type { ProductPicture as Picture, ProductText } from '../../../text/content/products/schema.ts';
import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { DarkOpening } from '../../ui/DarkOpening.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import styles from './ProductHero.module.css';
import { ProductPicture } from './ProductPicture.tsx';

type ProductHeroProps = {
  text: Pick<ProductText, 'meta' | 'hero'>;
  picture: Picture;
  words: Pick<Words, 'application' | 'pictures'>;
  locale: Locale;
  layout: 'beside' | 'below' | 'night';
  next: { href: string; label: string };
};

const looks = {
  beside: { tone: 'paper', button: 'primary', stage: 'mint' },
  below: { tone: 'paper', button: 'primary', stage: 'sky' },
  night: { tone: 'petrol-deep', button: 'highlight', stage: 'petrol-panel' },
} as const satisfies Record<ProductHeroProps['layout'], object>;

export function ProductHero({ text, picture, words, locale, layout, next }: ProductHeroProps) {
  const { tone, button, stage } = looks[layout];
  const drawn = <ProductPicture picture={picture} words={words} locale={locale} />;
  // A whole screen needs the width of the page, and no stage.
  const isScreen = picture.kind === 'screen';
  const Opening = tone === 'paper' ? Section : DarkOpening;
  return (
    <Opening
      tone={tone}
      labelledBy="product-title"
      className={classes(styles.hero, styles[isScreen ? 'below' : layout], isScreen && styles.screen)}
    >
      <div className={styles.words}>
        <SectionHead
          level={1}
          id="product-title"
          eyebrow={text.meta.name}
          title={text.hero.title}
          lead={text.hero.lead}
          className={styles.head}
        />
        <Button href={next.href} variant={button}>
          {next.label}
        </Button>
        <SampleNote text={words.pictures.chatWindow.sampleNote} />
      </div>
      {isScreen ? (
        drawn
      ) : (
        <Stage tone={stage} speaker={layout === 'below' ? 'right' : 'left'}>
          {drawn}
        </Stage>
      )}
    </Opening>
  );
}
