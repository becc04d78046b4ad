import { Button } from '../../ui/Button.tsx';
import { RuledList } from '../../ui/RuledList.tsx';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';
import type { Tone } from '../../ui/tone.ts';

type IndustryStartProps = {
  start: { title: string; lead: string; items: { title: string; text: string }[]; button: string };
  href: string;
  tone: Tone;
};

/** Preparation for the first conversation with sales, and the link to it. */
export const IndustryStart = ({ start, href, tone }: IndustryStartProps) => (
  <SideHeadSection
    id="start"
    tone={tone}
    ruled={tone === 'card'}
    head="wide"
    title={start.title}
    lead={start.lead}
    actions={<Button href={href}>{start.button}</Button>}
  >
    <RuledList items={start.items} layout="numbered" />
  </SideHeadSection>
);
