/**
 * For tests: the site as a separate process that accepts forms by HTTP and delivers leads until it is killed. Gets the
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
// The pipe closes when the test process ends for any reason; this process then exits too.
process.stdin.resume().once('end', () => process.exit(1));
console.log(port);
