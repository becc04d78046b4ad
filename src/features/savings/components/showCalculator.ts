/** What both pages with the savings calculator do on a request: answer its form, or make ready to show it. */

import { showForm, type Visit } from '../../../forms/showForm.ts';
import { href } from '../../../routes/hrefs.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { calculatorView } from '../calculatorView.ts';
import { termsFor } from '../terms.ts';
import { calculatorTexts } from './calculatorTexts.ts';
import type { CalculatorState } from './SavingsCalculator.tsx';

/** The calculator itself, and the form that sends its result, below it. */
export const places = { de: 'ergebnis-senden', en: 'send-result' } as const;

export async function showCalculator(visit: Visit & { url: URL }) {
  const { locale } = visit.locals;
  const page = 'chatbot-roi-calculator';
  const shown = await showForm({ form: 'roi', page, thanks: 'chatbot-roi-calculator-thanks' }, visit);
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
    plans: termsFor(locale).plans,
    action: action.includes('#') ? action : `${action}#calculator`,
    ...{ values, errors, isExample },
    summary: isPosted ? undefined : wordsFor(locale).forms.errorTitle,
  };
  return {
    island: { props: island, late: { texts: calculatorTexts(locale) } },
    refused: shown.refused || isWrong,
    form: {
      ...shown.view,
      // Without a fragment: the page of thanks would keep it, and it would keep the summary of mistakes from the focus.
      action: action.replace(/#.*/, ''),
      values: { ...shown.view.values, ...values },
    },
    /** For the other language's page: the same calculation. */
    query: isExample || isWrong ? '' : `?${new URLSearchParams(values)}`,
  };
}
