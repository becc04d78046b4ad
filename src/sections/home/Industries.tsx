import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Industries.module.css';

type IndustriesProps = {
  title: string;
  links: { name: string; href: string }[];
};

/** A strip of the ten industries, as things that could be said. */
export function Industries({ title, links }: IndustriesProps) {
  return (
    <Section id="industries" labelledBy="industries-title" tone="card" padding="none" className={styles.strip}>
      <h2 id="industries-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map(({ name, href }) => (
          <li key={name}>
            <Link href={href} variant="plain" className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
