import { Link } from '../../../components/ui/Link.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { ToolHead } from '../../../components/ui/ToolHead.tsx';
import type { Words } from '../../../text/words/de.ts';
import { presetNames, presets } from '../presets.ts';
import styles from './Customizer.module.css';
import { LookActions } from './LookActions.tsx';
import controls from './LookControls.module.css';
import { LookControls } from './LookControls.tsx';
import { LookThumb } from './LookThumb.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { WidgetPreview } from './WidgetPreview.tsx';

const controlsId = 'look-controls';

type CustomizerProps = {
  words: Words['customizer'];
  /** Head of the page, which the customizer opens. */
  head: { eyebrow: string; title: string; lead: string; send: string };
  /** URL of the contact form; the script adds the current look. */
  sendHref: string;
};

/**
 * Customizer of the chat window (spec section 1). The server renders the default look and a gallery; the script shows
 * the controls, so none is inoperable (customizer.client.ts).
 */
export function Customizer({ words, head, sendHref }: CustomizerProps) {
  const { device, state } = words.preview;
  const told = { texts: words.texts, contrast: words.contrast, errors: words.errors, actions: words.actions };
  return (
    <Section padding="tool" labelledBy="product-title" className={styles.section}>
      <ToolHead id="product-title" eyebrow={head.eyebrow} title={head.title} lead={head.lead}>
        <Link variant="standalone" href={sendHref}>
          {head.send}
        </Link>
      </ToolHead>
      <div id="customizer" className={styles.tool}>
        <div className={styles.intro}>
          <h2 className={styles.title}>{words.title}</h2>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        <div className={styles.columns} data-customizer data-words={JSON.stringify(told)}>
          <div className={styles.stage}>
            <WidgetPreview words={words.preview} texts={words.texts} />
            <div className={styles.toolbar} data-with-script>
              <SegmentedControl
                name="device"
                label={device.label}
                options={{ desktop: device.desktop, phone: device.phone }}
                row
              />
              <SegmentedControl
                name="state"
                label={state.label}
                options={{ open: state.open, closed: state.closed }}
                row
              />
              <a href={`#${controlsId}`} data-to-controls className={controls.toPreview}>
                {words.preview.back}
              </a>
            </div>
          </div>
          <div className={styles.panel}>
            <div className={styles.without} data-without-script>
              <p>{words.withoutScript}</p>
              <ul className={styles.gallery} aria-label={words.gallery}>
                {presetNames.map((name) => (
                  <li key={name} className={styles.entry}>
                    <LookThumb look={presets[name]} />
                    <span>
                      <b>{words.presets[name].name}</b> {words.presets[name].text}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
            <div id={controlsId} className={styles.controls} data-with-script hidden>
              <LookControls words={words} />
              <LookActions words={words.actions} sendHref={sendHref} />
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}
