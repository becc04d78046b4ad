import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../database/connection.ts';
import { databaseKinds, freshPlace, type Place } from '../testLeads.ts';
import { contactOf } from './contactOf.ts';
import { expectDelivered } from './expectDelivered.ts';
import { openReceivers, type Receivers } from './receivers.ts';
import { type Site, startSite } from './startSite.ts';

describe.each(databaseKinds)('A form that is sent many times on %s', { timeout: 120_000 }, (kind) => {
  let receivers: Receivers;
  let place: Place;
  let database: Database;
  let sites: Site[];

  beforeEach(async () => {
    receivers = await openReceivers();
    place = await freshPlace(kind, await receivers.door('site'));
    sites = await Promise.all([startSite(place.env), startSite(place.env)]);
    database = await openDatabase(place.env);
  });
  afterEach(async () => {
    await Promise.all(sites.map((site) => site.end()));
    await receivers.close();
    await database.query.destroy();
    await place.remove();
  });

  it('at once, to two processes, is one lead with one delivery to each target', async () => {
    const posts = Array.from({ length: 50 }, (_, n) => sites[n % 2]?.store(contactOf(1)));
    const ids = new Set((await Promise.all(posts)).map((id) => id ?? ''));
    expect(ids.size).toBe(1);
    await expectDelivered(database, { acknowledged: ids, takes: receivers.takes });
    expect(receivers.takes).toHaveLength(3);
  });

  it('with another text, or in another view, is another lead', async () => {
    const forms = [contactOf(1), { ...contactOf(2), form_id: 'view-1' }, { ...contactOf(3), form_id: '' }];
    const ids = new Set((await Promise.all(forms.map((form) => sites[0]?.store(form)))).map((id) => id ?? ''));
    expect(ids.size).toBe(3);
    await expectDelivered(database, { acknowledged: ids, takes: receivers.takes });
  });
});
