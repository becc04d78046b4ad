import type { Words } from '../../../text/words/de.ts';
import type { ChatWindowWords, TranscriptMessage } from '../../../text/words/pictureWords.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { ListHead } from '../lists/ListHead.tsx';
import type { ListPageViewModel } from '../lists/listPageViewModel.ts';
import { Pagination } from '../lists/Pagination.tsx';
import styles from './ArticleList.module.css';
import { ArticleRow, type ListedArticle } from './ArticleRow.tsx';
import type { ArticleViewModel } from './articleViewModel.ts';
import { LeadArticle } from './LeadArticle.tsx';

type ArticleListProps = {
  words: Words['blog'];
  listPage: ListPageViewModel;
  chatWindow: ChatWindowWords;
  lead: { article: ArticleViewModel; talk: TranscriptMessage[] | null } | null;
  articles: readonly ListedArticle[];
  next: { text: string; link: string; href: string };
  feedHref: string;
};

/** Articles, newest first: all of them with pagination, or those of a topic. */
export const ArticleList = ({ words, listPage, chatWindow, lead, articles, next, feedHref }: ArticleListProps) => (
  <>
    <Section labelledBy="list-title" padding="tool">
      <ListHead listPage={listPage} />
    </Section>
    {lead && <LeadArticle {...lead} label={words.newest} chatWindow={chatWindow} />}
    <Section tone="card" className={styles.list}>
      {/* `data-shared`: titles and leads repeat the article pages. */}
      <ol className={styles.articles} data-shared="">
        {articles.map((article) => (
          <ArticleRow key={article.href} article={article} speaker={chatWindow.speakers.visitor} />
        ))}
      </ol>
      {listPage.paging && <Pagination {...listPage.paging} />}
    </Section>
    <Section padding="none" className={styles.ways}>
      <div>
        <p data-shared="">{next.text}</p>
        <Link href={next.href} variant="standalone">
          {next.link}
        </Link>
      </div>
      <div>
        <p data-shared="">{words.feedText}</p>
        <Link href={feedHref} variant="standalone">
          {words.feedLink}
        </Link>
      </div>
    </Section>
  </>
);
