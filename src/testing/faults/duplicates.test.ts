import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../createTestEnvironment.testing.ts';
import { contactFields } from './contactFields.testing.ts';
import { expectDelivered } from './expectDelivered.testing.ts';
import { setUpFixture } from './setUpFixture.testing.ts';
import { type SiteProcess, startSiteProcess } from './startSiteProcess.testing.ts';

describe.each(databaseKinds)('A repeated form on %s', { timeout: 120_000 }, (kind) => {
  const fixture = setUpFixture(kind);
  let sites: SiteProcess[];

  beforeEach(async () => {
    sites = await Promise.all([startSiteProcess(fixture.environment.env), startSiteProcess(fixture.environment.env)]);
  });
  afterEach(() => Promise.all(sites.map((site) => site.terminate())));

  it('sent concurrently to two processes is one lead with one delivery per destination', async () => {
    const posts = Array.from({ length: 50 }, (_, n) => sites[n % 2]?.postUntilStored(contactFields(1)));
    const ids = new Set((await Promise.all(posts)).map((id) => id ?? ''));
    expect(ids.size).toBe(1);
    await expectDelivered(fixture.database, { acknowledged: ids, received: fixture.receivers.received });
    expect(fixture.receivers.received).toHaveLength(3);
  });

  it('with other fields or another form_id is another lead', async () => {
    const forms = [contactFields(1), { ...contactFields(2), form_id: 'view-1' }, { ...contactFields(3), form_id: '' }];
    const ids = new Set(
      (await Promise.all(forms.map((form) => sites[0]?.postUntilStored(form)))).map((id) => id ?? ''),
    );
    expect(ids.size).toBe(3);
    await expectDelivered(fixture.database, { acknowledged: ids, received: fixture.receivers.received });
  });
});
