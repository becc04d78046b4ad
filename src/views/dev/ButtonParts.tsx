import ArrowRight from '~icons/lucide/arrow-right';
import Phone from '~icons/lucide/phone';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { SectionHead } from '../../components/ui/SectionHead.tsx';
import type { Tone } from '../../components/ui/tone.ts';
import styles from './parts.module.css';
import type { DevUiWords } from './words.ts';

const tones: Tone[] = ['card', 'mint', 'petrol-deep', 'ink'];

/** Hover and focus are browser states: the browser test triggers them. */
export function ButtonParts({ words }: { words: DevUiWords }) {
  const { headings, buttons, iconLabel } = words;
  return (
    <Section id="buttons" labelledBy="buttons-title" tone="card" className={styles.stack}>
      <SectionHead id="buttons-title" title={headings.buttons} />
      {tones.map((tone) => (
        <div key={tone} data-tone={tone} className={styles.row}>
          {tone === 'card' || tone === 'mint' ? (
            <Button href="#buttons">{buttons.primary}</Button>
          ) : (
            <Button variant="highlight">{buttons.highlight}</Button>
          )}
          <Button variant="secondary" href="#buttons">
            {buttons.secondary}
            <Icon of={ArrowRight} />
          </Button>
          <Button variant="quiet">{buttons.quiet}</Button>
          <Button variant="secondary" size="small">
            {buttons.small}
          </Button>
          <Button variant={tone === 'card' || tone === 'mint' ? 'primary' : 'highlight'} disabled>
            {buttons.disabled}
          </Button>
          <Button variant={tone === 'card' || tone === 'mint' ? 'primary' : 'highlight'} busy>
            {buttons.busy}
          </Button>
          <Link variant="standalone" href="#fields">
            {buttons.link}
          </Link>
          <Link variant="standalone" href="https://www.w3.org/TR/WCAG22/" external>
            {buttons.external}
          </Link>
          <Icon of={Phone} size="large" label={iconLabel} />
        </div>
      ))}
      <Button wide type="submit">
        {buttons.wide}
      </Button>
    </Section>
  );
}
