/**
 * Accesses single documents of the project's default database. Google's library (71 packages) is loaded on the first
 * call, so a site without Firestore never loads it.
 */
import type { FirestoreClient, protos } from '@google-cloud/firestore-api';
import type { Env } from '../../env.ts';
import { toDeliveryError } from './toDeliveryError.ts';
import { fromFirestoreFields, type JsonValue, toFirestoreFields } from './toFirestoreFields.ts';

export type FirestoreDocument = Readonly<Record<string, JsonValue>>;

/** Paths are relative to the database's documents, such as `leads/ID`. */
export type Firestore = {
  /** Writes a document as a whole. Resolves with the time of the write. */
  put(path: string, content: FirestoreDocument, signal: AbortSignal): Promise<string>;
  /** Succeeds for a document that does not exist. */
  remove(path: string, signal: AbortSignal): Promise<string>;
  /** undefined: the document does not exist. */
  read(path: string, signal: AbortSignal): Promise<FirestoreDocument | undefined>;
  close(): Promise<void>;
};

/** Timeout of a call, including the look-up of credentials, in milliseconds. */
const callTimeoutMs = 15_000;

export function openFirestore(env: Pick<Env, 'FIRESTORE_PROJECT' | 'FIRESTORE_EMULATOR_HOST'>): Firestore {
  const { FIRESTORE_PROJECT: project, FIRESTORE_EMULATOR_HOST: emulator } = env;
  const database = `projects/${project}/databases/(default)`;
  const nameOf = (path: string) => `${database}/documents/${path}`;
  let client: Promise<FirestoreClient> | undefined;

  function getClient(): Promise<FirestoreClient> {
    client ??= connect(emulator).catch((error: unknown) => {
      // Not cached: the next attempt looks up the credentials again.
      client = undefined;
      throw error;
    });
    return client;
  }

  async function call<T>(signal: AbortSignal, send: (client: FirestoreClient, options: object) => Promise<T>) {
    // Retried, not dead: the settings may be restored.
    if (!project) throw new Error('No Firestore is configured any more');
    const limit = AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]);
    const open = await abortable(limit, getClient());
    // Retries are left to the caller.
    const options = { timeout: callTimeoutMs, signal: limit, retry: { retryCodes: [] } };
    return send(open, options).catch((error: unknown) => {
      throw toDeliveryError(error);
    });
  }

  const commit = (write: protos.google.firestore.v1.IWrite, signal: AbortSignal): Promise<string> =>
    call(signal, async (open, options) => {
      const [{ commitTime }] = await open.commit({ database, writes: [write] }, options);
      return new Date(Number(commitTime?.seconds ?? 0) * 1_000).toISOString();
    });

  return {
    put: (path, content, signal) =>
      commit({ update: { name: nameOf(path), fields: toFirestoreFields(content) } }, signal),
    remove: (path, signal) => commit({ delete: nameOf(path) }, signal),
    read: (path, signal) =>
      call(signal, async (open, options) => {
        const answers = open.batchGetDocuments({ database, documents: [nameOf(path)] }, options);
        for await (const { found } of answers) if (found) return fromFirestoreFields(found.fields ?? {});
        return undefined;
      }),
    async close() {
      const closed = client?.then((open) => open.close());
      // A client that is still looking up credentials has nothing to close.
      await abortable(AbortSignal.timeout(1_000), closed ?? Promise.resolve()).catch(() => {});
    },
  };
}

/**
 * Uses Google's Commit call directly: `set` of the application library retries for ten minutes and cannot be cancelled,
 * so it could write a document long after its removal.
 */
async function connect(emulator: string | undefined): Promise<FirestoreClient> {
  const { v1 } = await import('@google-cloud/firestore-api');
  const client = new v1.FirestoreClient({ ...channelOptions, ...(emulator && (await emulatorOptions(emulator))) });
  // Looks up the credentials; without this call, missing ones would cause an unhandled rejection.
  await client.initialize();
  return client;
}

/** Maximum reconnect backoff; gRPC's default is two minutes. */
const channelOptions = { 'grpc.max_reconnect_backoff_ms': 20_000 };

/** Emulators use no TLS and no credentials. The explicit domain avoids a look-up of credentials. */
async function emulatorOptions(emulator: string) {
  const { credentials } = await import('@grpc/grpc-js');
  const { hostname, port } = new URL(`http://${emulator}`);
  const clientOptions = { universeDomain: 'googleapis.com' };
  return { servicePath: hostname, port: Number(port), sslCreds: credentials.createInsecure(), clientOptions };
}

function abortable<T>(signal: AbortSignal, task: Promise<T>): Promise<T> {
  const end = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([task, end]);
}
