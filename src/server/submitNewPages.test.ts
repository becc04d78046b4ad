import { expect, onTestFinished, test, vi } from 'vitest';
import { siteDocuments } from '../discovery/page-text/siteDocuments.ts';
import { freePageEntry } from '../testing/newEntry.testing.ts';
import { openTestContent } from '../testing/openTestContent.testing.ts';
import { startFakeCms } from '../testing/startFakeCms.testing.ts';
import { submitNewPages } from './submitNewPages.ts';

test('submits pages when one is published or withdrawn, once for several, and not for other changes', async () => {
  // The load of the machine does not decide what is within the pause.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await using cms = await startFakeCms();
  const { source } = openTestContent(cms);
  await source.refresh();
  const submitted: boolean[] = [];
  const submit = async () => void submitted.push(siteDocuments().some(({ path }) => path === '/aktion'));
  submitNewPages({ content: source, submit });
  const publish = async (...pages: Record<string, unknown>[]) => {
    cms.entries.set('text-pages:de', pages);
    await source.refresh('text-page');
  };
  await publish(freePageEntry());
  await publish(freePageEntry(), freePageEntry({ key: 'zwei', documentId: 'two' }));
  expect(submitted).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(submitted).toEqual([true]);
  await publish(
    freePageEntry({ opening: { title: 'Anders', lead: 'Ja.' } }),
    freePageEntry({ key: 'zwei', documentId: 'two' }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(submitted).toEqual([true]);
  await publish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(submitted).toEqual([true, false]);
});
