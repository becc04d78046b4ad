/**
 * For tests: the site as a separate process that accepts forms by HTTP and delivers leads until it is killed. Gets the
 * settings as its argument and prints its port.
 */
import { closeServer } from '../../server/http/closeServer.ts';
import { openServices } from '../../server/openServices.ts';
import { startTestServer } from '../startTestServer.testing.ts';
import { handleContactForm } from './handleContactForm.testing.ts';

const leads = await openServices(JSON.parse(process.argv[2] ?? '{}'));
const { leadService, booking, newsletter, healthy, counts } = leads;
const services = { leads: leadService, booking, newsletter, healthy, counts: async () => ({ ...(await counts()) }) };
const { server, port } = await startTestServer({ services, render: handleContactForm });
leads.start();
process.once('SIGTERM', async () => {
  await closeServer(server, 25_000);
  await leads.stop();
  process.exit(0);
});
// The pipe closes when the test process ends for any reason; this process then exits too.
process.stdin.resume().once('end', () => process.exit(1));
console.log(port);
