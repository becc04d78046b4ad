import type { SolutionText } from '../../../text/content/solutions/schema.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Tone } from '../../ui/tone.ts';
import { RelayPicture } from './RelayPicture.tsx';
import { RoutingPicture } from './RoutingPicture.tsx';
import { WeekPicture } from './WeekPicture.tsx';
import styles from './WorkChange.module.css';

type WorkChangeProps = { text: SolutionText['change']; tone: Tone };

/** How work changes, in a full-width picture that only this solution has. */
export function WorkChange({ text, tone }: WorkChangeProps) {
  return (
    <Section tone={tone} ruled={tone === 'card'} id="change" labelledBy="change-title" className={styles.section}>
      <SectionHead id="change-title" title={text.title} lead={text.lead} />
      <ChangePicture picture={text.picture} />
    </Section>
  );
}

function ChangePicture({ picture }: Pick<SolutionText['change'], 'picture'>) {
  switch (picture.kind) {
    case 'week':
      return <WeekPicture words={picture.words} />;
    case 'relay':
      return <RelayPicture words={picture.words} />;
    case 'routing':
      return <RoutingPicture words={picture.words} />;
  }
}
