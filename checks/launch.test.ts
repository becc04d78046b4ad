import { expect, test } from 'vitest';
import { InvalidSettingError, parseEnv } from '../src/env.ts';
import { site } from '../src/site.ts';
import { privacyPolicy as policyDe } from '../src/text/content/legal/de/privacyPolicy.ts';
import { privacyPolicy as policyEn } from '../src/text/content/legal/en/privacyPolicy.ts';
import { unconfirmedStatistics } from '../src/text/content/use-cases/statistics.ts';
import { missingForLaunch, namesFirestoreMirror } from './launch.ts';

const ready = {
  SITE_URL: 'https://www.chat.test',
  APP_URL: 'https://app.chat.test/login',
  TRIAL_URL: 'https://app.chat.test/sign-up',
  SMTP_URL: 'smtps://mail.chat.test',
  MAIL_FROM: 'web@chat.test',
  LEADS_TO: 'sales@chat.test',
};
const company = {
  ...site,
  domain: 'chat.test',
  legal: { textsConfirmed: true },
  platform: { replyTime: { de: 'ein Werktag', en: 'one working day' } },
  crisisAnswer: { reviewed: true },
  contact: { phone: '1', sales: 's@chat.test' },
};

const confirmed = {
  capabilitiesToConfirm: [],
  ...{ extraPrices: true, unconfirmedStatistics: [], firestoreInPolicy: false },
  ...{ uncitedHelplines: [], rulesPublished: false },
};

test('reports nothing for complete data, real addresses and confirmed texts', () => {
  expect(missingForLaunch(company, parseEnv(ready), confirmed)).toEqual([]);
});

test('reports a fact about the platform without a sentence, and a capability that is not confirmed', () => {
  const silent = { ...company, platform: { replyTime: { de: '', en: 'one working day' } } };
  const capability = { id: 'telephone', status: 'unconfirmed', sentence: 'It answers calls.' };
  const said = missingForLaunch(silent, parseEnv(ready), { ...confirmed, capabilitiesToConfirm: [capability] });
  expect(said).toEqual([
    { what: 'platform.replyTime.de is empty', where: 'src/site.ts' },
    { what: 'unconfirmed: telephone (It answers calls.)', where: 'src/text/content/capabilities.ts' },
  ]);
});

test('reports a Firestore mirror that the privacy policy does not name', () => {
  const mirrored = parseEnv({ ...ready, FIRESTORE_PROJECT: 'leads-of-a-company' });
  expect(missingForLaunch(company, mirrored, confirmed)).toEqual([
    { what: expect.stringContaining('FIRESTORE_PROJECT'), where: 'src/text/content/legal' },
  ]);
  expect(missingForLaunch(company, mirrored, { ...confirmed, firestoreInPolicy: true })).toEqual([]);
});

test('reports an unreviewed crisis answer and its uncited telephone numbers', () => {
  const unreviewed = { ...company, crisisAnswer: { reviewed: false } };
  const uncitedHelplines = [{ text: '988', source: 'https://www.example.org' }];
  const said = missingForLaunch(unreviewed, parseEnv(ready), { ...confirmed, uncitedHelplines });
  expect(said).toEqual([
    { what: expect.stringContaining('crisisAnswer.reviewed'), where: 'src/site.ts' },
    { what: expect.stringContaining('988'), where: 'src/features/safety/helplines.ts' },
  ]);
});

test('the section on consented services does not count as naming the Firestore mirror', () => {
  const section = { id: 'recipients', title: '', paragraphs: ['Firestore'] };
  expect([policyDe, policyEn].map(namesFirestoreMirror)).toEqual([false, false]);
  expect(namesFirestoreMirror({ ...policyDe, sections: [...policyDe.sections, section] })).toBe(true);
});

test('reports live availability without published security rules', () => {
  const live = parseEnv({
    ...ready,
    FIRESTORE_PROJECT: 'leads-of-a-company',
    FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`,
    FIREBASE_APP_ID: '1:123:web:abc',
  });
  const policy = { ...confirmed, firestoreInPolicy: true };
  expect(missingForLaunch(company, live, policy)).toEqual([
    { what: expect.stringContaining('firestore.rules'), where: 'src/features/availability/firestoreRulesPublished.ts' },
  ]);
  expect(missingForLaunch(company, live, { ...policy, rulesPublished: true })).toEqual([]);
});

test('reports an affiliate network without a name', () => {
  const settings = { ...ready, AFFILIATE_URL: 'https://affiliate.example/?mail={email}' };
  expect(missingForLaunch(company, parseEnv(settings), confirmed)).toEqual([
    { what: expect.stringMatching(/AFFILIATE_URL is set, but AFFILIATE_NAME is not/), where: 'setting (.env)' },
  ]);
  const named = parseEnv({ ...settings, AFFILIATE_NAME: 'Example Network GmbH, Berlin' });
  expect(missingForLaunch(company, named, confirmed)).toEqual([]);
});

test('reports every placeholder of the repository', () => {
  const unconfirmed = { ...confirmed, extraPrices: false, unconfirmedStatistics: unconfirmedStatistics() };
  const said = missingForLaunch(site, parseEnv({}), unconfirmed).map(({ what }) => what);
  for (const what of [
    'legal.entity',
    'legal.vatId',
    'legal.privacyOfficer',
    'legal.hostingProvider',
    'legal.mailboxProvider',
    'legal.videoProvider',
    'legal.privacyAuthority',
    'legal.accessibilityAuthority',
    'contact.accessibility',
    'contact.phone',
    'legal.textsConfirmed',
    'crisisAnswer.reviewed',
    'domain',
    'SITE_URL',
    'SMTP_URL',
  ]) {
    expect(
      said.some((line) => line.includes(what)),
      what,
    ).toBe(true);
  }
  expect(said.some((line) => line.includes('extra operator'))).toBe(true);
  expect(said.filter((line) => line.includes('meaning and source of'))).toHaveLength(9);
});

test('a statistic without label or source is unconfirmed despite its flag', () => {
  const told = { de: 'steht da', en: 'is given' };
  const statistic = { percent: 67, label: told, source: told, confirmed: true };
  const said = unconfirmedStatistics({
    'conversational-marketing': [statistic],
    'e-commerce-and-sales': [{ ...statistic, source: { de: 'steht da', en: '' } }],
    'customer-service': [{ ...statistic, confirmed: false }],
  });
  expect(said.map(({ theme }) => theme)).toEqual(['e-commerce-and-sales', 'customer-service']);
});

test.each([
  ['an address without https', { ...ready, SITE_URL: 'http://www.chat.test' }],
  ['no login', { ...ready, APP_URL: '' }],
  ['no address of the free trial', { ...ready, TRIAL_URL: '' }],
  ['a login without https', { ...ready, APP_URL: 'http://app.chat.test/login' }],
  ['no mail server', { ...ready, SMTP_URL: '' }],
  ['rate limits switched off', { ...ready, RATE_LIMIT: '0' }],
  ['proof of work switched off', { ...ready, ALTCHA_DIFFICULTY: '0' }],
])('reports %s', (_, settings) => {
  expect(missingForLaunch(company, parseEnv(settings), confirmed)).toHaveLength(1);
});

test('login and free trial with the same address are a settings error', () => {
  expect(() => parseEnv({ APP_URL: 'https://app.chat.test', TRIAL_URL: 'https://app.chat.test/' })).toThrow(
    InvalidSettingError,
  );
});
