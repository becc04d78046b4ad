import type { ProductText } from '../../../text/content/products/schema.ts';
import type { Words } from '../../../text/words/de.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './ProductNext.module.css';

type Text = ProductText['related']['product'];

type ProductNextProps = {
  words: ProductText['related'];
  kinds: Pick<Words['product'], 'relatedProduct' | 'relatedUseCase'>;
  /** useCase: null until its page is published. */
  hrefs: { product: string; useCase: string | null };
};

/** Further pages. The call to action of the product is in the footer. */
export function ProductNext({ words, kinds, hrefs }: ProductNextProps) {
  return (
    <Section tone="card" padding="none" ruled id="next" labelledBy="next-title" className={styles.columns}>
      <SectionHead id="next-title" size={3} title={words.title} />
      <ul className={styles.list}>
        <Related kind={kinds.relatedProduct} text={words.product} href={hrefs.product} />
        {hrefs.useCase && <Related kind={kinds.relatedUseCase} text={words.useCase} href={hrefs.useCase} />}
      </ul>
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
