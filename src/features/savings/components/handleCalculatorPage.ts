/** Handles requests of both pages with the savings calculator: responds to the form, or prepares the view. */

import { type FormPageContext, handleFormPage } from '../../../forms/handleFormPage.ts';
import { href } from '../../../routes/hrefs.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { calculationContextFor } from '../calculationContextFor.ts';
import { calculatorView } from '../calculatorView.ts';
import { calculatorTexts } from './calculatorTexts.ts';
import type { CalculatorState } from './SavingsCalculator.tsx';

/** Fragment ids of the form that sends the result. */
export const resultFormFragments = { de: 'ergebnis-senden', en: 'send-result' } as const;

export async function handleCalculatorPage(visit: FormPageContext & { url: URL }) {
  const { locale } = visit.locals;
  const page = 'chatbot-roi-calculator';
  const shown = await handleFormPage({ form: 'roi', page, thanks: 'chatbot-roi-calculator-thanks' }, visit);
  if (shown instanceof Response) return shown;
  const isPosted = visit.request.method === 'POST';
  const { values, errors, isExample } = calculatorView(
    isPosted ? shown.view.values : Object.fromEntries(visit.url.searchParams),
    locale,
  );
  const action = href(page, locale);
  const isWrong = Object.keys(errors).length > 0;
  const island: CalculatorState = {
    locale,
    plans: calculationContextFor(locale).plans,
    action: action.includes('#') ? action : `${action}#calculator`,
    ...{ values, errors, isExample },
    hrefs: { formula: '#formula', pdf: `#${resultFormFragments[locale]}` },
    summary: isPosted ? undefined : wordsFor(locale).forms.errorTitle,
  };
  return {
    island: { props: island, late: { texts: calculatorTexts(locale) } },
    refused: shown.refused || isWrong,
    form: {
      ...shown.view,
      // Without a fragment: the thank-you page would keep it, and the error summary would not get the focus.
      action: action.replace(/#.*/, ''),
      values: { ...shown.view.values, ...values },
    },
    /** Query for the page in the other language: the same calculation. */
    query: isExample || isWrong ? '' : `?${new URLSearchParams(values)}`,
  };
}
