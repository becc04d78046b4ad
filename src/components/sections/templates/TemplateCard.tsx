import type { Template } from '../../../text/content/templates.ts';
import { Bubble } from '../../ui/Bubble.tsx';
import styles from './TemplateCard.module.css';

type TemplateCardProps = {
  template: Template;
  href: string;
  /** Labels: channel and industries. */
  tags: readonly string[];
  /** Speaker of the first sentence. */
  speaker: string;
};

/** One template: the visitor's opening sentence and a summary. */
export function TemplateCard({ template, href, tags, speaker }: TemplateCardProps) {
  const { id, name, summary, talk } = template;
  return (
    <li data-entry={id} className={styles.card}>
      <Bubble as="p" speaker="right" className={styles.said}>
        <span data-speaker="" className={styles.spoken}>
          {speaker}:{' '}
        </span>
        {talk[0]?.text}
      </Bubble>
      <h3 className={styles.name}>
        <a href={href} className={styles.link}>
          {name}
        </a>
      </h3>
      <p className={styles.text}>{summary}</p>
      <p className={styles.tags}>{tags.join(' · ')}</p>
    </li>
  );
}
