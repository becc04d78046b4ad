import { hydrateOnInteraction } from '../../../components/islands/hydrate-on-interaction.client.ts';
import './show-result-bar.client.ts';

hydrateOnInteraction('savings-calculator', async () => {
  const [{ withTexts }, texts] = await Promise.all([
    import('./SavingsCalculator.tsx'),
    fetch(`/words/calculator.${document.documentElement.lang}.json`).then((answer) => answer.json()),
  ]);
  return withTexts(texts);
});

// Submits the current fields, valid or not, also before hydration: the server validates.
document.querySelector<HTMLFormElement>('form[data-form=roi]')?.addEventListener('submit', ({ currentTarget }) => {
  if (!(currentTarget instanceof HTMLFormElement)) return;
  for (const { name, value } of document.querySelectorAll<HTMLInputElement>('form[data-calculator] input[name]')) {
    const hidden = currentTarget.elements.namedItem(name);
    if (hidden instanceof HTMLInputElement) hidden.value = value;
  }
});
