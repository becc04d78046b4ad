/**
 * `node checks/shownSections.ts` on a build with CMS_URL: pages show the sections that editors chose, in their order, and
 * those of the files without a choice.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { textEntries } from '../src/cms/texts/textEntries.ts';
import { cmsToken, startFakeCms } from '../src/testing/startFakeCms.testing.ts';
import { startSite } from './tools/startSite.ts';

const chosen = (...names: string[]) => ({ sections: names.map((value) => ({ value })) });

await using cms = await startFakeCms();
cms.entries.set('text-home:de', chosen('industries', 'claims'));
cms.entries.set('text-pricing:de', chosen('questions', 'extras'));
// The opening is no choice: the list is refused.
cms.entries.set('text-pricing:en', chosen('plans'));
cms.entries.set('text-about:de', chosen('team'));
const products = textEntries('de')['text-product'] ?? [];
cms.entries.set(
  'text-products:de',
  products.map((entry) => (entry.key === 'voice' ? { ...entry, ...chosen('questions', 'how') } : entry)),
);
await using site = await startSite({ env: { CMS_URL: cms.url, CMS_TOKEN: cmsToken } });

/** Sections by page, as the files have them, and as they are expected. */
const expected: Record<string, [all: string, shown?: string]> = {
  '/': [
    'how-it-works use-cases claims contact-cta solutions industries features integrations savings',
    'industries claims',
  ],
  '/en': ['how-it-works use-cases claims contact-cta solutions industries features integrations savings'],
  '/preise': ['active-user comparison extras onboarding questions', 'questions extras'],
  '/en/pricing': ['active-user comparison extras onboarding questions'],
  '/ueber-uns': ['story mission benefits approach team', 'team'],
  '/produkte/sprachassistent': ['how limits plans questions next', 'questions how'],
  '/en/products/voice-assistant': ['how limits plans questions next'],
};

/** Those of the sections that the page has, in its order. */
async function sectionsAt(path: string, all: string): Promise<string> {
  const text = await (await fetch(site.origin + path)).text();
  const ids = [...text.matchAll(/<section id="([\w-]+)"/g)].map(([, id = '']) => id);
  return ids.filter((id) => all.split(' ').includes(id)).join(' ');
}

for (const [path, [all, wanted = all]] of Object.entries(expected)) {
  let shown = await sectionsAt(path, all);
  // Pages of the build are rendered again after the start.
  for (let tries = 0; shown !== wanted && tries < 50; tries += 1) {
    await wait(100);
    shown = await sectionsAt(path, all);
  }
  console.log(`  ${shown === wanted ? 'ok' : 'WRONG'}: ${path} ${shown}`);
  if (shown !== wanted) process.exitCode = 1;
}
