import { MailFacts } from '../../../outbox/mail/MailFacts.tsx';
import { mailStyles } from '../../../outbox/mail/mailStyles.ts';
import type { Locale } from '../../../routes/table.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { parseStoredInput } from '../calculateScenarios.ts';
import { calculationContextFor } from '../calculationContextFor.ts';
import { inputInWords, resultInWords } from '../resultInWords.ts';

type Props = { fields: Record<string, string>; locale: Locale };

/** The whole calculation, for the mail to sales. */
export const CalculationFacts = ({ fields, locale }: Props) => {
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
