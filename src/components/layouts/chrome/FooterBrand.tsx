import { pictureSources } from '../../../text/content/pictureAddress.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';
import type { ChromeContent } from './chromeContent.ts';
import styles from './Footer.module.css';

type FooterBrandProps = {
  brand: string;
  content: ChromeContent['footer'];
};

/** Logo, company description, contacts, name and address, as far as given. */
export function FooterBrand({ brand, content }: FooterBrandProps) {
  const { logo, meta, contact, brandLines, addressLines, social } = content;
  const address = [...brandLines, ...addressLines];
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
              <dd>
                <a href={href}>{text}</a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {address.length > 0 && (
        <address className={styles.address}>
          {address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </address>
      )}
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
