import type { WidgetWords } from '../../../text/words/pictureWords.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';
import styles from './WidgetPicture.module.css';

/** The customizer of the chat window: settings on one side, the window on a page on the other. */
export function WidgetPicture({ words }: { words: WidgetWords }) {
  const { fields, values } = words;
  return (
    <div role="img" aria-label={words.label} className={styles.picture}>
      <div className={styles.panes}>
        <div className={styles.settings} data-tone="card">
          <span className={styles.title}>{words.title}</span>
          <span className={styles.field}>
            {fields.name}
            <span className={styles.input}>{values.name}</span>
          </span>
          <span className={styles.field}>
            {fields.icon}
            <span className={styles.row}>
              <span className={styles.chosen}>
                <LogoMark />
              </span>
              <span className={styles.upload}>{values.upload}</span>
            </span>
          </span>
          <span className={styles.field}>
            {fields.color}
            <span className={styles.row}>
              <i className={styles.swatch} />
              <i className={styles.swatch} />
              <i className={styles.swatch} />
              <i className={styles.swatch} />
            </span>
          </span>
          <span className={styles.field}>
            {fields.greeting}
            <span className={styles.input}>{values.greeting}</span>
          </span>
        </div>
        <div className={styles.page} data-tone="paper">
          <span className={styles.address}>{words.page}</span>
          <i className={styles.line} />
          <i className={styles.line} />
          <div className={styles.chat} data-tone="card">
            <span className={styles.name}>
              <LogoMark inverted /> {values.name}
            </span>
            <span className={styles.said}>{values.greeting}</span>
            <span className={styles.reply}>{words.reply}</span>
            <span className={styles.write}>{words.placeholder}</span>
          </div>
        </div>
      </div>
    </div>
  );
}
