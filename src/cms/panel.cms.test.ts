/** What people do in the panel of the project's own Strapi: roles, labels, preview, seed and export. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPageId } from '../routes/table.ts';
import { freePageEntry } from '../testing/newEntry.testing.ts';
import { type RunningStrapi, startStrapi, strapiSecrets } from '../testing/startStrapi.testing.ts';
import { openStatus } from './openStatus.ts';

const types = (uid: string, path = '') => `/content-manager/collection-types/api::${uid}.${uid}${path}`;
const single = (uid: string, path = '') => `/content-manager/single-types/api::${uid}.${uid}${path}`;

describe('the panel of the Strapi of this project', () => {
  let strapi: RunningStrapi;

  beforeAll(async () => {
    strapi = await startStrapi(async () => ['http://127.0.0.1:4321']);
  }, 600_000);
  afterAll(() => strapi?.[Symbol.dispose]());

  /** The path of an entry in the panel. */
  async function entryPath(uid: string, field: string, value: string): Promise<string> {
    const { results } = await strapi.admin.edit('GET', types(uid, `?locale=de&filters[${field}][$eq]=${value}`));
    return types(uid, `/${results[0].documentId}`);
  }

  test('serves the built panel with its scripts', async () => {
    const page = await fetch(`${strapi.url}/admin/`);
    expect(page.status).toBe(200);
    const [, script] = /<script[^>]* src="([^"]+)"/.exec(await page.text()) ?? [];
    const answer = await fetch(new URL(script ?? '', `${strapi.url}/admin/`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
  });

  test('an editor saves, publishes, unpublishes, creates and deletes, and reaches no settings', async () => {
    const editor = await strapi.member('Editor');
    const plan = await entryPath('plan', 'type', 'essential');
    for (const locale of ['de', 'en']) {
      const saved = await editor.edit('PUT', `${plan}?locale=${locale}`, { subtitle: `Neu ${locale}` });
      expect(saved.data.subtitle).toBe(`Neu ${locale}`);
      await editor.edit('POST', `${plan}/actions/publish?locale=${locale}`, {});
      await editor.edit('POST', `${plan}/actions/unpublish?locale=${locale}`, {});
      expect((await editor.edit('GET', `${plan}?locale=${locale}`)).data.status).toBe('draft');
    }
    const row = await editor.edit('GET', single('lead-row', '?locale=de'));
    await editor.edit('PUT', single('lead-row', '?locale=de'), { leadRow: { ...row.data.leadRow, Heading: 'Neu' } });
    expect((await editor.edit('POST', single('lead-row', '/actions/publish?locale=de'), {})).data.leadRow.Heading).toBe(
      'Neu',
    );
    const query = new URLSearchParams({ documentId: plan.split('/').at(-1) ?? '', locale: 'de', status: 'draft' });
    const preview = await editor.edit('GET', `/content-manager/preview/url/api::plan.plan?${query}`);
    expect(preview.data.url).toContain('/api/preview?page=pricing');
    const made = await editor.edit('POST', types('redirect'), { from: '/aktion', to: '/preise' });
    await editor.edit('DELETE', types('redirect', `/${made.data.documentId}`));
    for (const path of ['/admin/users', '/admin/roles', '/admin/webhooks', '/admin/api-tokens'])
      expect([path, (await editor.send('GET', path)).status]).toEqual([path, 403]);
  });

  test('a translator writes English texts and nothing else', async () => {
    const translator = await strapi.member('Translator');
    const plan = await entryPath('plan', 'type', 'professional');
    const saved = await translator.edit('PUT', `${plan}?locale=en`, { subtitle: 'Translated', price: '1' });
    expect([saved.data.subtitle, saved.data.price]).toEqual(['Translated', '449']);
    expect((await translator.edit('GET', `${plan}?locale=de`)).data.title).toMatch(/\S/);
    const refused: [method: string, path: string, body?: object][] = [
      ['PUT', `${plan}?locale=de`, { subtitle: 'Deutsch' }],
      ['POST', `${plan}/actions/publish?locale=en`, {}],
      ['POST', `${plan}/actions/unpublish?locale=en`, {}],
      ['DELETE', `${plan}?locale=en`],
      ['POST', types('plan', '?locale=en'), { title: 'New' }],
      ['POST', types('redirect'), { from: '/aktion', to: '/preise' }],
      ['GET', '/admin/users'],
    ];
    for (const [method, path, body] of refused)
      expect([method, path, (await translator.send(method, path, body)).status]).toEqual([method, path, 403]);
  });

  test('refuses values that the site could not use', async () => {
    const refused: [uid: string, entry: object][] = [
      ['redirect', { from: 'aktion', to: '/preise' }],
      ['redirect', { from: '/aktion', to: 'https://example.org' }],
      ['menu-item', { title: 'Böse', url: 'javascript:alert(1)' }],
      ['menu', { title: 'Anderes', slug: 'main-fr' }],
    ];
    for (const [uid, entry] of refused)
      expect([uid, (await strapi.admin.send('POST', types(uid), entry)).status]).toEqual([uid, 400]);
  });

  test('an editor reads the sentence of the site at the field, in the language of the panel', async () => {
    const editor = await strapi.member('Editor');
    const plan = `${await entryPath('plan', 'type', 'essential')}/actions/publish?locale=de`;
    const refusal = async (path: string, entry: object) => {
      const { error } = await (await editor.send('POST', path, entry)).json();
      return error.details.errors.map(({ path, message }: { path: string[]; message: string }) => [path, message]);
    };
    for (const [language, price, link] of [
      ['de', 'Der Wert hat eine andere Form, als die Website erwartet. Euro, netto', 'Der Link führt nirgendwohin.'],
      ['en', 'The value has another form than the website expects. Euro, net', 'The link leads nowhere.'],
    ]) {
      await editor.edit('PUT', '/admin/users/me', { preferedLanguage: language });
      expect(await refusal(plan, { price: 'viel' })).toEqual([[['price'], expect.stringContaining(price ?? '')]]);
      expect(await refusal(types('redirect'), { from: '/aktion', to: '/nirgendwo' })).toEqual([[['to'], link]]);
    }
  });

  test('a second entry of a key is refused at the key', async () => {
    const editor = await strapi.member('Editor');
    const copy = { group: 'product', question: 'Noch einmal?', answer: 'Ja.' };
    const publish = (key: string) =>
      editor.send('POST', types('faq-entry', '/actions/publish?locale=de'), { ...copy, key });
    await editor.edit('PUT', '/admin/users/me', { preferedLanguage: 'de' });
    const refused = await publish('languages');
    const { error } = await refused.json();
    expect([refused.status, error.details.errors[0].path]).toEqual([400, ['key']]);
    expect(error.message).toContain('denselben Schlüssel');
    const { data } = await (await publish('noch-einmal')).json();
    // The entry itself is no second one.
    await editor.edit('POST', types('faq-entry', `/${data.documentId}/actions/publish?locale=de`), {});
    await editor.edit('DELETE', types('faq-entry', `/${data.documentId}?locale=*`));
  });

  test('types and languages have names that the panel’s search finds in German and English', async () => {
    const { data } = await strapi.admin.edit('GET', '/content-manager/content-types');
    const names = data.map(({ info }: { info: { displayName: string } }) => info.displayName);
    expect(names).toEqual(expect.arrayContaining(['Seite: Startseite / Page: Home', 'Preisplan / Pricing plan']));
    const locales: { name: string }[] = await strapi.admin.edit('GET', '/i18n/locales');
    expect(locales.map(({ name }) => name).toSorted()).toEqual(['Deutsch (de)', 'English (en)']);
  });

  test('the panel links to the site’s status page, for those who may publish', async () => {
    const [editor, translator] = [await strapi.member('Editor'), await strapi.member('Translator')];
    const { url } = await editor.edit('GET', '/site/status-link');
    const content = { status: () => ({ refused: [], kinds: [], withdrawn: [] }) };
    const request = {
      query: new URL(url).search.slice(1),
      authorization: undefined,
      accept: 'text/html',
      language: 'de',
    };
    const parts = { content, webhookSecret: undefined, previewSecret: strapiSecrets.PREVIEW_SECRET };
    expect(new URL(url).pathname).toBe('/api/cms/status');
    expect(openStatus(request, parts).status).toBe(200);
    expect((await translator.send('GET', '/site/status-link')).status).toBe(403);
    expect((await fetch(`${strapi.url}/site/status-link`)).status).toBe(401);
  });

  test('fields of the site’s texts have labels and help texts', async () => {
    const path = '/content-manager/content-types/api::text-pricing.text-pricing/configuration';
    const { data } = await strapi.admin.edit('GET', path);
    expect(data.contentType.metadatas.onboarding.edit.label).toBe('Einführung');
    const { title } = data.components['text.pricing-hero'].metadatas;
    expect([title.edit.label, title.edit.description]).toEqual(['Titel', expect.any(String)]);
  });

  test('every entry has a preview on a page of the site', async () => {
    const { data } = await strapi.admin.edit('GET', '/content-manager/content-types');
    const own = data.filter(({ uid }: { uid: string }) => uid.startsWith('api::'));
    expect(own.length).toBeGreaterThan(10);
    for (const { uid, kind } of own) {
      const name = uid.split('.')[1];
      const found = await strapi.admin.edit('GET', `${kind === 'singleType' ? single(name) : types(name)}?locale=de`);
      const documentId = kind === 'singleType' ? found.data.documentId : found.results[0]?.documentId;
      if (!documentId) continue;
      const query = new URLSearchParams({ documentId, locale: 'de', status: 'draft' });
      const preview = await strapi.admin.edit('GET', `/content-manager/preview/url/${uid}?${query}`);
      const url = new URL(preview.data.url);
      const page = url.searchParams.get('page') ?? '';
      expect([uid, url.pathname, isPageId(page) ? 'a page' : page]).toEqual([uid, '/api/preview', 'a page']);
    }
  });

  test('a start keeps what an administrator changed in labels and roles', async () => {
    const path = '/content-manager/content-types/api::plan.plan/configuration';
    const { data } = await strapi.admin.edit('GET', path);
    const { settings, metadatas, layouts } = data.contentType;
    expect([settings.mainField, metadatas.price.edit.label]).toEqual(['title', 'Preis im Monat']);
    expect(metadatas.price.edit.description).toContain('Euro');
    metadatas.price.edit.label = 'Unser Preis';
    // Strapi refuses what it sent itself for the fields of creators.
    for (const name of ['createdBy', 'updatedBy']) delete metadatas[name].list.mainField;
    await strapi.admin.edit('PUT', path, { settings, metadatas, layouts });
    const { data: roles } = await strapi.admin.edit('GET', '/admin/roles');
    const { id } = roles.find(({ name }: { name: string }) => name === 'Translator');
    const before = await strapi.admin.edit('GET', `/admin/roles/${id}/permissions`);
    const permissions = before.data
      .filter(({ subject }: { subject: string }) => subject !== 'api::post.post')
      .map(({ id: _, ...permission }: { id: number }) => permission);
    await strapi.admin.edit('PUT', `/admin/roles/${id}/permissions`, { permissions });
    await strapi.run('export', ['--to', join(strapi.folder, 'unused')]);
    const later = (await strapi.admin.edit('GET', path)).data.contentType.metadatas;
    expect([later.price.edit.label, later.title.edit.label]).toEqual(['Unser Preis', 'Titel']);
    const after = await strapi.admin.edit('GET', `/admin/roles/${id}/permissions`);
    expect(after.data.length).toBe(permissions.length);
    expect(before.data.length).toBeGreaterThan(permissions.length);
  }, 240_000);

  test('the seed keeps an edited entry, creates a missing one, and overwrites on request', async () => {
    const question = async (path: string) => (await strapi.admin.edit('GET', `${path}?locale=de`)).data.question;
    const faq = await entryPath('faq-entry', 'key', 'languages');
    const original = await question(faq);
    await strapi.admin.edit('PUT', `${faq}?locale=de`, { question: 'Bearbeitet?' });
    await strapi.admin.edit('DELETE', `${await entryPath('faq-entry', 'key', 'voice')}?locale=*`);
    expect(await strapi.run('seed')).toMatch(/^faq-entry: 2 created, \d+ kept$/m);
    expect(await question(faq)).toBe('Bearbeitet?');
    expect(await strapi.run('seed', ['--overwrite'])).toMatch(/^faq-entry: 0 created, 0 kept, \d+ overwritten$/m);
    expect(await question(faq)).toBe(original);
  }, 240_000);

  test('exported content is the same after a seed into another Strapi', async () => {
    const { documentId: _, ...page } = freePageEntry();
    await strapi.admin.edit('POST', types('text-page', '/actions/publish?locale=de'), page);
    const [first, second] = ['first', 'second'].map((name) => join(strapi.folder, name)) as [string, string];
    await strapi.run('export', ['--to', first]);
    const other = join(strapi.folder, 'other.db');
    await strapi.run('seed', ['--from', first], other);
    await strapi.run('export', ['--to', second], other);
    const contentOf = (folder: string) =>
      readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
    expect(contentOf(second)).toEqual(contentOf(first));
    expect(readdirSync(first)).toEqual(
      expect.arrayContaining(['plan.de.json', 'plan.en.json', 'menu.json', 'footer.de.json', 'text-page.de.json']),
    );
  }, 240_000);
});
