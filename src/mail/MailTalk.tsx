import { Fragment } from 'react';
import type { Turn } from '../leads/forms/chat.ts';
import { look } from './look.ts';
import { MailText } from './MailText.tsx';

type Props = { turns: readonly Turn[]; names: Readonly<Record<Turn['who'], string>> };

/** A conversation, bubble by bubble, each under the name of who said it. */
export const MailTalk = ({ turns, names }: Props) =>
  turns.map(({ who, text }, index) => {
    const key = `${index}`;
    return (
      <Fragment key={key}>
        <p style={look.label}>{names[who]}:</p>
        <MailText style={who === 'visitor' ? look.bubble : look.answer} text={text} />
      </Fragment>
    );
  });
