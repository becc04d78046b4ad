import type { ChatWindowWords, TranscriptMessage } from '../../../text/words/pictureWords.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Transcript } from '../pictures/Transcript.tsx';
import type { ArticleViewModel } from './articleViewModel.ts';
import { Byline } from './Byline.tsx';
import styles from './LeadArticle.module.css';
import { Topics } from './Topics.tsx';

type LeadArticleProps = {
  /** Label that marks the newest article. */
  label: string;
  article: ArticleViewModel;
  /** Conversation beside the text; null = the text takes the full width. */
  talk: TranscriptMessage[] | null;
  chatWindow: ChatWindowWords;
};

/** The newest article, in a large layout. */
export const LeadArticle = ({ label, article, talk, chatWindow }: LeadArticleProps) => (
  <Section
    tone="petrol-deep"
    labelledBy="newest-title"
    className={classes(styles.lead, talk !== null && styles.beside)}
  >
    <div className={styles.text} data-shared="">
      <SectionHead
        id="newest-title"
        eyebrow={label}
        title={
          <Link variant="plain" href={article.href}>
            {article.title}
          </Link>
        }
        lead={article.lead}
      />
      <div>
        <Byline article={article} />
        <Topics topics={article.topics} />
      </div>
    </div>
    {talk && (
      <div data-shared="">
        <Stage tone="petrol-panel">
          <div data-tone="card" className={styles.talk}>
            <Transcript messages={talk} chatWindow={chatWindow} />
          </div>
        </Stage>
      </div>
    )}
  </Section>
);
