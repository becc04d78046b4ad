import { pictureSources } from '../../../text/content/pictureAddress.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';
import type { ChromeContent } from './chromeContent.ts';
import styles from './Footer.module.css';

type FooterBrandProps = {
  brand: string;
  content: ChromeContent['footer'];
  words: { company: string; address: string; toBeCompleted: string };
};

/** Logo, company description, contacts, name and address. */
export function FooterBrand({ brand, content, words }: FooterBrandProps) {
  const { logo, meta, contact, brandLines, addressLines, social } = content;
  return (
    <div className={styles.brand}>
      <div>
        {logo ? (
          <img
            {...pictureSources(logo)}
            sizes="240px"
            alt={brand}
            loading="lazy"
            decoding="async"
            className={styles.picture}
          />
        ) : (
          <p className={styles.logo}>
            <LogoMark inverted />
            {brand}
          </p>
        )}
        <p className={styles.meta}>{meta}</p>
      </div>
      <div>
        <h2 className={styles.heading}>{contact.heading}</h2>
        <dl className={styles.contact}>
          {contact.entries.map(({ label, text, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{text}</a> : text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <address className={styles.address}>
        <Lines lines={brandLines} missing={`${words.company}: ${words.toBeCompleted}`} />
        <Lines lines={addressLines} missing={`${words.address}: ${words.toBeCompleted}`} />
      </address>
      {social.length > 0 && (
        <ul className={styles.legal}>
          {social.map(({ label, href }) => (
            <li key={label}>
              <a href={href} rel="noopener me">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shows a "to be completed" text for an empty field. */
function Lines({ lines, missing }: { lines: readonly string[]; missing: string }) {
  return (lines.length > 0 ? lines : [missing]).map((line) => <p key={line}>{line}</p>);
}
