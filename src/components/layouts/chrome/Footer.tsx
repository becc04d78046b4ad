import type { NavLink } from '../../../text/content/navigation/linkTo.ts';
import { Button } from '../../ui/Button.tsx';
import { Container } from '../../ui/Container.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { AskLine, type AskLineProps } from './AskLine.tsx';
import type { ChromeContent } from './chromeContent.ts';
import styles from './Footer.module.css';
import { FooterBrand } from './FooterBrand.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ScrollTop } from './ScrollTop.tsx';

export type FooterProps = {
  brand: string;
  content: ChromeContent['footer'];
  /**
   * The page's own: the last line of a visitor above the bubble and the answer, or a call to action with its text and
   * button. Other pages end with the closing words of the navigation.
   */
  ending?: { team: string; visitor?: string; text?: string; link?: NavLink } | undefined;
  /** The input line for a question to the chat; pages without a chat have none. */
  ask?: AskLineProps | undefined;
  /** Consent settings for third-party content; opened as a dialog if there is a choice (consent.client.ts). */
  consent: { label: string; href: string };
  words: {
    person: string;
    toTop: string;
    menu: string;
    legal: string;
  };
  language: { href: string; lang: string; name: string };
};

/**
 * The page footer, drawn as the last bubble of the conversation: closing words with an input line, menus, company data.
 * The legal line is below the bubble, beside the chat launcher.
 */
export function Footer({ brand, content, ending, ask, consent, words, language }: FooterProps) {
  const { closing, columns, copy, bottomBar } = content;
  // The button of a call to action; else the line below the input.
  const call = ending?.text !== undefined && ending.link;
  const link = (!call && ending?.link) || closing.link;
  return (
    <footer data-site-footer className={styles.footer}>
      {ending?.visitor && (
        <Container>
          <p data-tone="mint" className={styles.asked}>
            {ending.visitor}
          </p>
        </Container>
      )}
      <div data-tone="ink" className={styles.bubble}>
        <Container>
          <div className={styles.closing}>
            {ending ? (
              <div className={styles.words}>
                <SectionHead id="ending" title={ending.team} lead={ending.text} />
                {call && (
                  <Button href={call.href} variant="secondary">
                    {call.label}
                  </Button>
                )}
              </div>
            ) : (
              <p className={styles.hello}>{closing.heading}</p>
            )}
            <div className={styles.calls}>
              {ask ? (
                <>
                  <AskLine {...ask} />
                  <p className={styles.person}>
                    {words.person} <a href={link.href}>{link.label}</a>
                  </p>
                </>
              ) : (
                // A paragraph, because the grid stretches its items.
                <p>
                  <Button href={link.href} variant="highlight">
                    {link.label}
                  </Button>
                </p>
              )}
            </div>
          </div>
          <nav aria-label={words.menu} className={styles.columns}>
            {columns.map(({ heading, links }) => (
              <Fold key={heading} summary={<h2 className={styles.heading}>{heading}</h2>} className={styles.group}>
                <ul className={styles.links}>
                  {links.map(({ label, href }) => (
                    <li key={label}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </Fold>
            ))}
          </nav>
          <FooterBrand brand={brand} content={content} />
        </Container>
      </div>
      <Container>
        <div className={styles.bottom}>
          <p>{copy}</p>
          <LanguageSwitch {...language} className={styles.language} />
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
        </div>
      </Container>
      <ScrollTop label={words.toTop} />
    </footer>
  );
}
