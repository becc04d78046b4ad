import type { FaqGroup } from '../../../text/content/faq/schema.ts';
import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { ChatPicture } from '../pictures/ChatPicture.tsx';
import styles from './FaqHero.module.css';

type FaqHeroProps = {
  words: Words['faq'];
  chatWindow: Words['pictures']['chatWindow'];
  groups: readonly FaqGroup[];
};

/** Introduction, links to each group, and a sample conversation answered from this page. */
export function FaqHero({ words, chatWindow, groups }: FaqHeroProps) {
  return (
    <Section labelledBy="faq-title" className={styles.columns}>
      <div className={styles.words}>
        <SectionHead level={1} id="faq-title" title={words.title} lead={words.lead} />
        <nav aria-label={words.groupsLabel}>
          <ul className={styles.groups}>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.group}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Stage sun>
        <ChatPicture words={words.talk} chatWindow={chatWindow} />
      </Stage>
    </Section>
  );
}
