import { expect, test } from 'vitest';
import { type ContentReader, withReader } from '../routes/contentReader.ts';
import { entryFromCms, fromCms, type ReadContent } from '../text/content/currentContent.ts';
import { planNames, pricedPlans } from '../text/content/plans.ts';
import { trailSteps } from '../text/content/trailSteps.ts';
import { type ContentTag, partsOfTag } from './contentTag.ts';
import { recordReads } from './recordReads.ts';

/** Content whose kinds are replaced as a whole, as the content system's are. */
function openContent(kinds: Record<string, unknown>) {
  const versions = new Map<string, number>();
  const read = ((kind) => kinds[kind]) as ReadContent;
  return {
    content: { read, versionOf: (tag: ContentTag) => versions.get(partsOfTag(tag).kind) ?? 0 },
    replace(kind: string, value: unknown) {
      kinds[kind] = value;
      versions.set(kind, (versions.get(kind) ?? 0) + 1);
    },
  };
}

const read = (reads: { read: ReadContent }, work: () => void) => withReader(reads.read as ContentReader, work);

test('a page that looks up an entry is outdated when that entry changes, comes or goes', () => {
  const { content, replace } = openContent({ metas: { faq: { title: 'Fragen' }, blog: { title: 'Blog' } } });
  const reads = recordReads(content);
  read(reads, () => {
    entryFromCms('metas', 'de', 'faq');
    entryFromCms('metas', 'de', 'pricing');
  });
  expect(reads.tags()).toEqual(['metas:de']);
  replace('metas', { faq: { title: 'Fragen' }, blog: { title: 'Anders' } });
  expect(reads.isCurrent()).toBe(true);
  replace('metas', { faq: { title: 'Antworten' } });
  expect(reads.isCurrent()).toBe(false);
  replace('metas', { faq: { title: 'Fragen' }, pricing: { title: 'Preise' } });
  expect(reads.isCurrent()).toBe(false);
  replace('metas', undefined);
  expect(reads.isCurrent()).toBe(false);
});

test('a page that also reads everything is outdated by each change', () => {
  const { content, replace } = openContent({ metas: { faq: { title: 'Fragen' } } });
  const reads = recordReads(content);
  read(reads, () => {
    entryFromCms('metas', 'de', 'faq');
    fromCms('metas', 'de');
  });
  replace('metas', { faq: { title: 'Fragen' }, blog: { title: 'Blog' } });
  expect(reads.isCurrent()).toBe(false);
});

test('a page that names plans is outdated by a new name, not by a new text', () => {
  const plan = { type: 'essential', title: 'Start', subtitle: 'Klein' };
  const { content, replace } = openContent({ plans: [plan] });
  const reads = recordReads(content);
  read(reads, () => planNames('en'));
  replace('plans', [{ ...plan, subtitle: 'Groß' }]);
  expect(reads.isCurrent()).toBe(true);
  replace('plans', [{ ...plan, title: 'Anfang' }]);
  expect(reads.isCurrent()).toBe(false);
});

test('a page that shows prices in English is outdated by a German price, not by a text of a plan', () => {
  const plan = { type: 'essential', slug: 'start', title: 'Start', subtitle: 'Klein', price: 149 };
  const { content, replace } = openContent({ plans: [plan] });
  const reads = recordReads(content);
  read(reads, () => {
    pricedPlans('en');
  });
  replace('plans', [{ ...plan, subtitle: 'Groß' }]);
  expect(reads.isCurrent()).toBe(true);
  replace('plans', [{ ...plan, price: 159 }]);
  expect(reads.isCurrent()).toBe(false);
});

test('a page that names another page is not outdated by the title of that page', () => {
  const { content, replace } = openContent({ metas: { home: { title: 'Start' } } });
  const reads = recordReads(content);
  read(reads, () => {
    trailSteps('faq', 'de');
  });
  replace('metas', { home: { title: 'Anfang' } });
  expect(reads.isCurrent()).toBe(true);
});
