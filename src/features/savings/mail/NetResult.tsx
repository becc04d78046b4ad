import { MailFacts } from '../../../outbox/mail/MailFacts.tsx';
import { mailStyles } from '../../../outbox/mail/mailStyles.ts';
import type { Locale } from '../../../routes/table.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { parseStoredInput } from '../calculateScenarios.ts';
import { calculationContextFor } from '../calculationContextFor.ts';
import { resultInWords } from '../resultInWords.ts';

type Props = { fields: Record<string, string>; locale: Locale };

/** The monthly result alone, for the visitor's mail. */
export const NetResult = ({ fields, locale }: Props) => (
  <>
    <MailFacts facts={monthlyNetResults(fields, locale)} />
    <p style={mailStyles.address}>{wordsFor(locale).roi.sheet.vat}</p>
  </>
);

/** The monthly net result per scenario; the middle scenario is highlighted. */
export function monthlyNetResults(fields: Props['fields'], locale: Locale) {
  const { names, shares, rows } = resultInWords(parseStoredInput(fields), calculationContextFor(locale));
  const net = rows.find(({ main }) => main);
  return names.map((name, index) => ({
    label: `${name} (${shares[index]})`,
    value: net?.cells[index] ?? '',
    main: index === 1,
  }));
}
