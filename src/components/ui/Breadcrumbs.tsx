import styles from './Breadcrumbs.module.css';

type BreadcrumbsProps = {
  label: string;
  /** From home to the parent. */
  trail: readonly { href: string; title: string }[];
  current: string;
};

export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {trail.map(({ href, title }) => (
          <li key={href}>
            <a href={href} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
