import styles from './LanguageHint.module.css';

/** Where a visitor who chose the other language is offered to read on in it (language.client.ts). Takes no room. */
export function LanguageHint() {
  return <div data-language-hint className={styles.hint} />;
}
