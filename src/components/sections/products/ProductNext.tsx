import type { ProductText } from '../../../text/content/products/schema.ts';
import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './ProductNext.module.css';

type Text = ProductText['related']['product'];

type ProductNextProps = {
  words: Pick<ProductText, 'related' | 'next'>;
  kinds: Pick<Words['product'], 'relatedProduct' | 'relatedUseCase'>;
  /** useCase: null until its page is published. */
  hrefs: { next: string; product: string; useCase: string | null };
};

/** One call to action, and further pages. */
export function ProductNext({ words, kinds, hrefs }: ProductNextProps) {
  const { related, next } = words;
  return (
    <Section tone="mint" id="next" labelledBy="next-title" className={styles.columns}>
      <div className={styles.step}>
        <SectionHead id="next-title" title={next.title} lead={next.text} />
        <Button href={hrefs.next}>{next.button}</Button>
      </div>
      <div>
        <h3 className={styles.heading}>{related.title}</h3>
        <ul className={styles.list}>
          <Related kind={kinds.relatedProduct} text={related.product} href={hrefs.product} />
          {hrefs.useCase && <Related kind={kinds.relatedUseCase} text={related.useCase} href={hrefs.useCase} />}
        </ul>
      </div>
    </Section>
  );
}

function Related({ kind, text, href }: { kind: string; text: Text; href: string }) {
  return (
    <li className={styles.related}>
      <span className={styles.kind}>{kind}</span>
      <Link href={href} variant="standalone">
        {text.title}
      </Link>
      <p className={styles.text}>{text.text}</p>
    </li>
  );
}
