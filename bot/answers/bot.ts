/** The built-in bot: it looks a question up in the site's own pages, and says so when they do not answer it. */
import { href } from '../../src/routes/hrefs.ts';
import type { SearchDesk } from '../../src/search/openSearch.ts';
import { wordsFor } from '../../src/words/words.ts';
import type { Answer, Question } from '../protocol/message.ts';

export type Bot = { answer(question: Question): Promise<Answer> };

type Parts = { search: SearchDesk };

export const createBot = ({ search }: Parts): Bot => ({
  async answer({ locale, text }) {
    const { actions, unsure } = wordsFor(locale).answers;
    const offers = [
      { kind: 'handover', label: actions.handover },
      { kind: 'demo', label: actions.demo, href: href('get-a-demo', locale) },
    ] as const;
    const [best] = search[locale](text, { limit: 1 });
    if (!best) return { kind: 'unsure', text: unsure, sources: [], suggestions: [], actions: offers };
    return {
      kind: 'answer',
      text: best.excerpt.map((piece) => piece.text).join(''),
      sources: [{ title: best.title, href: best.href }],
      suggestions: [],
      actions: offers,
    };
  },
});
