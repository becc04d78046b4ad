import type { Words } from '../../../text/words/de.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChatPicture } from '../pictures/ChatPicture.tsx';
import { InboxPicture } from '../pictures/InboxPicture.tsx';
import styles from './UseCases.module.css';

type UseCasesProps = {
  words: Words['home']['useCases'];
  chatWindow: Words['pictures']['chatWindow'];
  links: Record<keyof Words['home']['useCases']['tabs'], string | null>;
};

/** The solution tabs of spec section 2: tasks of the assistant, each with a conversation. */
export function UseCases({ words, chatWindow, links }: UseCasesProps) {
  const { pictures } = words;
  const drawn = {
    service: <InboxPicture words={pictures.service} chatWindow={chatWindow} />,
    marketing: (
      <div className={styles.narrow}>
        <ChatPicture words={pictures.marketing} chatWindow={chatWindow} />
      </div>
    ),
    sales: <InboxPicture words={pictures.sales} chatWindow={chatWindow} />,
    helpdesk: <InboxPicture words={pictures.helpdesk} chatWindow={chatWindow} />,
  };
  const tabs = kinds.map((kind) => ({
    id: ids[kind],
    title: words.tabs[kind].title,
    description: words.tabs[kind].text,
    content: (
      <>
        <Stage tone={kind === 'marketing' ? 'mint' : 'sky'} className={styles.stage}>
          {drawn[kind]}
        </Stage>
        <UseCaseLink href={links[kind]} label={words.tabs[kind].link} />
      </>
    ),
  }));
  return (
    <Section id="use-cases" labelledBy="use-cases-title" tone="card" className={styles.section}>
      <SectionHead id="use-cases-title" title={words.title} className={styles.head} />
      <Tabs label={words.label} tabs={tabs} />
    </Section>
  );
}

function UseCaseLink({ href, label }: { href: string | null; label: string }) {
  return (
    href && (
      <Link href={href} variant="standalone" className={styles.link}>
        {label}
      </Link>
    )
  );
}

const kinds = ['service', 'marketing', 'sales', 'helpdesk'] as const;

const ids = {
  service: 'customer-service',
  marketing: 'conversational-marketing',
  sales: 'e-commerce-and-sales',
  helpdesk: 'helpdesk-automation',
} satisfies Record<(typeof kinds)[number], string>;
