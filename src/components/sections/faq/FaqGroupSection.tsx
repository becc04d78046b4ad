import type { FaqGroup } from '../../../text/content/faq/schema.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { Link } from '../../ui/Link.tsx';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';
import styles from './FaqGroupSection.module.css';

type FaqGroupSectionProps = {
  group: Omit<FaqGroup, 'entries'> & {
    entries: readonly { id: string; question: string; answer: readonly string[]; more?: More | undefined }[];
  };
  tone: 'paper' | 'card';
  /** Label of an answer's permalink. */
  address: string;
};

type More = { href: string; label: string };

/** One group of questions, the first answer open. The fragment `#id` opens an answer (components/ui/accordion.client.ts). */
export function FaqGroupSection({ group, tone, address }: FaqGroupSectionProps) {
  const { id, title, lead, entries } = group;
  return (
    <SideHeadSection id={id} tone={tone} ruled title={title} lead={lead}>
      <Accordion
        items={entries.map((entry, index) => ({
          id: entry.id,
          open: index === 0,
          title: entry.question,
          content: (
            <>
              {entry.answer.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <p className={styles.links}>
                {entry.more && <Link href={entry.more.href}>{entry.more.label}</Link>}
                <Link href={`#${entry.id}`} className={styles.address}>
                  {address}
                </Link>
              </p>
            </>
          ),
        }))}
      />
    </SideHeadSection>
  );
}
