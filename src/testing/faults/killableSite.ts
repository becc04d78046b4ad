/**
 * For tests: the site as a process of its own that takes forms by HTTP and delivers them until it is killed. Takes the
 * settings as its argument and prints its port.
 */
import { closeServer } from '../../server/http/closeServer.ts';
import { openLeads } from '../../server/openLeads.ts';
import { serveForTest } from '../serveForTest.ts';
import { answerContact } from './answerContact.ts';

const leads = await openLeads(JSON.parse(process.argv[2] ?? '{}'));
const { desk, booking, newsletter, healthy, counts } = leads;
const services = { leads: desk, booking, newsletter, healthy, counts: async () => ({ ...(await counts()) }) };
const { server, port } = await serveForTest({ services, render: answerContact });
leads.start();
process.once('SIGTERM', async () => {
  await closeServer(server, 25_000);
  await leads.stop();
  process.exit(0);
});
// The tests' end of this pipe closes with them, however they end: nothing is left behind.
process.stdin.resume().once('end', () => process.exit(1));
console.log(port);
