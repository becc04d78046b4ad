import { Button } from '../../ui/Button.tsx';
import { Container } from '../../ui/Container.tsx';
import type { ChromeContent } from './chromeContent.ts';
import styles from './Footer.module.css';
import { FooterBrand } from './FooterBrand.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ScrollTop } from './ScrollTop.tsx';

type FooterProps = {
  brand: string;
  content: ChromeContent['footer'];
  /** Consent settings for third-party content; opened as a dialog if there is a choice (consent.client.ts). */
  consent: { label: string; href: string };
  words: { toTop: string; menu: string; legal: string; company: string; address: string; toBeCompleted: string };
  language: { href: string; lang: string; name: string };
};

/** The page footer: closing call to action, menus, and company data. */
export function Footer({ brand, content, consent, words, language }: FooterProps) {
  const { closing, columns, contact, copy, bottomBar } = content;
  return (
    <footer data-site-footer data-tone="ink" className={styles.footer}>
      <ScrollTop label={words.toTop} />
      <Container>
        <div className={styles.top}>
          <div className={styles.closing}>
            <p className={styles.hello}>{closing.heading}</p>
            <Button href={closing.link.href} variant="highlight">
              {closing.link.label}
            </Button>
          </div>
          <nav aria-label={words.menu} className={styles.columns}>
            {columns.map(({ heading, links }) => (
              <div key={heading}>
                <h2 className={styles.heading}>{heading}</h2>
                <ul className={styles.links}>
                  {links.map(({ label, href }) => (
                    <li key={label}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
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
        </div>
        <FooterBrand brand={brand} content={content} words={words} />
        <div className={styles.bottom}>
          <p>{copy}</p>
          <nav aria-label={words.legal}>
            <ul className={styles.legal}>
              {bottomBar.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              <li>
                <a href={consent.href} data-consent-link>
                  {consent.label}
                </a>
              </li>
            </ul>
          </nav>
          <LanguageSwitch {...language} className={styles.language} />
        </div>
      </Container>
    </footer>
  );
}
