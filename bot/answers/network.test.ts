import { describe, expect, it } from 'vitest';
import { createEntryMatcher } from './createEntryMatcher.ts';
import { createNetworkScorer, decodeNetwork, encodeNetwork, inMemory, openNetwork } from './network.ts';
import { createFeatureReader, normaliseFeatures } from './questionFeatures.ts';
import { readExamples, trainEntryModel } from './trainEntryModel.ts';
import { trainEntryNetwork } from './trainNetwork.ts';

const entries = [
  { id: 'price', answer: 'It costs 149 €.', asks: ['What does it cost?', 'price please', 'how much is it a month'] },
  {
    id: 'hosting',
    answer: 'In Germany.',
    asks: ['Where is it hosted?', 'which country are the servers in', 'server location'],
  },
  {
    id: 'notice',
    answer: 'Six weeks.',
    asks: ['How do we cancel?', 'what is the notice period', 'getting out of the contract'],
  },
];
const data = {
  entries: entries.map((entry) => ({ ...entry, moreAsks: entry.asks.map((ask) => `${ask} then`) })),
  unanswered: ['Will it rain?', 'who won the match', 'tell me a joke'],
  followUps: {},
  concepts: {},
};
const network = trainEntryNetwork(data, 'en', 1);

const { idf } = readExamples(data, 'en');
const featuresOf = (text: string) => normaliseFeatures(createFeatureReader({}, 'en')(text), idf);

function bestOf(trained: typeof network, text: string, answeredIds: string[] = []): string | undefined {
  const scores = createNetworkScorer(inMemory(trained))(featuresOf(text), answeredIds);
  return [...trained.ids, 'none'][scores.indexOf(Math.max(...scores))];
}

describe('The network of the knowledge base', () => {
  it.each([
    ['how much a month', 'price'],
    ['what country is it hosted in', 'hosting'],
    ['we want to cancel the contract', 'notice'],
    ['will it rain on the match', 'none'],
  ])('ranks %s', (text, id) => {
    expect(bestOf(network, text)).toBe(id);
  });

  it('ranks the same text by the entry that was answered before it', () => {
    const allFollowUps = {
      price: [['and how long?', 'notice'] as const],
      hosting: [['and how long?', 'price'] as const],
    };
    const trained = trainEntryNetwork({ ...data, allFollowUps }, 'en', 1);
    expect(bestOf(trained, 'and how long?', ['price'])).toBe('notice');
    expect(bestOf(trained, 'and how long?', ['hosting'])).toBe('price');
  });

  it('ranks the same after it was written and read, also from an odd address', () => {
    const file = encodeNetwork(network);
    const odd = Buffer.concat([Buffer.from([0]), file]).subarray(1);
    expect(decodeNetwork(file)).toEqual(network);
    expect(decodeNetwork(odd)).toEqual(network);
  });

  it('scores the same with its rows in a file, also after other texts', () => {
    const content = encodeNetwork(network);
    const file = { length: content.length, read: (bytes: Uint8Array, at: number) => void content.copy(bytes, 0, at) };
    const [fromFile, fromMemory] = [createNetworkScorer(openNetwork(file)), createNetworkScorer(inMemory(network))];
    for (const text of [...entries.flatMap(({ asks }) => asks), ...data.unanswered, ...(entries[0]?.asks ?? [])])
      expect(fromFile(featuresOf(text), ['price'])).toEqual(fromMemory(featuresOf(text), ['price']));
  });

  it('is refused if its file is incomplete', () => {
    const file = encodeNetwork(network);
    expect(() => decodeNetwork(file.subarray(0, file.length - 8))).toThrow('incomplete');
  });

  it('is the same after each training', () => {
    expect(encodeNetwork(trainEntryNetwork(data, 'en', 1)).equals(encodeNetwork(network))).toBe(true);
    expect(encodeNetwork(trainEntryNetwork(data, 'en', 2)).equals(encodeNetwork(network))).toBe(false);
  });

  it('leaves the rank of an entry that it does not know to the linear classifier', () => {
    const later = {
      id: 'parking',
      answer: 'Behind the house.',
      asks: ['Where can I park?', 'car park', 'parking spaces'],
    };
    const model = trainEntryModel({ ...data, entries: [...data.entries, later] }, 'en');
    const matcher = createEntryMatcher(model, 'en', [], undefined, [inMemory(network)]);
    expect(matcher.match('where is the car park').ranked[0]?.id).toBe('parking');
    expect(matcher.match('notice period').ranked[0]?.id).toBe('notice');
  });
});
