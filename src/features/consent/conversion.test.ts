import { expect, test } from 'vitest';
import { type Database, openDatabase } from '../../database/openDatabase.ts';
import { parseEnv } from '../../env.ts';
import { storeLead } from '../../leads/storeLead.ts';
import { createTestEnvironment, databaseKinds } from '../../testing/createTestEnvironment.testing.ts';
import { createConsentService } from './consentService.ts';
import { consentSetup } from './consentSetup.ts';

const setup = consentSetup(
  parseEnv({
    GA_ID: 'G-ABCDE12345',
    AFFILIATE_URL: 'https://affiliate.example/call?mail={email}',
    AFFILIATE_NAME: 'Example Network GmbH, Berlin',
  }),
);
if (!setup) throw new Error('No vendor is configured');
const { version } = setup;

const leadIn = (database: Database, created = new Date()) =>
  storeLead(
    database,
    {
      ...{ form: 'contact', locale: 'de', page: 'contact', email: 'a+b@example.org', fields: {} },
      ...{ destinations: [], submissionKey: null },
    },
    created,
  );

const cookies = (lead: string, purposes: string) =>
  `converted=${lead}; consent=${version}.${Math.floor(Date.now() / 1_000)}.x.${purposes}`;

test.each(databaseKinds)('a conversion is claimed once across tabs and processes: %s', async (kind) => {
  const environment = await createTestEnvironment(kind);
  // Two processes, each with its own connection.
  const databases = [await openDatabase(environment.env), await openDatabase(environment.env)];
  const desks = databases.map((database) => createConsentService(setup, database));
  const [database] = databases;
  if (!database) throw new Error('No database');
  const lead = await leadIn(database);
  const claims = Array.from({ length: 20 }, (_, index) =>
    desks[index % 2]?.claimConversion(cookies(lead, 'statistics-marketing')),
  );
  const given = (await Promise.all(claims)).filter((conversion) => conversion !== undefined);
  expect(given).toEqual([{ affiliateCall: 'https://affiliate.example/call?mail=a%2Bb%40example.org' }]);
  expect(await desks[1]?.claimConversion(cookies(lead, 'statistics-marketing'))).toBeUndefined();

  // Without marketing consent the affiliate network gets no data, and the conversion still counts as reported.
  const other = await leadIn(database);
  expect(await desks[0]?.claimConversion(cookies(other, 'statistics'))).toEqual({});
  expect(await desks[0]?.claimConversion(cookies(other, 'marketing'))).toBeUndefined();
  // Without any consent, and for an old lead, nothing is returned or claimed.
  const third = await leadIn(database);
  expect(await desks[0]?.claimConversion(cookies(third, ''))).toBeUndefined();
  expect(
    await desks[0]?.claimConversion(cookies(await leadIn(database, new Date(Date.now() - 601_000)), 'marketing')),
  ).toBeUndefined();
  expect(await desks[0]?.claimConversion(cookies(third, 'marketing'))).toBeDefined();

  for (const { query } of databases) await query.destroy();
  await environment.remove();
});
