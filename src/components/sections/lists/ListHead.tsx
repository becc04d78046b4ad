import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { ToolHead } from '../../ui/ToolHead.tsx';
import styles from './ListHead.module.css';
import type { ListPageViewModel } from './listPageViewModel.ts';

/** Headline of a list and links to its topics. */
export const ListHead = ({ listPage: { title, lead, trail, topics } }: { listPage: ListPageViewModel }) => (
  <div className={styles.head}>
    {trail && <Breadcrumbs label={trail.label} trail={trail.steps} current={trail.current} />}
    <ToolHead id="list-title" title={title} lead={lead} />
    <nav aria-label={topics.label}>
      <ul className={styles.topics}>
        {topics.links.map(({ title: topic, href, current }) => (
          <li key={href}>
            <a href={href} className={styles.topic} {...(current && { 'aria-current': 'true' as const })}>
              {topic}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);
