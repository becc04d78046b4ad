import { ContactCta } from '../../sections/ContactCta.tsx';
import styles from './ContactBlock.module.css';
import type { ContactEntry } from './chromeContent.ts';

type ContactBlockProps = {
  words: { heading: string; text: string; write: string; ways: string; eyebrow: string; more: string };
  contactHref: string;
  waysHref: string;
  entries: readonly ContactEntry[];
};

/** Contact offer of use cases and industries, the upper part of the footer's bubble (spec section 2, Layout). */
export function ContactBlock({ words, contactHref, waysHref, entries }: ContactBlockProps) {
  return (
    <div data-contact-block className={styles.block}>
      <ContactCta
        id="contact-block"
        variant="custom"
        tone="petrol-deep"
        lead={words.text}
        row={{
          subHeading: words.eyebrow,
          heading: words.heading,
          cta: { label: words.write, url: contactHref },
          isExternalUrl: false,
        }}
      >
        <dl data-tone="card" className={styles.ways}>
          {entries.map(({ label, text, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{text}</a> : text}</dd>
            </div>
          ))}
          <div>
            <dt>{words.more}</dt>
            <dd>
              <a href={waysHref}>{words.ways}</a>
            </dd>
          </div>
        </dl>
      </ContactCta>
    </div>
  );
}
