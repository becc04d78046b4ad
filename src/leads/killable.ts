/**
 * For tests: a process that accepts leads and delivers them until it is killed. Takes the settings as its argument and
 * one form per line on standard input, and prints the answer to each as soon as the visitor would have it.
 */
import { createInterface } from 'node:readline';
import { runnerImport } from 'vite';

const { module } = await runnerImport<typeof import('./open.ts')>(new URL('./open.ts', import.meta.url).pathname, {
  configFile: false,
  define: { __SITE_URL__: '"http://localhost:4321"', __APP_URL__: 'null' },
});
const leads = await module.openLeads(JSON.parse(process.argv[2] ?? '{}'));
leads.start();
console.log('ready');

for await (const line of createInterface({ input: process.stdin })) {
  const request = new Request('https://www.example.org/kontakt', { method: 'POST', body: new URLSearchParams(line) });
  const submission = { form: 'contact', locale: 'de', page: 'contact', request, clientAddress: '192.0.2.1' } as const;
  console.log(JSON.stringify(await leads.desk.accept(submission)));
}
