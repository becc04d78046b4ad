import { Fragment } from 'react';
import type { Turn } from '../../forms/definitions/chat.ts';
import { look } from './look.ts';
import { MailText } from './MailText.tsx';

type Props = { turns: readonly Turn[]; labels: Readonly<Record<Turn['who'], string>> };

/** A conversation. Each turn has a fixed label, because a typed name could imitate the other speaker. */
export const MailTalk = ({ turns, labels }: Props) =>
  turns.map(({ who, text }, index) => {
    const key = `${index}`;
    return (
      <Fragment key={key}>
        <p style={look.label}>{labels[who]}:</p>
        <MailText style={who === 'visitor' ? look.bubble : look.answer} text={text} />
      </Fragment>
    );
  });
