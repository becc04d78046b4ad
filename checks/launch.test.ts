import { expect, test } from 'vitest';
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

test('a company with all data, real addresses and confirmed texts is ready', () => {
  expect(missingForLaunch(company, readEnv(ready), { extraPrices: true })).toEqual([]);
});

test('the placeholders of the repository are named one by one', () => {
  const said = missingForLaunch(site, readEnv({}), { extraPrices: false }).map(({ what }) => what);
  for (const what of [
    'legal.entity',
    'legal.vatId',
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
});

test.each([
  ['an address without https', { ...ready, SITE_URL: 'http://www.chat.test' }],
  ['no mail server', { ...ready, SMTP_URL: '' }],
  ['an unsigned webhook', { ...ready, CLOUD_FUNCTIONS_URL: 'https://hook.test' }],
  ['rate limits switched off', { ...ready, RATE_LIMIT: '0' }],
])('%s alone keeps the site from going live', (_, settings) => {
  expect(missingForLaunch(company, readEnv(settings), { extraPrices: true })).toHaveLength(1);
});
