/** The mirror of leads in Firestore: one document per lead, named by the lead's id. */
import type { Env } from '../../env.ts';
import { type Firestore, type FirestoreDocument, openFirestore } from './openFirestore.ts';

export type Mirror = {
  /** Writes a document as a whole; idempotent. Resolves with the time of the write. */
  put(id: string, content: FirestoreDocument, signal: AbortSignal): Promise<string>;
  /** Succeeds for a document that does not exist. */
  remove(id: string, signal: AbortSignal): Promise<string>;
  close: Firestore['close'];
};

const pathOf = (id: string) => `leads/${id}`;

export function openMirror(env: Pick<Env, 'FIRESTORE_PROJECT' | 'FIRESTORE_EMULATOR_HOST'>): Mirror {
  const { put, remove, close } = openFirestore(env);
  return {
    put: (id, content, signal) => put(pathOf(id), content, signal),
    remove: (id, signal) => remove(pathOf(id), signal),
    close,
  };
}
