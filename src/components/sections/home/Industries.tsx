import ArrowRight from '~icons/lucide/arrow-right';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import styles from './Industries.module.css';

type IndustriesProps = {
  words: { title: string; lead: string };
  /** href is null until the industry's page is published. */
  links: { name: string; question: string; tone: Tone; href: string | null }[];
};

/** The wall: what customers of ten industries ask, each question a link to its page. */
export function Industries({ words, links }: IndustriesProps) {
  return (
    <Section id="industries" labelledBy="industries-title" className={styles.section}>
      <SectionHead id="industries-title" title={words.title} lead={words.lead} className={styles.head} />
      <ul className={styles.wall}>
        {links.map(({ name, question, tone, href }) => (
          <li key={name}>
            <a href={href ?? undefined} data-tone={tone}>
              {question}
              <span>
                {name}
                <Icon of={ArrowRight} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
