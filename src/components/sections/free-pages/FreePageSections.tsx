import type { Locale } from '../../../routes/table.ts';
import { articleBlocks } from '../../../text/content/blog/articleBlocks.ts';
import { fragmentOf } from '../../../text/content/blog/fragmentOf.ts';
import type { FreePageSection } from '../../../text/content/free-pages/schema.ts';
import { pictureSources } from '../../../text/content/pictureAddress.ts';
import type { Words } from '../../../text/words/de.ts';
import { fill } from '../../../text/words/words.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Button } from '../../ui/Button.tsx';
import { RuledList } from '../../ui/RuledList.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';
import { Table } from '../../ui/Table.tsx';
import { ArticleText } from '../blog/ArticleText.tsx';
import { resolveArticleLink } from '../blog/resolveArticleLink.ts';
import { AnnotatedTranscript } from '../pictures/AnnotatedTranscript.tsx';
import styles from './FreePage.module.css';
import { freePageButton } from './freePageButton.ts';

type FreePageSectionsProps = {
  sections: readonly FreePageSection[];
  locale: Locale;
  words: Pick<Words, 'pictures' | 'themes'>;
};

/** The sections of a free page in the editors' order; surfaces alternate. */
export function FreePageSections({ sections, locale, words }: FreePageSectionsProps) {
  const ids = sectionIds(sections);
  return sections.map((section, index) => {
    const id = ids[index] ?? '';
    const tone = index % 2 === 0 ? 'card' : 'paper';
    return <FreeSection key={id} {...{ section, id, tone, locale, words }} />;
  });
}

type FreeSectionProps = Omit<FreePageSectionsProps, 'sections'> & {
  section: FreePageSection;
  id: string;
  tone: 'paper' | 'card';
};

function FreeSection({ section, id, tone, locale, words }: FreeSectionProps) {
  const { chatWindow } = words.pictures;
  const surface = { id, tone, ruled: tone === 'card' };
  switch (section.kind) {
    case 'text':
      return (
        <Section {...surface}>
          <ArticleText
            blocks={articleBlocks(section.body).blocks}
            resolveArticleLink={resolveArticleLink(locale)}
            chatWindow={chatWindow}
          />
        </Section>
      );
    case 'points':
      return (
        <SideHeadSection {...surface} title={section.title} lead={section.lead}>
          <RuledList items={section.items} />
        </SideHeadSection>
      );
    case 'facts':
      return (
        <SideHeadSection {...surface} title={section.title} lead={section.lead}>
          <Table
            id={`${id}-facts`}
            caption={`${section.nameHeading}, ${section.textHeading}`}
            captionHidden
            columns={[{ title: section.nameHeading }, { title: section.textHeading }]}
            rows={section.items.map(({ name, text }) => ({ title: name, cells: [text] }))}
          />
        </SideHeadSection>
      );
    case 'questions':
      return (
        <SideHeadSection {...surface} title={section.title} lead={section.lead}>
          <Accordion
            items={section.items.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
          />
        </SideHeadSection>
      );
    case 'transcript': {
      const { visitor, team = chatWindow.speakers.team } = section;
      return (
        <SideHeadSection {...surface} title={section.title} lead={section.lead}>
          <AnnotatedTranscript
            label={fill(words.themes.examples.talkLabel, { title: section.title })}
            talk={section.turns.map(({ comment, ...message }) => ({ message, comment }))}
            chatWindow={{ ...chatWindow, speakers: { ...chatWindow.speakers, visitor, team } }}
          />
        </SideHeadSection>
      );
    }
    case 'picture':
      return (
        <Section {...surface}>
          <figure className={styles.figure}>
            <img
              {...pictureSources(section.picture.address)}
              alt={section.picture.alt}
              sizes="(min-width: 80rem) 76rem, 100vw"
              loading="lazy"
              decoding="async"
              className={styles.picture}
            />
            {section.caption && <figcaption className={styles.caption}>{section.caption}</figcaption>}
          </figure>
        </Section>
      );
    case 'action': {
      const button = freePageButton(section.button, locale);
      return (
        <Section id={id} tone="petrol-deep" labelledBy={`${id}-title`} className={styles.words}>
          <SectionHead id={`${id}-title`} title={section.title} lead={section.text} />
          {button && (
            <Button href={button.href} variant="highlight">
              {button.label}
            </Button>
          )}
        </Section>
      );
    }
  }
}

/** Anchors from the titles, each once on the page. */
function sectionIds(sections: readonly FreePageSection[]): string[] {
  const ids: string[] = [];
  for (const [index, section] of sections.entries()) {
    const id = 'title' in section ? fragmentOf(section.title) : '';
    ids.push(id === '' || ids.includes(id) ? `section-${index + 1}` : id);
  }
  return ids;
}
