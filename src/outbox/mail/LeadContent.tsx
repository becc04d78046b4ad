import type { ReactNode } from 'react';
import { CalculationFacts } from '../../features/savings/mail/CalculationFacts.tsx';
import { monthlyNetResults } from '../../features/savings/mail/NetResult.tsx';
import { parseLeadTranscript } from '../../forms/definitions/chat.ts';
import type { MessageFormName } from '../../leads/leadService.ts';
import type { Locale } from '../../routes/table.ts';
import { wordsFor } from '../../text/words/words.ts';
import { MailText } from './MailText.tsx';
import { MailTranscript } from './MailTranscript.tsx';
import { mailStyles } from './mailStyles.ts';

type Props = { fields: Record<string, string>; locale: Locale };

/** Renders the content of a lead for sales, by form. */
export const LeadContent = ({ form, ...props }: Props & { form: MessageFormName }) => contentByForm[form](props);

const contentByForm: Record<MessageFormName, (props: Props) => ReactNode> = {
  contact: (props) => <Message {...props} />,
  partner: (props) => <Message {...props} />,
  roi: (props) => <CalculationFacts {...props} />,
  chat: (props) => <ChatContent {...props} />,
};

/** The content in one line, for the preview text. */
export function summariseLead(form: MessageFormName, { fields, locale }: Props): string {
  if (form === 'roi')
    return monthlyNetResults(fields, locale)
      .map(({ label, value }) => `${label} ${value}`)
      .join(' · ');
  if (form !== 'chat') return fields.message ?? '';
  const ofVisitor = fields.message || parseLeadTranscript(fields).findLast(({ who }) => who === 'visitor')?.text;
  return ofVisitor ? `${wordsFor(locale).chat.speakers.visitor}: ${ofVisitor}` : '';
}

const Message = ({ fields, locale }: Props) => (
  <>
    <p style={mailStyles.label}>{wordsFor(locale).mail.facts.message}</p>
    <MailText style={mailStyles.bubble} text={fields.message ?? ''} />
  </>
);

/** The browser sends the conversation; the server signed each answer for its question (handleHandover.ts). */
const ChatContent = ({ fields, locale }: Props) => {
  const { speakers, labels, noTurns, sentByBrowser } = wordsFor(locale).chat;
  const turns = parseLeadTranscript(fields);
  return (
    <>
      {fields.message && <Message fields={fields} locale={locale} />}
      <h2 style={mailStyles.subheading}>{labels.transcript}</h2>
      {turns.length > 0 && <p style={mailStyles.label}>{sentByBrowser}</p>}
      {turns.length > 0 ? <MailTranscript turns={turns} labels={speakers} /> : <p style={mailStyles.text}>{noTurns}</p>}
    </>
  );
};
