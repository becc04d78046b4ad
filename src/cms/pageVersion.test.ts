/** Which version visitors get while a changed page is rendered. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Render } from '../server/siteOptions.ts';
import { footerEntry } from '../testing/cmsEntries.testing.ts';
import { openTestContent } from '../testing/openTestContent.testing.ts';
import { startFakeCms } from '../testing/startFakeCms.testing.ts';
import { startTestServer } from '../testing/startTestServer.testing.ts';
import { fromCms, withContent } from '../text/content/currentContent.ts';
import { longestOutdated } from './pageVersion.ts';

/** A page, and a form page, that show the footer. */
const addresses = ['/faq', '/kontakt'];

async function open(address: string) {
  const cms = await startFakeCms();
  cms.entries.set('footer:de', { ...footerEntry, copy: 'Alt' });
  const { source } = openTestContent(cms);
  await source.refresh();
  const state = { delay: 0, rendered: 0, hanging: '' };
  const render: Render = async (request, locals) => {
    state.rendered += 1;
    const { content, formView } = locals as App.Locals;
    formView?.onlyIdDiffers();
    const copy = withContent(content, () => fromCms('footer', 'de')?.copy);
    await wait(state.delay);
    if (state.hanging && request.url.endsWith(state.hanging)) await new Promise(() => {});
    return new Response(`<input value="${formView?.id}">${copy}`, { headers: { 'content-type': 'text/html' } });
  };
  const site = await startTestServer({ content: source, render });
  const read = async (path = address) => (await site.request(path)).text.replace(/.*>/, '');
  return {
    state,
    read,
    async publish(copy: string) {
      cms.entries.set('footer:de', { ...footerEntry, copy });
      await source.refresh('footer');
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await cms[Symbol.asyncDispose]();
    },
  };
}

test.each(addresses)('%s: sends the previous version while rendering is slow, rendered once', async (address) => {
  await using site = await open(address);
  expect(await site.read()).toBe('Alt');
  site.state.delay = 900;
  await site.publish('Neu');
  const started = performance.now();
  const together = await Promise.all(Array.from({ length: 20 }, async () => [await site.read(), performance.now()]));
  // The first view of a form page renders it, and waits.
  const waited = together.filter(([text]) => text === 'Neu');
  expect(waited.length).toBeLessThanOrEqual(1);
  for (const [text, at] of together) if (text === 'Alt') expect(Number(at) - started).toBeLessThan(800);
  expect(site.state.rendered).toBe(2);
  await vi.waitFor(async () => expect(await site.read()).toBe('Neu'), { timeout: 2_000 });
});

test.each(addresses)('%s: sends no version that has been outdated for long', async (address) => {
  await using site = await open(address);
  expect(await site.read()).toBe('Alt');
  site.state.delay = 600;
  await site.publish('Neu');
  await wait(longestOutdated + 50);
  expect(await site.read()).toBe('Neu');
});

test.each(addresses)('%s: a change after a quiet time is in the next response', async (address) => {
  await using site = await open(address);
  site.state.delay = 30;
  expect(await site.read()).toBe('Alt');
  await site.publish('Neu');
  expect(await site.read()).toBe('Neu');
});

test.each(addresses)('%s: steady changes render a requested page twice a second at most', async (address) => {
  await using site = await open(address);
  site.state.delay = 25;
  await site.read();
  const started = performance.now();
  let stand = 0;
  while (performance.now() - started < 1_500) {
    stand += 1;
    await site.publish(`Stand ${stand}`);
    await site.read();
  }
  await vi.waitFor(async () => expect(await site.read()).toBe(`Stand ${stand}`), { timeout: 2_000 });
  expect(stand).toBeGreaterThan(8);
  expect(site.state.rendered).toBeLessThanOrEqual(2 + 2 * Math.ceil((performance.now() - started) / 1_000));
});

test('a page whose rendering does not end delays no other page', async () => {
  await using site = await open('/faq');
  for (const path of ['/faq', '/preise']) expect(await site.read(path)).toBe('Alt');
  site.state.hanging = '/faq';
  await site.publish('Neu');
  expect(await site.read()).toBe('Alt');
  await vi.waitFor(async () => expect(await site.read('/preise')).toBe('Neu'), { timeout: 2_000 });
});
