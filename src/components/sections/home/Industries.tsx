import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Industries.module.css';

type IndustriesProps = {
  title: string;
  /** href is null until the industry's page is published. */
  links: { name: string; href: string | null }[];
};

/** A strip of the ten industries as speech bubbles. */
export function Industries({ title, links }: IndustriesProps) {
  return (
    <Section id="industries" labelledBy="industries-title" tone="card" padding="none" className={styles.strip}>
      <h2 id="industries-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map(({ name, href }) => (
          <li key={name}>
            {href ? (
              <Link href={href} variant="plain" className={classes(styles.name, styles.link)}>
                {name}
              </Link>
            ) : (
              <span className={styles.name}>{name}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
