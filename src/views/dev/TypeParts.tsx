import { Breadcrumbs } from '../../components/ui/Breadcrumbs.tsx';
import { Prose } from '../../components/ui/Prose.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { SectionHead } from '../../components/ui/SectionHead.tsx';
import type { Tone } from '../../components/ui/tone.ts';
import styles from './parts.module.css';
import type { DevUiWords } from './words.ts';

const tones: Tone[] = ['paper', 'card', 'mint', 'sky', 'marigold', 'petrol', 'petrol-panel', 'petrol-deep', 'ink'];

export function TypeParts({ words }: { words: DevUiWords }) {
  const { breadcrumbs, headings, sizes, buttons } = words;
  return (
    <Section id="type" labelledBy="type-title" className={styles.stack}>
      <Breadcrumbs
        label={breadcrumbs.label}
        trail={[
          { href: '#type', title: breadcrumbs.home },
          { href: '#buttons', title: breadcrumbs.parent },
        ]}
        current={breadcrumbs.current}
      />
      <SectionHead level={1} title={sizes.h1} eyebrow={words.title} lead={words.lead} />
      <SectionHead id="type-title" title={headings.type} lead={sizes.lead} />
      <SectionHead level={3} title={sizes.h3} lead={sizes.body} />
      <div className={styles.grid}>
        {tones.map((tone) => (
          <div key={tone} data-tone={tone} className={styles.swatch}>
            <p className={styles.swatchName}>{tone}</p>
            <p className={styles.soft}>{sizes.body}</p>
            <p>
              <a href="#buttons">{buttons.inline}</a>
            </p>
          </div>
        ))}
      </div>
      <Prose>
        <h2>{headings.prose}</h2>
        <p>{sizes.body}</p>
        <ul>
          <li>{sizes.lead}</li>
          <li>{sizes.body}</li>
        </ul>
        <p>
          {sizes.lead} <a href="#fields">{buttons.inline}</a>
        </p>
      </Prose>
    </Section>
  );
}
