import type { BotAction } from '../protocol/botApi.ts';
import styles from './BotWindow.module.css';

type RepliesProps = {
  label: string;
  suggestions: readonly string[];
  actions: readonly BotAction[];
  /** Of the answer, if it is not that of the page. */
  lang?: string | undefined;
  onSay: (text: string) => void;
  onAct: (kind: Exclude<BotAction['kind'], 'link'>, label: string) => void;
};

/** Suggested questions and actions for the next step. */
export function QuickReplies({ label, suggestions, actions, lang, onSay, onAct }: RepliesProps) {
  if (suggestions.length === 0 && actions.length === 0) return null;
  return (
    <ul className={styles.replies} aria-label={label}>
      {suggestions.map((text) => (
        <li key={text}>
          <button type="button" className={styles.reply} lang={lang} onClick={() => onSay(text)}>
            {text}
          </button>
        </li>
      ))}
      {actions.map((action) => (
        <li key={action.kind + action.label} lang={('lang' in action && action.lang) || lang}>
          {action.kind === 'link' ? (
            <a href={action.href} target="_top" className={styles.action}>
              {action.label}
            </a>
          ) : (
            <button
              type="button"
              className={action.kind === 'keep' ? styles.quiet : styles.action}
              onClick={() => onAct(action.kind, action.label)}
            >
              {action.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
