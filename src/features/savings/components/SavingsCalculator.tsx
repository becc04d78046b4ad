import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { ErrorSummary } from '../../../components/ui/ErrorSummary.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import type { CalculatorInput } from '../calculateScenarios.ts';
import { type InputName, inputNames } from '../inputRanges.ts';
import { type InputErrorKinds, type InputErrorTexts, readInput } from '../readInput.ts';
import type { CalculationContext } from '../resultInWords.ts';
import { CalculatorFields } from './CalculatorFields.tsx';
import { fieldsOf, printResult, showFormatted, stepField, syncSliders, syncUrlAndForm } from './calculatorDom.ts';
import type { CalculatorWords } from './calculatorWords.ts';
import { headlineOf } from './headlineOf.ts';
import { ResultBar } from './ResultBar.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import styles from './SavingsCalculator.module.css';
import { SavingsResult } from './SavingsResult.tsx';

/** The same on every visit: rendered into the page as text, and fetched by the script. */
export type CalculatorTexts = CalculationContext['words'] & {
  words: CalculatorWords;
  /** Error messages by kind of mistake. */
  mistakes: Record<InputName, Partial<Record<'required' | 'number', string>>>;
  vatNote: string;
};

export type CalculatorState = Pick<CalculationContext, 'locale' | 'plans'> & {
  /** Action of the form without script. */
  action: string;
  values: Record<InputName, string>;
  errors: InputErrorTexts;
  /** Title of the error summary; undefined if another form on the page shows the errors. */
  summary?: string | undefined;
  isExample: boolean;
  /** Targets of the result bar. */
  hrefs: { formula: string; pdf: string };
};

/**
 * The savings calculator (product-decisions.md). A GET form that the server handles; with script the result updates on
 * each keystroke.
 */
export function SavingsCalculator(props: CalculatorState & { texts: CalculatorTexts }) {
  const { locale, plans, action, values, summary, hrefs } = props;
  const { labels, result: ofResult, words, mistakes, vatNote } = props.texts;
  const terms: CalculationContext = { locale, plans, words: { labels, result: ofResult } };
  const [input, setInput] = useState(() => readInput(values).input);
  const [errors, setErrors] = useState(props.errors);
  const [isOutdated, setIsOutdated] = useState(false);
  const [isExample, setIsExample] = useState(props.isExample);
  const [said, setSaid] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Before the field in use was entered: "2" of a mistyped "2oo" is no input. */
  const complete = useRef(input);
  const result = useRef<HTMLElement>(null);

  const sentencesOf = (found: InputErrorKinds, names: readonly string[] = inputNames): InputErrorTexts =>
    Object.fromEntries(
      inputNames.flatMap((name) => {
        const kind = names.includes(name) && found[name];
        return kind ? [[name, mistakes[name][kind] ?? '']] : [];
      }),
    );

  /** Updates URL and announcement. Debounced: Safari allows 100 history changes in 30 seconds. */
  function settle(form: HTMLFormElement, found: CalculatorInput | undefined): void {
    clearTimeout(pause.current);
    syncUrlAndForm(fieldsOf(form), found ?? complete.current);
    if (!found) return;
    const { label, figure, facts } = headlineOf(found, terms, words);
    setSaid([`${label} ${figure}`, ...facts.map(({ name, value }) => `${name} ${value}`)].join(', '));
  }

  function onInput({ currentTarget: form, target }: SyntheticEvent<HTMLFormElement>): void {
    syncSliders(form, target, terms.locale);
    const read = readInput(fieldsOf(form));
    setIsExample(false);
    setInput(read.input ?? complete.current);
    setIsOutdated(!read.input);
    // Error messages are removed as soon as they are resolved; new ones appear on blur.
    setErrors((known) => sentencesOf(read.mistakes, Object.keys(known)));
    clearTimeout(pause.current);
    pause.current = setTimeout(settle, 300, form, read.input);
  }

  function onFocus({ currentTarget: form }: SyntheticEvent<HTMLFormElement>): void {
    complete.current = readInput(fieldsOf(form)).input ?? complete.current;
  }

  function onBlur({ currentTarget: form, target, relatedTarget }: FocusEvent<HTMLFormElement>): void {
    showFormatted(target, locale);
    const read = readInput(fieldsOf(form));
    const left = target instanceof HTMLInputElement ? [target.name] : [];
    afterPress(() => setErrors((known) => sentencesOf(read.mistakes, [...Object.keys(known), ...left])));
    const isNew = left.some((name) => name in read.mistakes && !(name in errors));
    // By keyboard: the error below the field that was left, and what has the focus now.
    if (isNew && relatedTarget instanceof Element && !document.querySelector(':active'))
      requestAnimationFrame(() => {
        document.getElementById(`${left[0]}-error`)?.scrollIntoView(nearest);
        relatedTarget.scrollIntoView(nearest);
      });
    if (!isExample) settle(form, read.input);
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readInput(fieldsOf(form));
    setErrors(sentencesOf(read.mistakes));
    settle(form, read.input);
    const wrong = inputNames.find((name) => read.mistakes[name]);
    const next = wrong ? form.elements.namedItem(wrong) : result.current;
    if (!(next instanceof HTMLElement)) return;
    const folded = next.closest('details');
    if (folded) folded.open = true;
    next.focus({ preventScroll: !wrong });
    // Browsers center a focused block that is larger than the window.
    if (!wrong) next.scrollIntoView(nearest);
    // The error below the field is rendered after this handler.
    if (wrong) requestAnimationFrame(() => document.getElementById(`${wrong}-error`)?.scrollIntoView(nearest));
  }

  function onClick({ currentTarget: form, target }: SyntheticEvent<HTMLFormElement>): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
    const field = button?.parentElement?.querySelector('input');
    if (field) stepField(form, field.name, Number(button?.dataset.step), locale);
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const { target, currentTarget: form } = event;
    if (!direction || !(target instanceof HTMLInputElement) || target.type !== 'text') return;
    event.preventDefault();
    stepField(form, target.name, direction, locale);
  }

  const problems = Object.entries(errors).map(([fieldId, sentence]) => ({ fieldId, sentence }));
  return (
    <form
      action={action}
      className={styles.calculator}
      noValidate
      data-calculator=""
      data-example={isExample || undefined}
      data-outdated={isOutdated || problems.length > 0 || undefined}
      {...{ onInput, onFocus, onBlur, onSubmit, onClick, onKeyDown }}
    >
      <div className={styles.entries}>
        {summary && problems.length > 0 && <ErrorSummary title={summary} problems={problems} />}
        <CalculatorFields {...{ terms, words, values, errors, input }} />
        <Button type="submit" variant="secondary" wide className={styles.calculate}>
          {words.calculate}
        </Button>
        {isExample && <p className={styles.share}>{words.example}</p>}
      </div>
      <section ref={result} tabIndex={-1} className={styles.result} aria-labelledby="result-title">
        <h3 id="result-title" className={styles.title}>
          {words.result}
        </h3>
        {problems.length > 0 && <Notice kind="error">{input ? words.lastComplete : words.incomplete}</Notice>}
        {input && <ResultPanel {...{ input, terms, words, vatNote }} />}
        <div className={styles.actions}>
          <Button variant="secondary" size="small" onClick={printResult}>
            {words.print}
          </Button>
          <p className={styles.share}>{words.share}</p>
        </div>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </section>
      {input && <SavingsResult {...{ input, terms, words, vatNote }} />}
      {input && <ResultBar {...{ input, terms, words, hrefs }} isOutdated={isOutdated || problems.length > 0} />}
    </form>
  );
}

/** Runs it after the press that left the field, if one did: a button that moves below the pointer gets no click. */
function afterPress(work: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', () => setTimeout(work), { once: true });
  else work();
}

const nearest: ScrollIntoViewOptions = { block: 'nearest' };

/** For the script, which loads the texts separately from the state. */
export const withTexts = (texts: CalculatorTexts) => (state: CalculatorState) => (
  <SavingsCalculator {...state} texts={texts} />
);
