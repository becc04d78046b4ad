/**
 * Single documents of the project's default database. Google's library (71 packages) is loaded on the first call, so a
 * site without Firestore never loads it.
 */
import type { FirestoreClient, protos } from '@google-cloud/firestore-api';
import type { Env } from '../../env.ts';
import { failureOf } from './failureOf.ts';
import { fieldsOf, type Plain, plainOf } from './fieldsOf.ts';

export type Content = Readonly<Record<string, Plain>>;

/** Paths are those below the database's documents, such as `leads/ID`. */
export type Firestore = {
  /** Writes a document as a whole. Resolves with the time of the write. */
  put(path: string, content: Content, signal: AbortSignal): Promise<string>;
  /** Succeeds for a document that does not exist. */
  remove(path: string, signal: AbortSignal): Promise<string>;
  /** undefined: the document does not exist. */
  read(path: string, signal: AbortSignal): Promise<Content | undefined>;
  close(): Promise<void>;
};

/** How long Firestore, or the search for credentials, may take, in milliseconds. */
const patience = 15_000;

export function openFirestore(env: Pick<Env, 'FIRESTORE_PROJECT' | 'FIRESTORE_EMULATOR_HOST'>): Firestore {
  const { FIRESTORE_PROJECT: project, FIRESTORE_EMULATOR_HOST: emulator } = env;
  const database = `projects/${project}/databases/(default)`;
  const nameOf = (path: string) => `${database}/documents/${path}`;
  let client: Promise<FirestoreClient> | undefined;

  function ready(): Promise<FirestoreClient> {
    client ??= connect(emulator).catch((error: unknown) => {
      // Credentials may come: the next attempt looks for them again.
      client = undefined;
      throw error;
    });
    return client;
  }

  async function call<T>(signal: AbortSignal, send: (client: FirestoreClient, options: object) => Promise<T>) {
    // Kept, not given up: the settings that this lead came in with may come back.
    if (!project) throw new Error('No Firestore is configured any more');
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const open = await beforeEnd(limit, ready());
    // Repeats are the caller's business.
    const options = { timeout: patience, signal: limit, retry: { retryCodes: [] } };
    return send(open, options).catch((error: unknown) => {
      throw failureOf(error);
    });
  }

  const commit = (write: protos.google.firestore.v1.IWrite, signal: AbortSignal): Promise<string> =>
    call(signal, async (open, options) => {
      const [{ commitTime }] = await open.commit({ database, writes: [write] }, options);
      return new Date(Number(commitTime?.seconds ?? 0) * 1_000).toISOString();
    });

  return {
    put: (path, content, signal) => commit({ update: { name: nameOf(path), fields: fieldsOf(content) } }, signal),
    remove: (path, signal) => commit({ delete: nameOf(path) }, signal),
    read: (path, signal) =>
      call(signal, async (open, options) => {
        const answers = open.batchGetDocuments({ database, documents: [nameOf(path)] }, options);
        for await (const { found } of answers) if (found) return plainOf(found.fields ?? {});
        return undefined;
      }),
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
