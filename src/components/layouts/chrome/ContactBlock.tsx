import { Button } from '../../ui/Button.tsx';
import { Container } from '../../ui/Container.tsx';
import { classes } from '../../ui/classes.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './ContactBlock.module.css';
import type { ContactEntry } from './chromeContent.ts';
import footer from './Footer.module.css';

type ContactBlockProps = {
  words: { heading: string; text: string; write: string; ways: string; eyebrow: string; more: string };
  contactHref: string;
  waysHref: string;
  entries: readonly ContactEntry[];
};

/** Contact offer of use cases and industries, the upper part of the footer's bubble (spec section 2, Layout). */
export function ContactBlock({ words, contactHref, waysHref, entries }: ContactBlockProps) {
  return (
    <section
      id="contact-block"
      aria-labelledby="contact-block-title"
      data-contact-block
      data-tone="petrol-deep"
      className={classes(footer.bubble, styles.block)}
    >
      <Container className={footer.closing}>
        <div className={footer.words}>
          <SectionHead id="contact-block-title" eyebrow={words.eyebrow} title={words.heading} lead={words.text} />
          <Button href={contactHref} variant="highlight">
            {words.write}
          </Button>
        </div>
        <dl data-tone="card" className={styles.ways}>
          {entries.map(({ label, text, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={href}>{text}</a>
              </dd>
            </div>
          ))}
          <div>
            <dt>{words.more}</dt>
            <dd>
              <a href={waysHref}>{words.ways}</a>
            </dd>
          </div>
        </dl>
      </Container>
    </section>
  );
}
