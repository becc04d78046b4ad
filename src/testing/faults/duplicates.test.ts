import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../testLeads.ts';
import { contactOf } from './contactOf.ts';
import { expectDelivered } from './expectDelivered.ts';
import { setScene } from './scene.ts';
import { type Site, startSite } from './startSite.ts';

describe.each(databaseKinds)('A form that is sent many times on %s', { timeout: 120_000 }, (kind) => {
  const scene = setScene(kind);
  let sites: Site[];

  beforeEach(async () => {
    sites = await Promise.all([startSite(scene.place.env), startSite(scene.place.env)]);
  });
  afterEach(() => Promise.all(sites.map((site) => site.end())));

  it('at once, to two processes, is one lead with one delivery to each target', async () => {
    const posts = Array.from({ length: 50 }, (_, n) => sites[n % 2]?.store(contactOf(1)));
    const ids = new Set((await Promise.all(posts)).map((id) => id ?? ''));
    expect(ids.size).toBe(1);
    await expectDelivered(scene.database, { acknowledged: ids, takes: scene.receivers.takes });
    expect(scene.receivers.takes).toHaveLength(3);
  });

  it('with another text, or in another view, is another lead', async () => {
    const forms = [contactOf(1), { ...contactOf(2), form_id: 'view-1' }, { ...contactOf(3), form_id: '' }];
    const ids = new Set((await Promise.all(forms.map((form) => sites[0]?.store(form)))).map((id) => id ?? ''));
    expect(ids.size).toBe(3);
    await expectDelivered(scene.database, { acknowledged: ids, takes: scene.receivers.takes });
  });
});
