import type { Words } from '../../../text/words/de.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { Topics } from '../blog/Topics.tsx';
import { ListHead } from '../lists/ListHead.tsx';
import type { ListPageViewModel } from '../lists/listPageViewModel.ts';
import { Pagination } from '../lists/Pagination.tsx';
import styles from './NewsList.module.css';
import type { NewsViewModel } from './newsViewModel.ts';

type NewsListProps = {
  words: Words['newsroom'];
  listPage: ListPageViewModel;
  news: readonly NewsViewModel[];
  hrefs: { feed: string; press: string; pricing: string };
};

/** Announcements, newest first and largest, with the next step for journalists and for buyers. */
export const NewsList = ({ words, listPage, news, hrefs }: NewsListProps) => (
  <Section labelledBy="list-title" padding="tool" className={styles.columns}>
    <div className={styles.head}>
      <ListHead listPage={listPage} />
    </div>
    {/* `data-shared`: titles and leads repeat the announcement pages; so does the text beside them. */}
    <div className={styles.list} data-shared="">
      <ol className={styles.news}>
        {news.map(({ href, title, lead, date, dateText, topics }, index) => (
          <li key={href} className={styles.item} data-tone={index === 0 ? 'petrol-deep' : undefined}>
            <div className={styles.facts}>
              <time dateTime={date} className={styles.date}>
                {dateText}
              </time>
              <Topics topics={topics} />
            </div>
            <h2 className={styles.title}>
              <Link variant={index === 0 ? 'plain' : 'inline'} href={href}>
                {title}
              </Link>
            </h2>
            <p className={styles.lead}>{lead}</p>
          </li>
        ))}
      </ol>
      {listPage.paging && <Pagination {...listPage.paging} />}
    </div>
    <div className={styles.aside} data-shared="">
      <Card tone="mint" className={styles.note}>
        <h2 className={styles.noteTitle}>{words.press.title}</h2>
        <p>{words.press.text}</p>
        <dl className={styles.press}>
          {words.press.facts.map(({ name, text }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Link variant="standalone" href={hrefs.press}>
          {words.press.link}
        </Link>
      </Card>
      <div className={styles.note}>
        <p>{words.buyers.text}</p>
        <Link variant="standalone" href={hrefs.pricing}>
          {words.buyers.link}
        </Link>
      </div>
      <div className={styles.note}>
        <p>{words.feedText}</p>
        <Link variant="standalone" href={hrefs.feed}>
          {words.feedLink}
        </Link>
      </div>
    </div>
  </Section>
);
