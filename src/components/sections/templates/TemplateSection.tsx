import type { Template } from '../../../text/content/templates.ts';
import type { Words } from '../../../text/words/de.ts';
import type { CallWords } from '../../../text/words/pictureWords.ts';
import { fill } from '../../../text/words/words.ts';
import { classes } from '../../ui/classes.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { CallPicture } from '../call/CallPicture.tsx';
import { ChatPicture } from '../pictures/ChatPicture.tsx';
import { TemplateFlow } from './TemplateFlow.tsx';
import styles from './TemplateSection.module.css';

type TemplateSectionProps = {
  template: Template;
  words: Words['templates'];
  pictures: Pick<Words['pictures'], 'chatWindow' | 'callWindow'>;
  /** On phones, for a conversation that is folded. */
  read: string;
  /** Pages of its target industries. */
  industries: readonly { name: string; href: string }[];
  /** Counted from 0: surfaces and sides alternate. */
  index: number;
};

/** A complete template: audience, flow in blocks, and a sample conversation. Phones fold all but the first of these. */
export function TemplateSection({ template, words, read, pictures, industries, index }: TemplateSectionProps) {
  const { id, name, summary, prepare, steps, greeting, talk, channel } = template;
  const isEven = index % 2 === 0;
  const { chatWindow, callWindow } = pictures;
  const isVoice = channel === 'voice';
  const opening = greeting ?? chatWindow.aiNotice[isVoice ? 'voice' : 'chat'];
  const messages: CallWords['messages'] = [{ from: 'assistant', text: opening }, ...talk];
  const picture = { label: fill(words.talkLabel, { name }), messages };
  const stage = (
    <Stage tone={isEven ? 'mint' : 'sky'} speaker={isEven ? 'left' : 'right'} className={styles.stage}>
      {isVoice ? (
        <CallPicture words={picture} callWindow={callWindow} />
      ) : (
        <ChatPicture words={picture} chatWindow={chatWindow} />
      )}
    </Stage>
  );
  return (
    <Section
      id={id}
      labelledBy={`${id}-title`}
      tone={isEven ? 'card' : 'paper'}
      ruled
      className={classes(styles.columns, !isEven && styles.mirrored)}
    >
      <div className={styles.words}>
        <SectionHead id={`${id}-title`} title={name} lead={summary} />
        <dl className={styles.facts}>
          <div>
            <dt className={styles.term}>{words.channel}</dt>
            <dd>{words.channels[channel]}</dd>
          </div>
          <div>
            <dt className={styles.term}>{words.suits}</dt>
            <dd className={styles.industries}>
              {industries.map((industry) => (
                <Link key={industry.href} href={industry.href} className={styles.industry}>
                  {industry.name}
                </Link>
              ))}
            </dd>
          </div>
          <div className={styles.prepare}>
            <dt className={styles.term}>{words.prepare}</dt>
            <dd>{prepare}</dd>
          </div>
        </dl>
        <TemplateFlow title={words.steps} steps={steps} blocks={words.blocks} />
      </div>
      {index === 0 ? stage : <Fold summary={read}>{stage}</Fold>}
    </Section>
  );
}
