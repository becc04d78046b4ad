import type { ReactNode } from 'react';
import { inputIn } from '../../features/savings/calculation.ts';
import { inputInWords, resultInWords } from '../../features/savings/resultInWords.ts';
import { termsFor } from '../../features/savings/terms.ts';
import { turnsOf } from '../../forms/definitions/chat.ts';
import type { MessageFormName } from '../../leads/desk.ts';
import type { Locale } from '../../routes/table.ts';
import { wordsFor } from '../../text/words/words.ts';
import { look } from './look.ts';
import { MailFacts } from './MailFacts.tsx';
import { MailTalk } from './MailTalk.tsx';
import { MailText } from './MailText.tsx';

type Props = { fields: Record<string, string>; locale: Locale };

/** Renders the content of a lead for sales, by form. */
export const Said = ({ form, ...props }: Props & { form: MessageFormName }) => shown[form](props);

const shown: Record<MessageFormName, (props: Props) => ReactNode> = {
  contact: (props) => <Message {...props} />,
  partner: (props) => <Message {...props} />,
  roi: (props) => <Result {...props} />,
  chat: (props) => <Talk {...props} />,
};

/** The content in one line, for the preview text. */
export function saidInShort(form: MessageFormName, { fields, locale }: Props): string {
  if (form === 'roi')
    return netOf(fields, locale)
      .map(({ label, value }) => `${label} ${value}`)
      .join(' · ');
  if (form !== 'chat') return fields.message ?? '';
  const ofVisitor = fields.message || turnsOf(fields).findLast(({ who }) => who === 'visitor')?.text;
  return ofVisitor ? `${wordsFor(locale).chat.speakers.visitor}: ${ofVisitor}` : '';
}

const Message = ({ fields, locale }: Props) => (
  <>
    <p style={look.label}>{wordsFor(locale).mail.facts.message}</p>
    <MailText style={look.bubble} text={fields.message ?? ''} />
  </>
);

/** The browser sends the conversation; the server signed each answer for its question (answerHandover.ts). */
const Talk = ({ fields, locale }: Props) => {
  const { speakers, labels, noTurns, sentByBrowser } = wordsFor(locale).chat;
  const turns = turnsOf(fields);
  return (
    <>
      {fields.message && <Message fields={fields} locale={locale} />}
      <h2 style={look.subheading}>{labels.transcript}</h2>
      {turns.length > 0 && <p style={look.label}>{sentByBrowser}</p>}
      {turns.length > 0 ? <MailTalk turns={turns} labels={speakers} /> : <p style={look.text}>{noTurns}</p>}
    </>
  );
};

/** The monthly result alone, for the visitor's mail. */
export const NetResult = ({ fields, locale }: Props) => (
  <>
    <MailFacts facts={netOf(fields, locale)} />
    <p style={look.address}>{wordsFor(locale).roi.sheet.vat}</p>
  </>
);

const Result = ({ fields, locale }: Props) => {
  const { sheet, result } = wordsFor(locale).roi;
  const { names, shares, price, rows, common } = resultInWords(inputIn(fields), termsFor(locale));
  const { figures, assumptions } = inputInWords(inputIn(fields), termsFor(locale));
  const inScenario = (index: number) => rows.map(({ label, cells }) => `${label} ${cells[index]}`).join(' · ');
  const scenarios = names.map((name, index) => ({ label: `${name} (${shares[index]})`, value: inScenario(index) }));
  return (
    <>
      <MailFacts facts={[...scenarios, price, ...common]} />
      <p style={look.address}>{sheet.vat}</p>
      <h2 style={look.subheading}>{result.inputs}</h2>
      <MailFacts facts={[...figures, ...assumptions]} />
    </>
  );
};

/** The monthly net result per scenario; the middle scenario is highlighted. */
function netOf(fields: Props['fields'], locale: Locale) {
  const { names, shares, rows } = resultInWords(inputIn(fields), termsFor(locale));
  const net = rows.find(({ main }) => main);
  return names.map((name, index) => ({
    label: `${name} (${shares[index]})`,
    value: net?.cells[index] ?? '',
    main: index === 1,
  }));
}
