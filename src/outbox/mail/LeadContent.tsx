import type { ReactNode } from 'react';
import { parseStoredInput } from '../../features/savings/calculateScenarios.ts';
import { calculationContextFor } from '../../features/savings/calculationContextFor.ts';
import { inputInWords, resultInWords } from '../../features/savings/resultInWords.ts';
import { parseLeadTranscript } from '../../forms/definitions/chat.ts';
import type { MessageFormName } from '../../leads/leadService.ts';
import type { Locale } from '../../routes/table.ts';
import { wordsFor } from '../../text/words/words.ts';
import { MailFacts } from './MailFacts.tsx';
import { MailText } from './MailText.tsx';
import { MailTranscript } from './MailTranscript.tsx';
import { mailStyles } from './mailStyles.ts';

type Props = { fields: Record<string, string>; locale: Locale };

/** Renders the content of a lead for sales, by form. */
export const LeadContent = ({ form, ...props }: Props & { form: MessageFormName }) => contentByForm[form](props);

const contentByForm: Record<MessageFormName, (props: Props) => ReactNode> = {
  contact: (props) => <Message {...props} />,
  partner: (props) => <Message {...props} />,
  roi: (props) => <Result {...props} />,
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

/** The monthly result alone, for the visitor's mail. */
export const NetResult = ({ fields, locale }: Props) => (
  <>
    <MailFacts facts={monthlyNetResults(fields, locale)} />
    <p style={mailStyles.address}>{wordsFor(locale).roi.sheet.vat}</p>
  </>
);

const Result = ({ fields, locale }: Props) => {
  const { sheet, result } = wordsFor(locale).roi;
  const { names, shares, price, rows, common } = resultInWords(parseStoredInput(fields), calculationContextFor(locale));
  const { figures, assumptions } = inputInWords(parseStoredInput(fields), calculationContextFor(locale));
  const inScenario = (index: number) => rows.map(({ label, cells }) => `${label} ${cells[index]}`).join(' · ');
  const scenarios = names.map((name, index) => ({ label: `${name} (${shares[index]})`, value: inScenario(index) }));
  return (
    <>
      <MailFacts facts={[...scenarios, price, ...common]} />
      <p style={mailStyles.address}>{sheet.vat}</p>
      <h2 style={mailStyles.subheading}>{result.inputs}</h2>
      <MailFacts facts={[...figures, ...assumptions]} />
    </>
  );
};

/** The monthly net result per scenario; the middle scenario is highlighted. */
function monthlyNetResults(fields: Props['fields'], locale: Locale) {
  const { names, shares, rows } = resultInWords(parseStoredInput(fields), calculationContextFor(locale));
  const net = rows.find(({ main }) => main);
  return names.map((name, index) => ({
    label: `${name} (${shares[index]})`,
    value: net?.cells[index] ?? '',
    main: index === 1,
  }));
}
