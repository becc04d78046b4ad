/** The mirror in the built site: Google's library is not bundled and is resolved at run time. */
import { expect, test } from '@playwright/test';
import { startSite } from '../checks/site-under-test.ts';
import { project, startEmulator } from '../src/testing/testFirestore.ts';

test('a form that is sent becomes a document in Firestore', async () => {
  const { host, documents, close } = await startEmulator();
  await using site = await startSite({ env: { FIRESTORE_PROJECT: project, FIRESTORE_EMULATOR_HOST: host } });
  const form = { lastname: 'Müßig', email: 'm@example.org', message: 'Grüße', topic: 'sales' };
  await fetch(`${site.origin}/en/contact`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  await expect
    .poll(async () => Object.values(await documents()), { timeout: 30_000 })
    .toMatchObject([{ locale: 'en', fields: form }]);
  close();
});
