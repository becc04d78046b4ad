import { wake } from './wake.client.ts';

wake('savings-calculator', async () => {
  const [{ withTexts }, texts] = await Promise.all([
    import('./SavingsCalculator.tsx'),
    fetch(`/words/calculator.${document.documentElement.lang}.json`).then((answer) => answer.json()),
  ]);
  return withTexts(texts);
});
