import styles from './RuledList.module.css';
import { TextWithLink } from './TextWithLink.tsx';

type RuledListProps = {
  items: readonly { title: string; text: string }[];
  /** `{link}` in a text is its position. */
  link?: { label: string; href: string };
};

/** Titles beside their texts, with a line above each. */
export const RuledList = ({ items, link }: RuledListProps) => (
  <ul className={styles.items}>
    {items.map(({ title, text }) => (
      <li key={title} className={styles.item}>
        <h3>{title}</h3>
        <p className={styles.text}>{link && text.includes('{link}') ? <TextWithLink text={text} {...link} /> : text}</p>
      </li>
    ))}
  </ul>
);
