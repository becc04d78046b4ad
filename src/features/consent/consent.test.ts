import { describe, expect, test } from 'vitest';
import { detectForeignText } from '../../../checks/detectForeignText.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { parseEnv } from '../../env.ts';
import { applyRetention } from '../../leads/applyRetention.ts';
import { locales, publishedPageIds, table } from '../../routes/table.ts';
import { createTestEnvironment, databaseKinds, runLeadsCommand } from '../../testing/createTestEnvironment.testing.ts';
import { startTestServer } from '../../testing/startTestServer.testing.ts';
import { consentValidSeconds, readValidConsentChoice } from './consentCookie.ts';
import { createConsentPrompt } from './consentPrompt.ts';
import { createConsentService } from './consentService.ts';
import { type ConsentSetup, consentSetup } from './consentSetup.ts';
import { purposes } from './purposes.ts';

const ids = {
  GTM_ID: 'GTM-ABC1234',
  GA_ID: 'G-ABCDE12345',
  HOTJAR_ID: '1234567',
  GOOGLE_ADS_ID: 'AW-123456789/AbCdEfGh',
  META_PIXEL_ID: '123456789012345',
  LINKEDIN_PARTNER_ID: '7654321',
  AFFILIATE_URL: 'https://affiliate.example/call?mail={email}',
  AFFILIATE_NAME: 'Example Network GmbH, Berlin',
};

const firebase = {
  FIRESTORE_PROJECT: 'demo-availability',
  FIREBASE_API_KEY: `AIza${'k'.repeat(35)}`,
  FIREBASE_APP_ID: '1:123456789:web:abc123',
};

function configured(settings: Partial<typeof ids> = ids): ConsentSetup {
  const setup = consentSetup(parseEnv(settings));
  if (!setup) throw new Error('No vendor is configured');
  return setup;
}

const now = () => Math.floor(Date.now() / 1_000);
const cookie = (version: string, purposes: string, seconds = now()) =>
  `other=1; consent=${version}.${seconds}.x.${purposes}`;

test.each([
  ['GTM_ID', 'GTM-'],
  ['GA_ID', 'UA-1234-1'],
  ['HOTJAR_ID', '12a'],
  ['GOOGLE_ADS_ID', '123456789'],
  ['META_PIXEL_ID', 'pixel'],
  ['LINKEDIN_PARTNER_ID', '1'],
  ['FIREBASE_API_KEY', 'secret'],
  ['FIREBASE_APP_ID', 'web'],
  ['AFFILIATE_URL', 'http://affiliate.example/?mail={email}'],
  ['AFFILIATE_URL', 'https://affiliate.example/?mail='],
  ['AFFILIATE_URL', 'https://{email}.example/'],
])('an invalid %s stops the start with an error that names it', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(`Setting ${name} is wrong`);
});

test.each([
  [['FIREBASE_API_KEY'], ['FIREBASE_APP_ID', 'FIRESTORE_PROJECT']],
  [['FIREBASE_APP_ID'], ['FIREBASE_API_KEY', 'FIRESTORE_PROJECT']],
  [['FIREBASE_API_KEY', 'FIREBASE_APP_ID'], ['FIRESTORE_PROJECT']],
  [['FIREBASE_API_KEY', 'FIRESTORE_PROJECT'], ['FIREBASE_APP_ID']],
])(
  'a Firestore configuration with only %s stops the start with an error that names the missing setting',
  (given, missing) => {
    const half = Object.fromEntries(Object.entries(firebase).filter(([name]) => given.includes(name)));
    for (const name of missing)
      expect(() => parseEnv(half)).toThrow(`Setting ${name} is wrong: live availability needs`);
  },
);

test('only visitors who allowed services get a policy that includes Firestore', async () => {
  const setup = consentSetup(parseEnv({ ...firebase, GA_ID: ids.GA_ID }));
  expect(setup?.purposes).toEqual(['statistics', 'services']);
  await using site = await startTestServer({ consent: setup });
  for (const purposes of ['', 'statistics', 'services', 'statistics-services']) {
    const headers = { cookie: cookie(setup?.version ?? '', purposes) };
    const policy = String((await site.request('/preise', { headers })).headers['content-security-policy']);
    const services = purposes.includes('services');
    expect(/connect-src [^;]*/.exec(policy)?.[0].includes(' https://firestore.googleapis.com'), purposes).toBe(
      services,
    );
    expect(policy.match(/firestore/g)?.length ?? 0, purposes).toBe(services ? 1 : 0);
    // It adds no third-party script, so Trusted Types stay enforced.
    expect(policy.includes("require-trusted-types-for 'script'"), purposes).toBe(!purposes.includes('statistics'));
  }
  // Mirroring leads alone needs no consent.
  expect(consentSetup(parseEnv({ FIRESTORE_PROJECT: firebase.FIRESTORE_PROJECT }))).toBeUndefined();
});

test('without a configured vendor, all visitors get the same headers', async () => {
  expect(consentSetup(parseEnv({}))).toBeUndefined();
  await using site = await startTestServer();
  const one = await site.request('/preise');
  const other = await site.request('/preise', { headers: { cookie: cookie('12345678', 'marketing'), 'sec-gpc': '1' } });
  expect(other.headers).toEqual({ ...one.headers, date: other.headers.date });
  expect(one.headers['server-timing']).toBeUndefined();
  expect(one.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

describe('with vendors, a page', () => {
  const setup = configured();
  const { version } = setup;
  const visits = {
    'visitor without a choice': { headers: {}, state: 'ask' },
    'visitor who refused': { headers: { cookie: cookie(version, '') }, state: 'none' },
    'visitor who allowed statistics': { headers: { cookie: cookie(version, 'statistics') }, state: 'statistics' },
    'visitor who allowed all': {
      headers: { cookie: cookie(version, 'statistics-marketing') },
      state: 'statistics-marketing',
    },
    'browser with Sec-GPC': {
      headers: { cookie: cookie(version, 'marketing'), 'sec-gpc': '1' },
      state: 'signal',
    },
    'browser with Do Not Track': {
      headers: { cookie: cookie(version, 'marketing'), dnt: '1' },
      state: 'signal',
    },
    'browser that permits tracking': {
      headers: { cookie: cookie(version, 'statistics-marketing'), dnt: '0' },
      state: 'statistics-marketing',
    },
    'consent to another text': { headers: { cookie: cookie('00000000', 'marketing') }, state: 'ask' },
    'expired consent': {
      headers: { cookie: cookie(version, 'marketing', now() - consentValidSeconds) },
      state: 'ask',
    },
    'consent from the future': { headers: { cookie: cookie(version, 'marketing', now() + 9_999) }, state: 'ask' },
    'consent to an unknown purpose': { headers: { cookie: cookie(version, 'everything') }, state: 'none' },
  };

  test.each(Object.entries(visits))('has the policy of the consent state: %s', async (_, { headers, state }) => {
    await using site = await startTestServer({ consent: setup, render: async () => new Response('form') });
    for (const path of ['/preise', '/kontakt']) {
      const answer = await site.request(path, { headers });
      expect(answer.headers['server-timing'], path).toBe(`consent;desc="${version} ${state}"`);
      const policy = answer.headers['content-security-policy'] ?? '';
      const loads = state.includes('statistics');
      expect([policy.includes('hotjar'), policy.includes('facebook')], path).toEqual([
        loads,
        state.includes('marketing'),
      ]);
      expect(policy.includes("require-trusted-types-for 'script'"), path).toBe(!loads);
      expect(answer.headers['cross-origin-embedder-policy'], path).toBe(loads ? undefined : 'require-corp');
      expect(policy).not.toMatch(/unsafe|\s\*|,/);
    }
  });

  test.each(Object.entries(visits))('with a token in its URL loads no vendor: %s', async (_, visit) => {
    await using site = await startTestServer({ consent: setup, render: async () => new Response('page') });
    const token = 'x'.repeat(32);
    const tokenPages = publishedPageIds.filter((id) => table[id].takesToken).map((id) => table[id].paths.de ?? '');
    expect(tokenPages.length).toBeGreaterThan(2);
    for (const path of [...tokenPages, `/termin/${token}`, `/preise?t=1`, `/kontakt?x=${token}`, `/${token}`]) {
      const { headers } = await site.request(path, { headers: visit.headers });
      const state = visit.state === 'signal' ? 'signal' : 'secret';
      expect(headers['server-timing'], path).toBe(`consent;desc="${version} ${state}"`);
      expect(headers['content-security-policy'], path).not.toContain('https:');
      expect(headers['referrer-policy'], path).toBe('no-referrer');
      expect(headers['cross-origin-embedder-policy'], path).toBe('require-corp');
    }
  });

  test('is private, and its ETag differs by consent state', async () => {
    await using site = await startTestServer({ consent: setup });
    const answers = await Promise.all(Object.values(visits).map(({ headers }) => site.request('/preise', { headers })));
    for (const { headers } of answers)
      expect([headers['cache-control'], headers.vary]).toEqual([
        'private, max-age=0, must-revalidate',
        'Cookie, Sec-GPC, DNT, Accept-Encoding',
      ]);
    const etags = new Map(answers.map(({ headers }) => [headers['server-timing'], headers.etag]));
    expect(new Set(etags.values()).size).toBe(etags.size);
    const allowed = { cookie: cookie(version, 'statistics'), 'if-none-match': answers[0]?.headers.etag ?? '' };
    expect((await site.request('/preise', { headers: allowed })).status).toBe(200);
  });

  test('leaves static files publicly cacheable', async () => {
    await using site = await startTestServer({ consent: setup });
    const { headers } = await site.request('/_astro/Page.abc123.css', {
      headers: { cookie: cookie(version, 'marketing') },
    });
    expect([headers['cache-control'], headers.vary, headers['server-timing']]).toEqual([
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
      undefined,
    ]);
  });
});

test('the version changes with vendors and texts, not with the value of an id', () => {
  const { version } = configured({ GA_ID: ids.GA_ID });
  expect(configured({ GA_ID: 'G-OTHER1234' }).version).toBe(version);
  expect(configured({ GA_ID: ids.GA_ID, HOTJAR_ID: ids.HOTJAR_ID }).version).not.toBe(version);
  expect(version).toMatch(/^[\da-f]{8}$/);
});

test.each(locales)('the consent prompt is in the language of the page: %s', (locale) => {
  const texts: string[] = [];
  JSON.stringify(createConsentPrompt(configured(), locale), (_, value) => {
    // Names of companies and cookies are the same in both languages.
    if (typeof value === 'string' && value.length > 60) texts.push(value);
    return value;
  });
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect([text, detectForeignText(text, locale)]).toEqual([text, undefined]);
});

test('the consent prompt lists the purposes without a serial comma', () => {
  const { text } = createConsentPrompt({ vendors: [], purposes }, 'en');
  expect(text).toContain('Statistics, Advertising, Extra features and Protection of the forms');
});

describe.each(databaseKinds)('A consent on %s', (kind) => {
  test('is stored with its text, ends with the next choice, can be exported, and is deleted after three years', async () => {
    const environment = await createTestEnvironment(kind);
    const database = await openDatabase(environment.env);
    const setup = configured();
    const service = createConsentService(setup, database);
    const first = await service.storeChoice({ purposes: ['statistics', 'services'], locale: 'de', cookies: '' });
    // Purposes that are not offered are dropped.
    expect(first).toMatchObject({ version: setup.version, purposes: ['statistics'] });
    const cookies = `consent=${first.version}.${first.seconds}.${first.id}.statistics`;
    expect(readValidConsentChoice(cookies, setup.version)).toEqual(first);
    expect(service.allowedVendorIds(cookies)).toEqual({
      tagManager: ids.GTM_ID,
      analytics: ids.GA_ID,
      heatmap: ids.HOTJAR_ID,
    });

    const refusal = await service.storeChoice({ purposes: [], locale: 'de', cookies });
    expect(refusal).toMatchObject({ id: '', purposes: [] });
    const second = await service.storeChoice({ purposes: ['marketing'], locale: 'en', cookies: '' });

    const { out } = await runLeadsCommand(environment, 'consents');
    const { consents, texts } = JSON.parse(out);
    const when = expect.stringMatching(/^20\d\d-.+Z$/);
    expect(consents).toHaveLength(2);
    expect(consents).toEqual(
      expect.arrayContaining([
        { id: first.id, version: setup.version, locale: 'de', purposes: 'statistics', given_at: when, ended_at: when },
        { id: second.id, version: setup.version, locale: 'en', purposes: 'marketing', given_at: when, ended_at: null },
      ]),
    );
    expect(
      texts.map(({ locale, text }: { locale: string; text: { accept: string } }) => [locale, text.accept]),
    ).toEqual([
      ['de', 'Alle akzeptieren'],
      ['en', 'Accept all'],
    ]);

    const inMonths = (months: number) => {
      const then = new Date();
      then.setUTCMonth(then.getUTCMonth() + months, Math.min(then.getUTCDate(), 28));
      return then;
    };
    expect(await applyRetention(database, environment.env, inMonths(35))).toMatchObject({ consents: 0 });
    expect(await applyRetention(database, environment.env, inMonths(37))).toMatchObject({ consents: 1 });
    expect(await applyRetention(database, environment.env, inMonths(41))).toMatchObject({ consents: 0 });
    expect(await applyRetention(database, environment.env, inMonths(43))).toMatchObject({ consents: 1 });
    expect(await database.query.selectFrom('consent_text').selectAll().execute()).toEqual([]);
    await database.query.destroy();
    await environment.remove();
  });
});
