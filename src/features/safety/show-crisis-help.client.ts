/** Crisis response for a search field, loaded on its first use. */
import { loadClientWords } from '../client-words/load-client-words.client.ts';
import { recogniseCrisis } from './recogniseCrisis.ts';
import { renderCrisisAnswer } from './render-crisis-answer.client.ts';

export { recogniseCrisis };

/** Shows the helplines in `place`, or empties it if the query expresses no danger. */
export async function showCrisisHelp(place: HTMLElement, query: string): Promise<void> {
  const crisis = recogniseCrisis(query);
  const kind = crisis ?? '';
  if (place.dataset.kind === kind) return;
  place.dataset.kind = kind;
  const words = crisis && (await loadClientWords(document.documentElement.lang));
  if (place.dataset.kind === kind) place.replaceChildren(...(words ? [renderCrisisAnswer(words.safety[crisis])] : []));
}
