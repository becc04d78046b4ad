/** Another Strapi: the seed in the shapes that strapi-facts and spec section 7 allow gives the site of the files. */
import { expect, test, vi } from 'vitest';
import { seededEntries } from '../../checks/site/seededEntries.ts';
import { navConfigEntry, topNavEntry } from '../testing/cmsEntries.testing.ts';
import { expectFileContent } from '../testing/expectFileContent.testing.ts';
import { openTestContent } from '../testing/openTestContent.testing.ts';
import { type ResponseShape, startFakeCms } from '../testing/startFakeCms.testing.ts';
import { withContent } from '../text/content/currentContent.ts';
import { leadRowFor } from '../text/content/leadRow.ts';
import { navigationFor } from '../text/content/navigation/navigation.ts';

type Entry = Record<string, unknown>;

/** Each object of an entry, changed. */
function everywhere(value: unknown, change: (entry: Entry) => Entry): unknown {
  if (Array.isArray(value)) return value.map((item) => everywhere(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, everywhere(inner, change)])));
}

/** Strapi 5 with fields that the site does not know. */
const withMore = (entry: Entry): Entry => ({
  ...entry,
  ...{ id: 4711, documentId: 'x', seoScore: 7, createdBy: null, localizations: [], internalNotes: { text: 'No.' } },
});

const repeatable = new Set(['leadRow', 'navCta', 'getDemoCta', 'footerMeta']);
/** Components are repeatable, and empty fields are null. */
const asLists = (entry: Entry): Entry =>
  Object.fromEntries(
    Object.entries({ ...entry, order: entry.order === undefined ? null : String(entry.order) }).map(([name, value]) => [
      name,
      repeatable.has(name) ? [value] : (value ?? null),
    ]),
  );

test.each<[string, ResponseShape, (entry: Entry) => Entry, number]>([
  ['nested like Strapi 4', 'v4', (entry) => entry, 100],
  ['flat, with more fields', 'v5', withMore, 100],
  ['with components as lists, numbers as texts, and 25 entries a page', 'v5', asLists, 25],
])(
  'answers %s show the content of the files',
  async (_name, shape, change, pageLimit) => {
    await using cms = await startFakeCms(shape);
    cms.pageLimit = pageLimit;
    cms.entries = seededEntries((entry) => everywhere(entry, change) as Entry).set('redirects:de', []);
    const { source, log } = openTestContent(cms);
    await source.refresh();
    await source.refresh();
    expectFileContent(source);
    expect(source.status().refused).toEqual([]);
    expect(log.warn.mock.calls.map(([facts, message]) => [message, facts])).toEqual([]);
  },
  60_000,
);

test('an absent button, an empty component and an item without content are left out alone', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('lead-row:de', { leadRow: { subHeading: 'Oben', Heading: 'Unten' } });
  cms.entries.set('nav-config:de', { ...navConfigEntry, navCta: [], getDemoCta: undefined });
  cms.entries.set('top-nav:de', { topNavItems: [null, ...topNavEntry.topNavItems] });
  const { source } = openTestContent(cms);
  await source.refresh();
  withContent(source.read, () => {
    expect(leadRowFor('de', 'home')).toMatchObject({ heading: 'Unten' });
    expect(navigationFor('de').navConfig.navItems).toMatchObject([{ ctaText: 'Jetzt ausprobieren' }]);
    expect(navigationFor('de').topNav.topNavItems.map(({ cta }) => cta.label)).toContain('Erster Eintrag');
  });
});

test('a list with more pages than the site reads is a fault, not a shorter list', async () => {
  await using cms = await startFakeCms();
  cms.pageLimit = 1;
  cms.entries.set(
    'redirects:de',
    Array.from({ length: 130 }, (_, nth) => ({ from: `/alt-${nth}`, to: '/preise' })),
  );
  const { source, log } = openTestContent(cms);
  await source.refresh();
  expect(source.read('redirects', 'de')).toBeUndefined();
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'The content system answers with too much');
  vi.clearAllMocks();
});
