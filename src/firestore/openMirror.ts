/**
 * The mirror of leads in Firestore: one document per lead, named by the lead's id. Google's library (71 packages) is
 * loaded with the first document, so that a site without a mirror never sees it.
 */
import type { FirestoreClient, protos } from '@google-cloud/firestore-api';
import type { Env } from '../env.ts';
import { failureOf } from './failureOf.ts';
import { fieldsOf, type Plain } from './fieldsOf.ts';

export type Mirror = {
  /** Writes a document as a whole: the same content in every repeat. Resolves with the time of the write. */
  put(id: string, content: Readonly<Record<string, Plain>>, signal: AbortSignal): Promise<string>;
  /** Succeeds, too, when there is none. */
  remove(id: string, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
};

const collection = 'leads';

/** How long Firestore, or the look for credentials, may be silent, in milliseconds. */
const patience = 15_000;

export function openMirror(env: Pick<Env, 'FIRESTORE_PROJECT' | 'FIRESTORE_EMULATOR_HOST'>): Mirror {
  const { FIRESTORE_PROJECT: project, FIRESTORE_EMULATOR_HOST: emulator } = env;
  const database = `projects/${project}/databases/(default)`;
  const nameOf = (id: string) => `${database}/documents/${collection}/${id}`;
  let client: Promise<FirestoreClient> | undefined;

  function ready(): Promise<FirestoreClient> {
    client ??= connect(emulator).catch((error: unknown) => {
      // Credentials may come: the next attempt looks for them again.
      client = undefined;
      throw error;
    });
    return client;
  }

  async function commit(write: protos.google.firestore.v1.IWrite, signal: AbortSignal): Promise<string> {
    // Kept, not given up: the settings that this lead came in with may come back.
    if (!project) throw new Error('No Firestore is configured any more');
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const open = await beforeEnd(limit, ready());
    // Repeats are the outbox's business.
    const options = { timeout: patience, signal: limit, retry: { retryCodes: [] } };
    const [{ commitTime }] = await open.commit({ database, writes: [write] }, options).catch((error: unknown) => {
      throw failureOf(error);
    });
    return new Date(Number(commitTime?.seconds ?? 0) * 1_000).toISOString();
  }

  return {
    put: (id, content, signal) => commit({ update: { name: nameOf(id), fields: fieldsOf(content) } }, signal),
    remove: (id, signal) => commit({ delete: nameOf(id) }, signal),
    async close() {
      const closed = client?.then((open) => open.close());
      // One that is still looking for its credentials has nothing to close.
      await beforeEnd(AbortSignal.timeout(1_000), closed ?? Promise.resolve()).catch(() => {});
    },
  };
}

/**
 * Google's Commit and nothing around it: `set` of the library for applications repeats for ten minutes on its own and
 * cannot be stopped, so that a document could be written long after it had been removed.
 */
async function connect(emulator: string | undefined): Promise<FirestoreClient> {
  const { v1 } = await import('@google-cloud/firestore-api');
  const client = new v1.FirestoreClient({ ...channel, ...(emulator && (await plainConnection(emulator))) });
  // Finds the credentials; without this a missing one would become an unhandled rejection.
  await client.initialize();
  return client;
}

/** A connection that was lost is looked for again within this time, not within two minutes. */
const channel = { 'grpc.max_reconnect_backoff_ms': 20_000 };

/** Emulators speak no TLS and want no credentials: the domain is said here, so that none are looked for to learn it. */
async function plainConnection(emulator: string) {
  const { credentials } = await import('@grpc/grpc-js');
  const { hostname, port } = new URL(`http://${emulator}`);
  const clientOptions = { universeDomain: 'googleapis.com' };
  return { servicePath: hostname, port: Number(port), sslCreds: credentials.createInsecure(), clientOptions };
}

function beforeEnd<T>(signal: AbortSignal, task: Promise<T>): Promise<T> {
  const end = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([task, end]);
}
