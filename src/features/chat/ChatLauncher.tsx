import styles from './ChatLauncher.module.css';

type ChatLauncherProps = {
  words: { open: string; write: string; title: string };
  /** Where it leads without script: to people. */
  contactHref: string;
  /** What the chat's frame learns as the page's path, where the real one carries a token. */
  path?: string | undefined;
};

/**
 * The way into the chat, on every page but those of contact. Without script it is a link that says so; `data-script`
 * changes its words without changing its size. The frame stands beside it once it is used (host.client.ts).
 */
export function ChatLauncher({ words, contactHref, path }: ChatLauncherProps) {
  return (
    <aside id="chat" aria-label={words.open} data-chat className={styles.chat}>
      <a href={contactHref} data-chat-launcher data-title={words.title} data-path={path} className={styles.launcher}>
        <svg viewBox="0 0 30 30" className={styles.mark} aria-hidden="true">
          <path d="M15 0a15 15 0 0 1 0 30H3a3 3 0 0 1-3-3V15A15 15 0 0 1 15 0Z" />
          <rect x="9" y="12.5" width="12" height="5" rx="2.5" className={styles.word} />
          <path d="m10.5 10.5 9 9m0-9-9 9" className={styles.cross} />
        </svg>
        <span className={styles.label}>
          <span className={styles.open}>{words.open}</span>
          <span className={styles.write}>{words.write}</span>
        </span>
      </a>
    </aside>
  );
}
