import type { ComponentProps, ReactNode } from 'react';
import type { Words } from '../../../text/words/de.ts';
import { ArticleDocument } from '../lists/ArticleDocument.tsx';
import type { ArticleViewModel } from './articleViewModel.ts';
import { Byline } from './Byline.tsx';
import { Topics } from './Topics.tsx';

type ArticleProps = {
  words: Words['blog'];
  article: ArticleViewModel;
  trail: readonly { href: string; title: string }[];
  contents: ComponentProps<typeof ArticleDocument>['contents'];
  next: { title: string; text: string; label: string; href: string };
  related: readonly ArticleViewModel[];
  allHref: string;
  children: ReactNode;
};

/** One article of the blog, with reading time. */
export const Article = ({ words, article, trail, contents, next, related, allHref, children }: ArticleProps) => (
  <ArticleDocument
    titleId="article-title"
    trail={{ label: words.trail, steps: trail, current: article.name }}
    title={article.title}
    lead={article.lead}
    facts={
      <div>
        <Byline article={article} />
        <Topics topics={article.topics} />
      </div>
    }
    contents={contents}
    next={next}
    tone="petrol-deep"
    related={{
      title: words.related,
      items: related.map((other) => ({ ...other, date: <Byline article={other} /> })),
    }}
    all={{ label: words.all, href: allHref }}
  >
    {children}
  </ArticleDocument>
);
