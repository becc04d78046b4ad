import { expect, test } from 'vitest';
import { type Database, openDatabase } from '../../database/connection.ts';
import { readEnv } from '../../env.ts';
import { storeLead } from '../../leads/store.ts';
import { databaseKinds, freshPlace } from '../../testing/testLeads.ts';
import { createConsentDesk } from './desk.ts';
import { consentSetup } from './setup.ts';

const setup = consentSetup(
  readEnv({
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
      ...{ targets: [], submissionKey: null },
    },
    created,
  );

const cookies = (lead: string, purposes: string) =>
  `converted=${lead}; consent=${version}.${Math.floor(Date.now() / 1_000)}.x.${purposes}`;

test.each(databaseKinds)(
  'a lead is given out as a conversion once, to whichever tab or process asks: %s',
  async (kind) => {
    const place = await freshPlace(kind);
    // Two processes, each with its own connection.
    const databases = [await openDatabase(place.env), await openDatabase(place.env)];
    const desks = databases.map((database) => createConsentDesk(setup, database));
    const [database] = databases;
    if (!database) throw new Error('No database');
    const lead = await leadIn(database);
    const claims = Array.from({ length: 20 }, (_, index) =>
      desks[index % 2]?.conversion(cookies(lead, 'statistics-marketing')),
    );
    const given = (await Promise.all(claims)).filter((conversion) => conversion !== undefined);
    expect(given).toEqual([{ affiliateCall: 'https://affiliate.example/call?mail=a%2Bb%40example.org' }]);
    expect(await desks[1]?.conversion(cookies(lead, 'statistics-marketing'))).toBeUndefined();

    // Without marketing consent the affiliate network gets no data, and the conversion still counts as reported.
    const other = await leadIn(database);
    expect(await desks[0]?.conversion(cookies(other, 'statistics'))).toEqual({});
    expect(await desks[0]?.conversion(cookies(other, 'marketing'))).toBeUndefined();
    // Without any consent, and for an old lead, nothing is returned or claimed.
    const third = await leadIn(database);
    expect(await desks[0]?.conversion(cookies(third, ''))).toBeUndefined();
    expect(
      await desks[0]?.conversion(cookies(await leadIn(database, new Date(Date.now() - 601_000)), 'marketing')),
    ).toBeUndefined();
    expect(await desks[0]?.conversion(cookies(third, 'marketing'))).toBeDefined();

    for (const { query } of databases) await query.destroy();
    await place.remove();
  },
);
