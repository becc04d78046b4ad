import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { CrisisAnswer } from '../../safety/crisisAnswer.ts';
import { splitAtLinks } from '../../safety/splitAtLinks.ts';
import styles from './CrisisHelp.module.css';

/** The results page for a crisis query: only the helplines (issue 10, item 9). */
export function CrisisHelp({ answer }: { answer: CrisisAnswer }) {
  const { title, text, links } = answer;
  return (
    <Section padding="none" labelledBy="crisis-title" className={styles.help}>
      <SectionHead level={1} size={2} id="crisis-title" title={title} />
      {text.split('\n\n').map((block) =>
        block.startsWith('• ') ? (
          <ul key={block} className={styles.ways}>
            {block.split('\n').map((line) => (
              <li key={line}>
                <Linked line={line.slice(2)} links={links} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block}>
            <Linked line={block} links={links} />
          </p>
        ),
      )}
    </Section>
  );
}

const Linked = ({ line, links }: { line: string; links: CrisisAnswer['links'] }) =>
  splitAtLinks(line, links).map(({ text, href }) =>
    href ? (
      <a key={text} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );
