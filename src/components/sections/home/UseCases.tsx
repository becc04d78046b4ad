import type { Words } from '../../../text/words/de.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ConversationList } from '../pictures/ConversationList.tsx';
import { Crop } from '../pictures/Crop.tsx';
import { Dialogue } from '../pictures/Dialogue.tsx';
import { Flow } from '../pictures/Flow.tsx';
import { HandoverPanel } from '../pictures/HandoverPanel.tsx';
import styles from './UseCases.module.css';

type UseCasesProps = {
  words: Words['home']['useCases'];
  application: Words['application'];
  chatWindow: Words['pictures']['chatWindow'];
  links: Record<keyof Words['home']['useCases']['tabs'], string | null>;
};

/** The solution tabs of spec section 2: tasks of the assistant, each with a detail of the same application. */
export function UseCases({ words, application, chatWindow, links }: UseCasesProps) {
  const { crops, appointment, sample, inbox } = application;
  const { list, dialogue, handover } = inbox;
  const drawn = {
    service: (
      <Crop label={crops.handover} sample={sample} corner="right">
        <HandoverPanel words={handover} />
      </Crop>
    ),
    marketing: (
      <Crop label={crops.flow} sample={sample} tone="sky">
        <Flow words={appointment} />
      </Crop>
    ),
    sales: (
      <Crop label={crops.list} sample={sample}>
        <ConversationList words={{ ...list, rows: list.rows.slice(0, 3) }} />
      </Crop>
    ),
    helpdesk: (
      <Crop label={crops.dialogue} sample={sample} tone="sky">
        <Dialogue words={{ messages: dialogue.messages.slice(0, 3) }} chatWindow={chatWindow} />
      </Crop>
    ),
  };
  const tabs = kinds.map((kind) => ({
    id: ids[kind],
    title: words.tabs[kind].title,
    description: words.tabs[kind].text,
    content: (
      <>
        {drawn[kind]}
        <UseCaseLink href={links[kind]} label={words.tabs[kind].link} />
      </>
    ),
  }));
  return (
    <Section id="use-cases" labelledBy="use-cases-title" className={styles.section}>
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
