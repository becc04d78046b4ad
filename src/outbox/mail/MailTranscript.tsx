import { Fragment } from 'react';
import type { TranscriptTurn } from '../../forms/definitions/chat.ts';
import { MailText } from './MailText.tsx';
import { mailStyles } from './mailStyles.ts';

type Props = { turns: readonly TranscriptTurn[]; labels: Readonly<Record<TranscriptTurn['who'], string>> };

/** A conversation. Each turn has a fixed label, because a typed name could imitate the other speaker. */
export const MailTranscript = ({ turns, labels }: Props) =>
  turns.map(({ who, text }, index) => {
    const key = `${index}`;
    return (
      <Fragment key={key}>
        <p style={mailStyles.label}>{labels[who]}:</p>
        <MailText style={who === 'visitor' ? mailStyles.bubble : mailStyles.answer} text={text} />
      </Fragment>
    );
  });
