import Speech from '~icons/lucide/message-circle';
import Send from '~icons/lucide/send';
import { Icon } from '../../../components/ui/Icon.tsx';
import type { Words } from '../../../text/words/de.ts';
import type { WidgetTexts } from '../widgetLook.ts';
import styles from './WidgetPreview.module.css';

type WidgetPreviewProps = { words: Words['customizer']['preview']; texts: WidgetTexts };

export const previewId = 'look-preview';

/**
 * Preview of the widget on a sample page: a picture without focusable elements. The script sets its data attributes and
 * custom properties; without script it shows the default look, on a phone or a desktop by window width.
 */
export function WidgetPreview({ words, texts }: WidgetPreviewProps) {
  return (
    <figure
      id={previewId}
      aria-label={words.label}
      className={styles.preview}
      data-preview
      data-device="auto"
      data-state="open"
      data-side="right"
      data-shape="speech"
      data-size="medium"
      data-mode="light"
    >
      <div className={styles.screen}>
        <p className={styles.address}>{words.page}</p>
        <div className={styles.page} aria-hidden="true">
          <i className={styles.headline} />
          <i className={styles.line} />
          <i className={styles.line} />
          <i className={styles.block} />
          <i className={styles.block} />
        </div>
        <div className={styles.window}>
          <div className={styles.bar}>
            <IconPlace />
            <p className={styles.who}>
              <b data-slot="title">{texts.title}</b>
              <span className={styles.status}>{words.status}</span>
            </p>
          </div>
          <div className={styles.talk}>
            <p className={styles.left} data-slot="greeting">
              {texts.greeting}
            </p>
            <p className={styles.right}>{words.question}</p>
            <p className={styles.left}>
              {words.answer}
              <span className={styles.source}>{words.source}</span>
            </p>
          </div>
          <p className={styles.write}>
            <span data-slot="placeholder">{texts.placeholder}</span>
            <Icon of={Send} />
          </p>
        </div>
        <p className={styles.launcher} data-launcher-look>
          <IconPlace />
          <span data-slot="launcher">{texts.launcher}</span>
        </p>
      </div>
    </figure>
  );
}

const IconPlace = () => (
  <span className={styles.icon} data-icon-place aria-hidden="true">
    <Icon of={Speech} />
  </span>
);
