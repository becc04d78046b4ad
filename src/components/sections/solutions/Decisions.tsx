import type { SolutionText } from '../../../text/content/solutions/schema.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';
import type { Tone } from '../../ui/tone.ts';

type DecisionsProps = { text: SolutionText['decisions']; tone: Tone };

/** Decisions to make first, worded as questions in a meeting. */
export function Decisions({ text, tone }: DecisionsProps) {
  return (
    <SideHeadSection id="decisions" tone={tone} ruled={tone === 'card'} head="wide" title={text.title}>
      <Accordion items={text.items.map((item) => ({ title: item.title, content: <p>{item.text}</p> }))} />
    </SideHeadSection>
  );
}
