import { hydrateOnInteraction } from '../../../components/islands/hydrate-on-interaction.client.ts';
import './show-result-bar.client.ts';

hydrateOnInteraction('savings-calculator', async () => {
  const [{ withTexts }, texts] = await Promise.all([
    import('./SavingsCalculator.tsx'),
    fetch(`/words/calculator.${document.documentElement.lang}.json`).then((answer) => answer.json()),
  ]);
  return withTexts(texts);
});

// A scroll that begins on a slider moves its thumb first: the browser then cancels the pointer, and the value returns.
document.querySelector('form[data-calculator]')?.addEventListener('pointerdown', ({ target }) => {
  if (!(target instanceof HTMLInputElement && target.type === 'range')) return;
  const { value } = target;
  target.onpointercancel = () => {
    target.value = value;
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
});

// Submits the current fields, valid or not, also before hydration: the server validates.
document.querySelector<HTMLFormElement>('form[data-form=roi]')?.addEventListener('submit', ({ currentTarget }) => {
  if (!(currentTarget instanceof HTMLFormElement)) return;
  for (const { name, value } of document.querySelectorAll<HTMLInputElement>('form[data-calculator] input[name]')) {
    const hidden = currentTarget.elements.namedItem(name);
    if (hidden instanceof HTMLInputElement) hidden.value = value;
  }
});

// Without it "back" and reload would show the example instead of the calculation of a refused form.
const calculation = document.querySelector<HTMLFormElement>('form[data-calculator]');
if (calculation && document.querySelector('form[data-form=roi] [data-error-summary]')) {
  const fields = [...calculation.querySelectorAll<HTMLInputElement>('input[name]')];
  const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
  history.replaceState(history.state, '', `?${query}`);
}

// A form sent before hydration comes back with a fragment in its address: at the end of loading the browser scrolls to it
// and takes the focus from the error summary.
const summary = document.querySelector<HTMLElement>('form[data-calculator] [data-error-summary]');
if (summary) {
  const focus = () => setTimeout(() => summary.focus());
  if (document.readyState === 'complete') focus();
  else addEventListener('load', focus);
}
