import { expect, test } from 'vitest';
import { unconfirmedStatistics } from '../src/content/use-cases/statistics.ts';
import { readEnv } from '../src/env.ts';
import { site } from '../src/site.ts';
import { missingForLaunch } from './launch.ts';

const ready = {
  SITE_URL: 'https://www.chat.test',
  SMTP_URL: 'smtps://mail.chat.test',
  MAIL_FROM: 'web@chat.test',
  LEADS_TO: 'sales@chat.test',
};
const company = {
  ...site,
  domain: 'chat.test',
  legal: { textsConfirmed: true },
  contact: { phone: '1', sales: 's@chat.test' },
};

const confirmed = { extraPrices: true, unconfirmedStatistics: [], firestoreInPolicy: false };

test('a company with all data, real addresses and confirmed texts is ready', () => {
  expect(missingForLaunch(company, readEnv(ready), confirmed)).toEqual([]);
});

test('a mirror of leads has to stand in the privacy policy', () => {
  const mirrored = readEnv({ ...ready, FIRESTORE_PROJECT: 'leads-of-a-company' });
  expect(missingForLaunch(company, mirrored, confirmed)).toEqual([
    { what: expect.stringContaining('FIRESTORE_PROJECT'), where: 'src/content/legal' },
  ]);
  expect(missingForLaunch(company, mirrored, { ...confirmed, firestoreInPolicy: true })).toEqual([]);
});

test('the placeholders of the repository are named one by one', () => {
  const unconfirmed = { ...confirmed, extraPrices: false, unconfirmedStatistics: unconfirmedStatistics() };
  const said = missingForLaunch(site, readEnv({}), unconfirmed).map(({ what }) => what);
  for (const what of [
    'legal.entity',
    'legal.vatId',
    'legal.privacyOfficer',
    'legal.hostingProvider',
    'legal.mailboxProvider',
    'legal.privacyAuthority',
    'legal.accessibilityAuthority',
    'contact.accessibility',
    'contact.phone',
    'legal.textsConfirmed',
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

test('a statistic without its meaning or source stays unconfirmed, whatever its flag says', () => {
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
  ['no mail server', { ...ready, SMTP_URL: '' }],
  ['rate limits switched off', { ...ready, RATE_LIMIT: '0' }],
  ['proof of work switched off', { ...ready, ALTCHA_DIFFICULTY: '0' }],
])('%s alone keeps the site from going live', (_, settings) => {
  expect(missingForLaunch(company, readEnv(settings), confirmed)).toHaveLength(1);
});
