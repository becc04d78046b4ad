/** What visitors see after a restart, an outage, and a withdrawn entry. */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnalysedQuestion, normaliseText } from '../../bot/answers/analyseQuestion.ts';
import { answerCancellationDate } from '../../bot/answers/answerCancellationDate.ts';
import { withVatNote } from '../../bot/answers/composeAnswer.ts';
import { composePriceReply } from '../../bot/answers/composePriceReply.ts';
import { knowledgeTokens } from '../../bot/knowledge/knowledgeTokens.ts';
import { productPage } from '../components/sections/products/productPage.ts';
import { organization } from '../discovery/seo/graph/organization.ts';
import { nightHeroContent } from '../features/chat/nightHeroContent.ts';
import { formFieldTokens } from '../forms/definitions/formFieldTokens.ts';
import { footerEntry, planEntries } from '../testing/cmsEntries.testing.ts';
import { fillFakeCms, openTestContent } from '../testing/openTestContent.testing.ts';
import { startFakeCms } from '../testing/startFakeCms.testing.ts';
import { fromCms, withContent } from '../text/content/currentContent.ts';
import { faqFor } from '../text/content/faq.ts';
import { legalPage } from '../text/content/legal/legalPages.ts';
import { legalTokens } from '../text/content/legal/legalTokens.ts';
import { newsOf } from '../text/content/newsroom/news.ts';
import { plansFor } from '../text/content/plans.ts';
import { pricingQuestionsFor } from '../text/content/pricingQuestions.ts';
import { format } from '../text/format/format.ts';

type Source = ReturnType<typeof openTestContent>['source'];
const copyOf = (source: Source) => withContent(source.read, () => fromCms('footer', 'de')?.copy);
const pricesOf = (source: Source, locale: 'de' | 'en') =>
  withContent(source.read, () => plansFor(locale).map(({ price }) => price));

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

const kept = async () => (await readdir(folder)).toSorted();

test('a restart during an outage shows what was published', async () => {
  await using cms = await startFakeCms();
  fillFakeCms(cms);
  const before = openTestContent(cms, folder);
  await before.source.refresh();
  // A bad entry is kept with its last valid version.
  cms.entries.set(
    'plans:de',
    planEntries.map((plan) => (plan.type === 'essential' ? { ...plan, price: 'frei' } : { ...plan, price: '777' })),
  );
  await before.source.refresh('plan');
  // An answer is written at most once a second.
  const isWritten = async () => expect(await readFile(join(folder, 'plans%3Ade.json'), 'utf8')).toContain('777');
  await vi.waitFor(isWritten, { timeout: 10_000 });

  cms.fault = () => 'down';
  const { source } = openTestContent(cms, folder);
  expect(copyOf(source)).toBe(footerEntry.copy);
  await source.refresh();
  expect(copyOf(source)).toBe(footerEntry.copy);
  expect(pricesOf(source, 'de')).toEqual([159.5, 777, 777]);
  expect((await stat(join(folder, 'plans%3Ade.json'))).mode & 0o777).toBe(0o600);
  expect((await kept()).filter((name) => name.endsWith('.new'))).toEqual([]);
});

test('content on disk that is torn, invalid or of another content system is not used', async () => {
  await using cms = await startFakeCms();
  fillFakeCms(cms);
  const before = openTestContent(cms, folder);
  await before.source.refresh();
  const names = ['footer%3Ade.json', 'plans%3Ade.json', 'topNav%3Ade.json'];
  await vi.waitFor(async () => expect(await kept()).toEqual(expect.arrayContaining(names)), { timeout: 10_000 });
  await writeFile(join(folder, 'footer%3Ade.json'), '{"cms":');
  await writeFile(join(folder, 'plans%3Ade.json'), JSON.stringify({ cms: cms.url, data: [{ type: 'essential' }] }));
  cms.fault = () => 'down';
  const { source } = openTestContent(cms, folder);
  expect(copyOf(source)).toBeUndefined();
  expect(source.read('plans', 'de')).toBeUndefined();
  expect(source.read('topNav', 'de')).toBeDefined();
  const elsewhere = openTestContent({ url: 'http://127.0.0.1:1' }, folder);
  expect(elsewhere.source.read('topNav', 'de')).toBeUndefined();
});

test('a single type that is unpublished falls back to the files at once; an outage keeps it', async () => {
  await using cms = await startFakeCms();
  fillFakeCms(cms);
  const { source } = openTestContent(cms, folder);
  await source.refresh();
  // A 404 of a proxy on the way is an outage.
  for (const fault of ['proxy', 'down', 503] as const) {
    cms.fault = () => fault;
    await source.refresh('footer');
    expect(copyOf(source), String(fault)).toBe(footerEntry.copy);
  }
  cms.fault = () => undefined;
  cms.entries.delete('footer:de');
  const listener = vi.fn();
  source.onChange(listener);
  await source.refresh('footer');
  expect(copyOf(source)).toBeUndefined();
  expect(listener).toHaveBeenCalledExactlyOnceWith(['footer:de']);
  await vi.waitFor(async () => expect(await kept()).not.toContain('footer%3Ade.json'), { timeout: 10_000 });
  cms.entries.set('footer:de', footerEntry);
  await source.refresh('footer');
  expect(copyOf(source)).toBe(footerEntry.copy);
});

test('the figures of plans never differ between the languages', async () => {
  await using cms = await startFakeCms();
  const english = planEntries.map((plan) => ({ ...plan, title: `Plan ${plan.type}`, price: '10', users: 7 }));
  cms.entries.set('plans:en', english);
  const { source } = openTestContent(cms);
  await source.refresh();
  // Without German plans in the content system, both languages have the figures of the files.
  expect(pricesOf(source, 'en')).toEqual([149, 449, 1499]);
  cms.entries.set('plans:de', planEntries);
  await source.refresh('plan');
  expect(pricesOf(source, 'en')).toEqual([159.5, 459, 1599]);
  const [essential] = withContent(source.read, () => plansFor('en'));
  expect(essential).toMatchObject({ title: 'Plan essential', users: 100 });
  // An answer of the bot that names the price gets the note on net prices.
  const answer = withContent(source.read, () => withVatNote(`It costs ${format('price', 459, 'en')}.`, 'en'));
  expect(answer).toContain('plus VAT');
  // The same object while nothing changes: every answer of the bot reads the plans.
  expect(withContent(source.read, () => plansFor('en')[0])).toBe(essential);
});

test('the terms of the contract and the facts about the company hold everywhere in both languages', async () => {
  await using cms = await startFakeCms();
  const { source, refused } = openTestContent(cms);
  const february = new Date('2027-02-06T12:00:00Z');
  const question = {
    de: 'Wenn ich heute kündige, wann endet der Vertrag?',
    en: 'If I cancel today, when does it end?',
  };
  const shownIn = (locale: 'de' | 'en') =>
    withContent(source.read, () => {
      const tokens = { ...legalTokens(locale), ...knowledgeTokens(locale) };
      const { founded, team, since, noticeWeeks, paymentDays, returnedDebitFee } = tokens;
      const plain = normaliseText(question[locale], locale);
      const understood = { locale, plain } as AnalysedQuestion;
      return {
        tokens: [founded, team, since, noticeWeeks, paymentDays, returnedDebitFee],
        organization: organization(),
        notice: answerCancellationDate(understood, 'cancel-notice', february),
        hero: nightHeroContent(locale).facts[1]?.figure,
        pages: JSON.stringify([
          pricingQuestionsFor(locale),
          faqFor(locale),
          legalPage('terms', locale, formFieldTokens(locale)),
        ]),
      };
    });
  const before = shownIn('en');
  const publish = async (de: object) => {
    cms.entries.set('text-company:de', { ...de });
    cms.entries.set('text-company:en', { noticeWeeks: 6, team: 35 });
    await source.refresh('text-company');
  };
  await publish({
    noticeWeeks: 9,
    paymentDays: 21,
    returnedDebitFee: 3.5,
    founded: 2018,
    team: 41,
    chatbotsSince: 2015,
  });
  for (const locale of ['de', 'en'] as const) {
    const shown = shownIn(locale);
    expect(shown.tokens.slice(0, 5)).toEqual([2018, 41, 2015, '9', '21']);
    expect(shown.organization).toMatchObject({ foundingDate: '2018', numberOfEmployees: { value: 41 } });
    expect(shown.hero).toContain('9');
    expect(shown.notice).toContain({ de: '30. Juni 2027', en: '30 June 2027' }[locale]);
    expect(shown.pages).toMatch({ de: /21\u00A0Tage/, en: /21\u00A0days/ }[locale]);
    expect(shown.pages).toContain({ de: '3,50', en: '3.50' }[locale]);
    expect(shown.pages).toContain({ de: 'bis zum 27.\u00A0Januar', en: 'by 27\u00A0January' }[locale]);
    expect(shown.pages).toContain({ de: 'bis zum 28.\u00A0April', en: 'by 28\u00A0April' }[locale]);
  }
  expect(shownIn('en').notice).not.toBe(before.notice);
  // No period of nothing: all keep their last value.
  const last = shownIn('en');
  await publish({ noticeWeeks: 0, team: 41 });
  expect(refused()).toContain('text-company billing noticeWeeks');
  expect(shownIn('en').tokens).toEqual(last.tokens.with(0, 2019).with(2, 2016));
});

test('the prices of extras are edited in German and hold everywhere in both languages', async () => {
  await using cms = await startFakeCms();
  const { source, refused } = openTestContent(cms);
  // Both shown by one bot sum: two operators and one channel more.
  const shownIn = (locale: 'de' | 'en') =>
    withContent(source.read, () => ({
      sum: composePriceReply({ moreOperators: 2, moreChannels: 1 }, locale)?.text,
      entries: ['operator', 'channel'].map((token) => knowledgeTokens(locale)[token]),
      pages: JSON.stringify([
        ...[pricingQuestionsFor(locale), faqFor(locale), newsOf('prices', locale)],
        ...(['products/live-chat', 'products/voice'] as const).map((id) => productPage(id, locale).extra),
      ]),
    }));
  const publish = async (de: object, en: object) => {
    cms.entries.set('text-pricing:de', { ...de });
    cms.entries.set('text-pricing:en', { ...en });
    await source.refresh('text-pricing');
  };
  // The English figures are old, as when Strapi publishes each language alone.
  await publish(
    { extraPriceOperator: 11.5, extraPriceChannel: 31 },
    { extraPriceOperator: 9.9, extraPriceChannel: 29 },
  );
  for (const [locale, operator, channel, sum] of [
    ['de', '11,50 €', '31,00 €', '54,00 €'],
    ['en', '€11.50', '€31.00', '€54.00'],
  ] as const) {
    const shown = shownIn(locale);
    const pages = shown.pages.replaceAll('\u00A0', ' ');
    expect(shown.sum?.replaceAll('\u00A0', ' ')).toContain(sum);
    expect(shown.entries.map((price) => String(price).replaceAll('\u00A0', ' '))).toEqual([operator, channel]);
    for (const price of [operator, channel]) expect(pages.split(price).length, price).toBeGreaterThan(4);
    expect(pages).not.toMatch(/\b(9[.,]90|29[.,]00)\b/);
  }
  const before = shownIn('en');
  // Prices are no less than a cent: both keep their last value.
  await publish({ extraPriceOperator: 0, extraPriceChannel: 35 }, {});
  expect(refused()).toContain('text-pricing extraPrices extraPriceOperator');
  expect(shownIn('en')).toEqual(before);
  // An empty field shows the file's price.
  await publish({ extraPriceOperator: null, extraPriceChannel: 35 }, {});
  expect(shownIn('en').entries).toEqual(['€9.90', '€35.00']);
});
