import { classes } from './classes.ts';
import styles from './RuledList.module.css';
import { TextWithLink } from './TextWithLink.tsx';

type RuledListProps = {
  items: readonly { title: string; text: string }[];
  /** columns: titles beside their texts. stacked: above them. numbered: above them, with a number in front. */
  layout?: 'columns' | 'stacked' | 'numbered';
  /** `{link}` in a text is its position. */
  link?: { label: string; href: string };
};

/** Titles with their texts, and a line above each. */
export function RuledList({ items, layout = 'columns', link }: RuledListProps) {
  const List = layout === 'numbered' ? 'ol' : 'ul';
  return (
    <List className={classes(styles.items, styles[layout])}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <h3>{title}</h3>
          <p className={styles.text}>
            {link && text.includes('{link}') ? <TextWithLink text={text} {...link} /> : text}
          </p>
        </li>
      ))}
    </List>
  );
}
