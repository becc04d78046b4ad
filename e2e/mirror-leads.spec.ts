/** The mirror in the built site: Google's library is not bundled and is resolved at run time. */
import { expect, test } from '@playwright/test';
import { startSite } from '../checks/tools/startSite.ts';
import { startFirestoreEmulator, testProject } from '../src/testing/firestore.testing.ts';

test('an accepted form is written to Firestore as a document', async () => {
  const { host, documents, close } = await startFirestoreEmulator();
  await using site = await startSite({ env: { FIRESTORE_PROJECT: testProject, FIRESTORE_EMULATOR_HOST: host } });
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
