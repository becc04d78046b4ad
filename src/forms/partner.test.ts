import { describe, expect, it } from 'vitest';
import { isBalanced, reconcile } from '../leads/reconcile.ts';
import { databaseKinds, partnerForm } from '../testing/createTestEnvironment.testing.ts';
import { setUpFormTest } from '../testing/setUpFormTest.testing.ts';
import { wordsFor } from '../text/words/words.ts';

describe.each(databaseKinds)('A partner application on %s', (kind) => {
  const { database, send, stored } = setUpFormTest(kind, {
    form: 'partner',
    page: 'affiliate-program',
    request: partnerForm,
  });

  it('is stored with its programme, its fields and both mails', async () => {
    const lead = await stored({}, 'en');
    expect(lead).toMatchObject({ form: 'partner', locale: 'en', page: 'affiliate-program' });
    expect(lead.fields).toEqual({
      company: 'Müßig & Töchter GmbH',
      website: 'https://www.example.org/über-uns',
      name: 'Zoë Müßig',
      email: 'zoe@example.org',
      message: 'Wir bauen Chatbots für Handwerksbetriebe.',
    });
    expect(lead.deliveries.map(({ target }) => target)).toEqual(['mail-to-sales', 'mail-confirmation']);
    expect(isBalanced(await reconcile(database()))).toBe(true);
  });

  it('stores one lead for a repeated form_id', async () => {
    const [first, second] = [await send({ form_id: 'view-1' }), await send({ form_id: 'view-1' })];
    expect(first.status).toBe(303);
    expect(second).toEqual(first);
  });

  it.each([
    ['', ''],
    ['example.org', 'https://example.org'],
    ['http://example.org:8080/x?y=1', 'http://example.org:8080/x?y=1'],
    ['https://müller.example', 'https://müller.example'],
  ])('normalises the website %j to %j', async (said, kept) => {
    expect((await stored({ website: said })).fields.website).toBe(kept);
  });

  const wrong: [field: string, value: string, code: string][] = [
    ['company', ' ', 'required'],
    ['company', 'x'.repeat(151), 'tooLong'],
    ['company', 'A\r\nBcc: all@example.org', 'lineBreak'],
    ['website', 'our homepage', 'format'],
    ['website', 'javascript:alert(1)', 'format'],
    ['website', 'mailto:someone@example.org', 'format'],
    ['website', 'https://user@example.org', 'format'],
    ['website', `example.org/${'x'.repeat(250)}`, 'tooLong'],
    ['website', 'a\nb', 'lineBreak'],
    ['name', '', 'required'],
    ['name', 'x'.repeat(101), 'tooLong'],
    ['name', 'A\nB', 'lineBreak'],
    ['email', 'nobody', 'format'],
    ['email', '', 'required'],
    ['email', `${'x'.repeat(250)}@b.de`, 'tooLong'],
    ['email', 'a@b.de\nBcc: c@d.de', 'lineBreak'],
    ['message', '\n', 'required'],
    ['message', 'x'.repeat(5_001), 'tooLong'],
  ];
  it.each(wrong)('is refused for %s %j: %s, in both languages, with the input kept', async (field, value, code) => {
    for (const locale of ['de', 'en'] as const) {
      const sentences: Record<string, Record<string, string>> = wordsFor(locale).forms.partner.errors;
      const outcome = await send({ [field]: value, form_id: 'kept' }, locale);
      expect(outcome).toMatchObject({
        status: 422,
        errors: { [field]: sentences[field]?.[code] },
        values: { form_id: 'kept', ...(value && { [field]: value }) },
      });
      expect(Object.keys(outcome.status === 303 ? {} : outcome.errors)).toEqual([field]);
      expect(sentences[field]?.[code]).toMatch(/[.]$/);
    }
  });
});
