import { expect, test } from 'vitest';
import { createRetriever } from './createRetriever.ts';
import { quoteBeyond } from './quoteBeyond.ts';

const answer = 'Leave the chat window out of the checkout and the contact page.';
const page = { id: 'faq', path: '/en/faq', title: 'FAQ', headline: 'FAQ', about: '', weight: 1, named: {} };

/** `blocks`: the source of the answer; `said`: what the visitor asks after it. */
function beyond(blocks: string[], said: string, isReason: boolean, earlier: string[] = []) {
  const unit = { heading: 'Where to leave it out', fragment: 'where', blocks, below: [] };
  const history = earlier.map((text) => ({ who: 'assistant' as const, text }));
  return quoteBeyond(
    { answer, source: 'faq#where', also: ['faq'] },
    {
      retriever: createRetriever({ pages: [{ ...page, units: [unit] }] }, 'en'),
      understood: {
        ...{ locale: 'en', text: said, hasIntent: (intent) => isReason && intent === 'reason' },
        question: { botId: 'test', locale: 'en', text: said, history },
      },
    },
  );
}

const reason =
  'A buyer who is about to pay is easily distracted, because a moving button competes with the order form.';
const other = 'Editors prefer quiet articles; readers of newsletters rarely open any floating window while scrolling.';

test('quotes the reason that the source states', () => {
  expect(beyond([answer, other, reason], 'why?', true)).toEqual({ saysMore: true, quote: reason });
});

test('quotes the part that has the words of a further question', () => {
  const found = beyond([answer, reason, other], 'what about newsletters?', false);
  expect(found).toEqual({ saysMore: true, quote: other });
});

test('quotes nothing if no further part matches the question, but reports that the source says more', () => {
  expect(beyond([answer, other], 'and on mondays?', false)).toEqual({ saysMore: true, quote: undefined });
});

test('reports that the source says no more if all of it is the answer or was quoted before', () => {
  expect(beyond([answer], 'why?', true)).toEqual({ saysMore: false, quote: undefined });
  expect(beyond([answer, reason], 'why?', true, [reason])).toEqual({ saysMore: false, quote: undefined });
});
