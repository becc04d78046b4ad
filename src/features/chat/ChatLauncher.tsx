import { LogoMark } from '../../components/ui/LogoMark.tsx';
import styles from './ChatLauncher.module.css';

type ChatLauncherProps = {
  words: { open: string; title: string };
  /** Link target without JavaScript: the page that answers a question. */
  askHref: string;
  /** Path sent to the chat's frame in place of the real one, which contains a token. */
  path?: string | undefined;
};

/**
 * The chat launcher, on every page except the contact pages. Without JavaScript it is a link to the page `ask`. The
 * iframe is added beside it on first use (chat-host.client.ts).
 */
export function ChatLauncher({ words, askHref, path }: ChatLauncherProps) {
  return (
    <aside id="chat" aria-label={words.open} data-chat className={styles.chat}>
      <a href={askHref} data-chat-launcher data-title={words.title} data-path={path} className={styles.launcher}>
        <LogoMark inverted>
          <path d="m10.5 10.5 9 9m0-9-9 9" className={styles.cross} />
        </LogoMark>
        <span>{words.open}</span>
      </a>
    </aside>
  );
}
