/** Fifty visitors who post contact forms over HTTP in sequence, each with a new form_id, encoded as by a browser. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

export type PostFormsResult = {
  seconds: number;
  /** Milliseconds from the request to the end of the response, ascending. */
  latencies: number[];
  /** Number of responses by status. */
  statuses: Record<string, number>;
  /** Number of broken connections. */
  errors: number;
};

export async function postForms(
  origin: string,
  page: string,
  count: number,
  connections: number,
): Promise<PostFormsResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  let errors = 0;
  let next = 0;
  const started = performance.now();

  async function visitor(): Promise<void> {
    while (next < count) {
      const form = contactForm(next++);
      const before = performance.now();
      try {
        const status = await post(agent, origin, page, form);
        statuses[status] = (statuses[status] ?? 0) + 1;
        latencies.push(performance.now() - before);
      } catch {
        errors += 1;
      }
    }
  }

  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  const seconds = (performance.now() - started) / 1_000;
  return { seconds, latencies: latencies.sort((one, other) => one - other), statuses, errors };
}

const contactForm = (number: number): string =>
  new URLSearchParams({
    form_id: randomUUID(),
    website_url: '',
    topic: 'sales',
    firstname: 'Zoë',
    lastname: `Müßig ${number}`,
    email: `visitor-${number}@example.org`,
    phone: '+49 30 1234567',
    message: `Guten Tag,\nwir haben ${number} Anfragen im Monat. Was kostet das, und wann können wir beginnen?\nGrüße`,
  }).toString();

function post(agent: Agent, origin: string, page: string, body: string): Promise<number> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    accept: 'text/html,application/xhtml+xml',
    'accept-encoding': 'gzip, deflate, br',
    origin,
    'sec-fetch-site': 'same-origin',
  };
  return new Promise((resolve, reject) => {
    const sent = request(origin + page, { agent, method: 'POST', headers }, (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
