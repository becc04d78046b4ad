import type { ReactNode } from 'react';
import Hand from '~icons/lucide/hand';
import Headset from '~icons/lucide/headset';
import Own from '~icons/lucide/image';
import Leaf from '~icons/lucide/leaf';
import Speech from '~icons/lucide/message-circle';
import Smile from '~icons/lucide/smile';
import Spark from '~icons/lucide/sparkles';
import { Accordion } from '../../../components/ui/Accordion.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import type { Words } from '../../../text/words/de.ts';
import { presetNames, presets } from '../presets.ts';
import { type ChoiceName, colourNames, defaultStyle, type TextName, textLimits } from '../widgetLook.ts';
import { ColourField } from './ColourField.tsx';
import styles from './LookControls.module.css';
import { LookThumb } from './LookThumb.tsx';
import { OwnImageField } from './OwnImageField.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { previewId } from './WidgetPreview.tsx';

type CustomizerWords = Words['customizer'];

const icons = {
  speech: Speech,
  smile: Smile,
  headset: Headset,
  hand: Hand,
  spark: Spark,
  leaf: Leaf,
  own: Own,
} as const;

/** All options, in five groups. Opening one closes no other, so nothing above the opened one moves. */
export function LookControls({ words }: { words: CustomizerWords }) {
  const { groups } = words;
  const contents: [keyof typeof groups, ReactNode][] = [
    ['presets', <Presets key="presets" words={words.presets} />],
    ['colours', <Colours key="colours" words={words} />],
    ['place', <PlacementControls key="place" words={words} />],
    ['icon', <Icons key="icon" words={words} />],
    ['texts', <Texts key="texts" words={words} />],
  ];
  return (
    <Accordion
      items={contents.map(([name, content]) => ({
        title: groups[name],
        content: (
          <>
            {content}
            <a href={`#${previewId}`} className={styles.toPreview}>
              {words.preview.show}
            </a>
          </>
        ),
        open: name === 'presets',
      }))}
    />
  );
}

function Presets({ words }: { words: CustomizerWords['presets'] }) {
  return (
    <ul className={styles.presets}>
      {presetNames.map((name) => (
        <li key={name}>
          <button type="button" data-preset={JSON.stringify(presets[name])} className={styles.preset}>
            <LookThumb look={presets[name]} />
            <span>
              <b>{words[name].name}</b> <span className={styles.about}>{words[name].text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Colours({ words }: { words: CustomizerWords }) {
  const { labels, hints } = words;
  return (
    <>
      <Options name="mode" words={words} />
      <div className={styles.colours}>
        {colourNames.map((name) => (
          <ColourField
            key={name}
            name={name}
            value={defaultStyle[name]}
            words={{ label: labels[name], picker: labels.picker, hint: hints.colour }}
          />
        ))}
      </div>
      <div role="status" className={styles.contrast} data-contrast />
      {(['main', 'bubble'] as const).map((name) => (
        <button key={name} type="button" data-take={name} className={styles.take} hidden />
      ))}
    </>
  );
}

function PlacementControls({ words }: { words: CustomizerWords }) {
  return (
    <>
      <Options name="shape" words={words} />
      <Options name="side" words={words} />
      <Options name="size" words={words} />
    </>
  );
}

function Icons({ words }: { words: CustomizerWords }) {
  const { labels, options, hints } = words;
  const shown = Object.entries(icons).map(([name, icon]) => [
    name,
    <>
      <span className={styles.icon} data-drawing>
        <Icon of={icon} />
      </span>
      {options.icon[name as keyof typeof icons]}
    </>,
  ]);
  return (
    <>
      <SegmentedControl name="icon" label={labels.icon} options={Object.fromEntries(shown)} />
      <OwnImageField label={labels.image} hint={hints.image} />
    </>
  );
}

function Texts({ words }: { words: CustomizerWords }) {
  const { labels, texts } = words;
  return (Object.keys(textLimits) as TextName[]).map((name) => (
    <Field
      key={name}
      // Of several lines, so that the whole text is visible.
      {...(name === 'greeting' ? { kind: 'textarea', rows: 4 } : { kind: 'text' })}
      id={`look-${name}`}
      name={name}
      label={labels[name]}
      hint={words.hints[name]}
      maxLength={textLimits[name]}
      defaultValue={texts[name]}
      autoComplete="off"
    />
  ));
}

type Few = Exclude<ChoiceName, 'icon'>;

const Options = ({ name, words }: { name: Few; words: CustomizerWords }) => (
  <SegmentedControl name={name} label={words.labels[name]} options={words.options[name]} />
);
