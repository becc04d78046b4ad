/** For tests: local Firestore servers, a working emulator and one that refuses writes. */
import { FirestoreServer } from '@firestore-emulator/server';
import { Metadata, Server, ServerCredentials, type status } from '@grpc/grpc-js';
import { findFreePort } from '../../checks/tools/findFreePort.ts';

export const testProject = 'demo-mirror';

type Fields = Record<string, unknown>;

export type FirestoreEmulator = {
  host: string;
  port: number;
  /** All documents of the collection, read with Google's application library. */
  documents(): Promise<Record<string, Fields>>;
  close(): void;
};

export async function startFirestoreEmulator(port?: number): Promise<FirestoreEmulator> {
  const emulator = new FirestoreServer();
  // The emulator does not report its port, so pass one.
  const own = port ?? (await findFreePort());
  await emulator.start(own);
  const host = `127.0.0.1:${own}`;
  return {
    host,
    port: own,
    async documents() {
      // Imported here, so that a test can check that no other code has loaded Google's library.
      const { Firestore } = await import('@google-cloud/firestore');
      const clientOptions = { universeDomain: 'googleapis.com' };
      const reader = new Firestore({ projectId: testProject, host, ssl: false, clientOptions });
      const { docs } = await reader.collection('leads').get();
      await reader.terminate();
      return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
    },
    close: () => emulator.stop(),
  };
}

type RefusingFirestore = { host: string; callCount(): number; close(): void };

/** Responds to writes with a gRPC code and `retryAfter` seconds (google.rpc.RetryInfo); without `refusal`, never. */
export async function startRefusingFirestore(refusal?: {
  code: status;
  details: string;
  retryAfter?: number;
}): Promise<RefusingFirestore> {
  let answered = 0;
  const server = new Server();
  server.addService(
    { Commit: { path: '/google.firestore.v1.Firestore/Commit', ...unary } },
    {
      Commit(_call: unknown, callback: (error: object) => void) {
        answered++;
        if (!refusal) return;
        const { code, details, retryAfter } = refusal;
        const metadata = new Metadata();
        if (retryAfter) metadata.set('grpc-status-details-bin', statusWithRetryInfo(code, retryAfter));
        callback({ code, details, metadata });
      },
    },
  );
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return { host: `127.0.0.1:${port}`, callCount: () => answered, close: () => server.forceShutdown() };
}

const same = (bytes: Buffer): Buffer => bytes;
const unary = {
  ...{ requestStream: false, responseStream: false },
  ...{ requestSerialize: same, requestDeserialize: same, responseSerialize: same, responseDeserialize: same },
};

/** google.rpc.Status with google.rpc.RetryInfo, encoded as protobuf. */
function statusWithRetryInfo(code: number, seconds: number): Buffer {
  const retryInfo = field(1, Buffer.from([8, ...varint(seconds)]));
  const any = Buffer.concat([field(1, Buffer.from('type.googleapis.com/google.rpc.RetryInfo')), field(2, retryInfo)]);
  return Buffer.concat([Buffer.from([8, code]), field(3, any)]);
}

const field = (number: number, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([number * 8 + 2, ...varint(bytes.length)]), bytes]);

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
